import {execFileSync, spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {beforeAll, describe, expect, it, vi} from 'vitest';
import {repositoryDir} from '../src/websiteDir.ts';

vi.setConfig({testTimeout: 60_000, hookTimeout: 120_000});

function run(command: string, ...args: string[]) {
  const script = join(repositoryDir, 'tools/dist', command, 'cli.js');
  return spawnSync(process.execPath, [script, ...args], {cwd: repositoryDir, encoding: 'utf8'});
}

beforeAll(() => {
  execFileSync(process.execPath, [join(repositoryDir, 'node_modules/typescript/bin/tsc'), '-b', 'tools'], {
    cwd: repositoryDir,
  });
});

describe('author commands', () => {
  it.each([
    ['content', 'npm run content'],
    ['newPage', 'npm run new-page -- <type> <path>'],
    ['movePage', 'npm run move-page -- <old folder> <new folder>'],
    ['urls', 'npm run urls'],
    ['report', 'npm run report'],
    ['audit', 'npm run audit'],
    ['provider', 'npm run fill -- answers.yml'],
    ['anySite', 'npm run any-site -- <folder of the site>'],
    ['tryNode', 'npm run try-node -- [versions]'],
    ['tryDocusaurus', 'npm run try-docusaurus -- [versions]'],
    ['tryRenderer', 'npm run try-renderer -- <react or preact>'],
  ])('%s explains itself', (command, line) => {
    const {status, stdout} = run(command, '--help');
    expect(stdout).toContain(line);
    expect(status).toBe(0);
  });

  it.each([
    ['newPage', [], 'Give a type and a path: npm run new-page -- task ANSVIS/Guides/Camera'],
    ['movePage', ['ANSVIS/Guides'], 'Give the old and the new folder:'],
    ['urls', ['--build', 'tools/src'], 'has no built site. Run first: npm run build'],
    ['provider', [], 'No file of answers. Name it: npm run fill -- answers.yml'],
    ['anySite', ['tools'], 'tools is not a Docusaurus site: it has no docusaurus.config.js or .ts.'],
    ['tryNode', ['twenty'], '"twenty" is not a version of Node such as 22 or 20.19.'],
    ['tryDocusaurus', ['new'], '"new" is not a version of Docusaurus. Name versions such as 3.10.1.'],
    ['tryRenderer', ['vue'], 'Name a renderer, react or preact, not "vue".'],
    ['report', ['--output', 'x'], "Unknown option '--output'"],
    ['content', ['website/docs/Nowhere'], 'There is no page below "docs/Nowhere".'],
  ])('%s fails with one line for %j', (command, args, message) => {
    const {status, stderr} = run(command, ...args);
    expect(stderr).toContain(message);
    expect(stderr.trim().split('\n')).toHaveLength(2);
    expect(status).toBe(1);
  });
});
