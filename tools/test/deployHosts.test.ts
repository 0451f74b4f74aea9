import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {deploySite, goBack} from '../src/deploy/deploySite.ts';
import {findTarget} from '../src/deploy/DeployTarget.ts';
import {buildSite, createFolder, hash, later, START} from './createBuiltSite.ts';

afterEach(() => vi.unstubAllEnvs());

describe('hosts that take a whole folder', () => {
  /** Stands in for `npx`: writes down what it was told, and which files were there at that moment. */
  function standIn(code = 0): () => {args: string[]; files: string[]} {
    const programs = createFolder();
    const record = join(programs, 'record.json');
    const script = `#!${process.execPath}
      const {readdirSync, writeFileSync} = require('node:fs');
      const args = process.argv.slice(2);
      const folder = args.find((arg) => arg.startsWith('/'));
      writeFileSync(${JSON.stringify(record)}, JSON.stringify({args, files: readdirSync(folder, {recursive: true})}));
      process.exitCode = ${code};`;
    writeFileSync(join(programs, 'npx'), script, {mode: 0o755});
    vi.stubEnv('PATH', `${programs}:${process.env.PATH}`);
    return () => JSON.parse(readFileSync(record, 'utf8')) as {args: string[]; files: string[]};
  }

  it.each([
    [
      'netlify:help-center',
      ['netlify-cli', 'deploy', '--prod', '--no-build', '--dir', '<folder>', '--site', 'help-center'],
    ],
    [
      'cloudflare-pages:help-center',
      ['wrangler', 'pages', 'deploy', '<folder>', '--project-name', 'help-center', '--branch', 'main'],
    ],
    [
      'cloudflare-pages:help-center#live',
      ['wrangler', 'pages', 'deploy', '<folder>', '--project-name', 'help-center', '--branch', 'live'],
    ],
    [
      'github-pages:git@github.com:example/help.git',
      ['gh-pages', '--dist', '<folder>', '--dotfiles', '--repo', 'git@github.com:example/help.git'],
    ],
  ])('get the new version and files for open tabs by their own command: %s', async (address, args) => {
    const target = findTarget(address, createFolder());
    const readCall = standIn();
    await deploySite(buildSite('one'), target, {now: START});
    await deploySite(buildSite('two'), target, {now: later(1)});
    const {args: asked, files} = readCall();
    expect(asked.map((arg) => (arg === target.folder ? '<folder>' : arg))).toEqual(args);
    expect(files).toContain(`assets/js/main.${hash('one')}.js`);
    expect(files).toContain(`assets/js/main.${hash('two')}.js`);
    expect(files).not.toContain('only-in-one.html');
    // Jekyll would leave out what begins with a dot.
    expect(files.includes('.nojekyll')).toBe(address.startsWith('github-pages:'));

    await goBack(target, {now: later(2)});
    expect(readCall().files).toContain('only-in-one.html');
  });

  it('print how to continue after a failed upload', async () => {
    standIn(3);
    const target = findTarget('netlify:help-center', createFolder());
    await expect(deploySite(buildSite('one'), target, {now: START})).rejects.toThrow(
      'npx ended with 3. Readers still have a working site; run the same deploy again to finish it. The command was:\nnpx netlify-cli deploy',
    );
    // That the version is complete on this machine does not make it the deployed one.
    await expect(goBack(target)).rejects.toThrow('There is no previous version');
  });

  it('are separate targets with a site name', () => {
    for (const address of ['/srv/help-center', 'C:\\site']) expect(findTarget(address).push).toEqual([]);
    expect(findTarget('/srv/help-center').folder).toBe('/srv/help-center');
    expect(findTarget('netlify:one').folder).not.toBe(findTarget('netlify:two').folder);
    expect(() => findTarget('netlify:')).toThrow('names no site of the host');
  });

  it('are documented, like manual uploads', () => {
    const text = readFileSync(fileURLToPath(new URL('../../deploy/README.md', import.meta.url)), 'utf8');
    for (const [name, command] of [
      ['Netlify', 'npm run deploy -- netlify:'],
      ['Cloudflare Pages', 'npm run deploy -- cloudflare-pages:'],
      ['GitHub Pages', 'npm run deploy -- github-pages:'],
      ['Vercel', 'npx vercel deploy --prod --cwd .cache/site'],
      ['Azure Static Web Apps', 'npx @azure/static-web-apps-cli deploy .cache/site --env production'],
    ] as const) {
      const line = text.split('\n').find((one) => one.includes(command));
      expect([name, line]).toEqual([name, expect.stringContaining(name)]);
    }
  });
});
