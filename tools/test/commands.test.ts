import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {repositoryDir} from '../src/websiteDir.ts';

function run(command: string, ...args: string[]) {
  const script = join(repositoryDir, 'tools/dist', command, 'cli.js');
  return spawnSync(process.execPath, [script, ...args], {cwd: repositoryDir, encoding: 'utf8'});
}

describe('author commands', () => {
  it('accept the path and the address of a page', () => {
    const page = 'ANSVIS/Guides/Camera';
    expect(run('content', `/docs/${page}/`).stdout).toMatch(/^No mistakes on \d+ pages?\.$/m);
    expect(run('movePage', '--dry-run', page, 'ANSVIS/Guides/Elsewhere').stdout).toContain(
      'would write website/docs/ANSVIS/Guides/Elsewhere/index.mdx',
    );
  });

  it('print help', () => {
    const {status, stdout} = run('content', '--help');
    expect(stdout).toContain('npm run content');
    expect(status).toBe(0);
  });

  it.each([
    ['newPage', [], 'Give a type and a path: npm run new-page -- task ANSVIS/Guides/Camera'],
    ['movePage', ['ANSVIS/Guides'], 'Give the old and the new folder:'],
    ['urls', ['--build', 'tools/src'], 'has no built site. Run first: npm run build'],
    ['provider', [], 'No file of answers. Name it: npm run fill -- answers.csv'],
    ['anySite', ['tools'], 'tools is not a Docusaurus site: it has no docusaurus.config.js or .ts.'],
    ['report', ['--output', 'x'], "Unknown option '--output'"],
  ])('%s fails with one line for %j', (command, args, message) => {
    const {status, stderr} = run(command, ...args);
    expect(stderr).toContain(message);
    expect(stderr.trim().split('\n')).toHaveLength(2);
    expect(status).toBe(1);
  });

  it('any-site names the step that failed instead of a stack trace', () => {
    const folder = mkdtempSync(join(tmpdir(), 'commands-test-'));
    writeFileSync(join(folder, 'docusaurus.config.js'), '');
    writeFileSync(join(folder, 'package.json'), '{"dependencies": {"@docusaurus/core": "3.10.2"}}');
    const script = join(repositoryDir, 'tools/dist/anySite/cli.js');
    const env = {...process.env, CHROMIUM_PATH: join(folder, 'nowhere')};
    const {status, stderr} = spawnSync(process.execPath, [script, folder], {env, encoding: 'utf8'});
    rmSync(folder, {recursive: true});
    expect(stderr).toMatch(/^Starting Chromium, or what CHROMIUM_PATH names, failed: /m);
    expect(stderr).not.toMatch(/^ {4}at /m);
    expect(status).toBe(1);
  });
});
