import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';
import {createFolderTarget} from '../src/deploy/createFolderTarget.ts';
import {deploySite, goBack} from '../src/deploy/deploySite.ts';
import {findHost, uploadTo} from '../src/deploy/hosts.ts';
import {buildSite, createFolder, hash, later, START} from './createBuiltSite.ts';

describe('hosts that take a whole folder', () => {
  /** Stands in for `npx`: writes down what it was told, and which files were there at that moment. */
  function createUploader(code = 0): {command: string[]; read: () => {args: string[]; files: string[]}} {
    const record = join(createFolder(), 'record.json');
    const script = `
      const {readdirSync, writeFileSync} = require('node:fs');
      const args = process.argv.slice(1);
      const folder = args.find((arg) => arg.startsWith('/'));
      writeFileSync(${JSON.stringify(record)}, JSON.stringify({args, files: readdirSync(folder, {recursive: true})}));
      process.exitCode = ${code};`;
    return {
      command: [process.execPath, '-e', script, '--'],
      read: () => JSON.parse(readFileSync(record, 'utf8')) as {args: string[]; files: string[]},
    };
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
    const host = findHost(address, createFolder());
    if (host === undefined) throw new Error('no host was found');
    const target = createFolderTarget(host.folder);
    const versions = createFolder();
    await deploySite(buildSite('one'), target, versions, {now: START});
    await deploySite(buildSite('two'), target, versions, {now: later(1)});
    const uploader = createUploader();
    await uploadTo(host, uploader.command);
    const {args: asked, files} = uploader.read();
    expect(asked.map((arg) => (arg === host.folder ? '<folder>' : arg))).toEqual(args);
    expect(files).toContain(`assets/js/main.${hash('one')}.js`);
    expect(files).toContain(`assets/js/main.${hash('two')}.js`);
    expect(files).not.toContain('only-in-one.html');
    // Jekyll would leave out what begins with a dot.
    expect(files.includes('.nojekyll')).toBe(address.startsWith('github-pages:'));

    await goBack(target, versions, later(2));
    await uploadTo(host, uploader.command);
    expect(uploader.read().files).toContain('only-in-one.html');
  });

  it('print how to continue after a failed upload', async () => {
    const host = findHost('netlify:help-center', createFolder());
    if (host === undefined) throw new Error('no host was found');
    await deploySite(buildSite('one'), createFolderTarget(host.folder), createFolder(), {now: START});
    await expect(uploadTo(host, createUploader(3).command)).rejects.toThrow(
      `The upload exited with 3. Readers still see the previous version. ${host.folder} is complete; upload it again with:\nnpx netlify-cli deploy`,
    );
  });

  it('are separate targets with a site name', () => {
    for (const address of [
      '/srv/help-center',
      'me@help.example.com:/srv',
      's3://help.example.com',
      'C:\\site',
    ])
      expect([address, findHost(address)]).toEqual([address, undefined]);
    expect(() => findHost('netlify:')).toThrow('names no site of the host');
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
