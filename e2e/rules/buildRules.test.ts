import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {describe, expect, test} from 'vitest';

const MINI_SITE = fileURLToPath(new URL('../mini-site', import.meta.url));

/** Builds the small site with one mistake in it. */
function build(fault: string, env: NodeJS.ProcessEnv = {}): Promise<{status: number; output: string}> {
  // The header files of hosts stand beside the build folder.
  const scratch = mkdtempSync(join(tmpdir(), `mini-site-${fault}-`));
  const generated = `.docusaurus-${fault}`;
  return new Promise((resolve) => {
    const child = spawn('npx', ['docusaurus', 'build', '.', '--out-dir', join(scratch, 'build')], {
      cwd: MINI_SITE,
      env: {
        ...process.env,
        MINI_SITE_FAULT: fault,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
        FORCE_COLOR: '0',
        ...env,
      },
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (status) => {
      rmSync(scratch, {recursive: true, force: true});
      rmSync(join(MINI_SITE, generated), {recursive: true, force: true});
      resolve({status: status ?? 1, output});
    });
  });
}

describe('build rules', () => {
  // One build for all of them; the release tests below check that a broken link fails the build.
  test('broken links, Markdown links, anchors, inline tags, inline authors, untruncated posts and duplicate routes are reported [spec 8-10, 8-11]', async () => {
    const {status, output} = await build('warnings');
    expect(output).toContain('found broken links');
    expect(output).toMatch(/source page path = \/docs\/second\/?:[^]*linking to \/docs\/nowhere/);
    expect(output).toMatch(/WARNING\][^\n]*`?\.\/nowhere\.md`?/);
    expect(output).toMatch(/broken anchors/i);
    expect(output).toMatch(/not-in-the-file/);
    expect(output).toMatch(/Some blog authors used in [^\n]+ are not defined in/);
    expect(output).toMatch(/Tags \[[^\]]*not-in-the-file/);
    expect(output).toMatch(/truncation marker|truncat/i);
    expect(output).toContain('Duplicate routes found');
    expect(status).toBe(0);
  });
});

// Messages of Docusaurus itself, which only an upgrade can change.
describe.runIf(process.env.HELP_CENTER_SUITE === 'release')('build rules of Docusaurus', () => {
  test('a broken link fails the build and names page and target [spec 8-09]', async () => {
    const {status, output} = await build('broken-link');
    expect(status).not.toBe(0);
    expect(output).toContain('found broken links');
    expect(output).toMatch(/source page path = \/[^]*linking to \/docs\/nowhere/);
  });

  test('a page module without a default export is an error that names the page [spec 5-03]', async () => {
    const {status, output} = await build('no-default-export');
    expect(status).not.toBe(0);
    expect(output).toContain('Can\'t render static file for pathname "/"');
    expect(output).toMatch(/default export/i);
  });

  test('a navbar item of unknown type is an error that names the type [spec 5-04]', async () => {
    const {status, output} = await build('unknown-navbar-item');
    expect(status).not.toBe(0);
    expect(output).toContain('Bad navbar item type carousel');
  });

  test('a navbar item that fails while the site is built is an error that names page and cause', async () => {
    const {status, output} = await build('failing-navbar-item');
    expect(status).not.toBe(0);
    expect(output).toContain('Can\'t render static file for pathname "/"');
    expect(output).toContain('The fragile item broke');
  });

  test('a docs sidebar link without a target is an error that names the sidebar [spec 5-06]', async () => {
    const {status, output} = await build('sidebar-without-target');
    expect(status).not.toBe(0);
    expect(output).toContain('Sidebar with ID "empty" doesn\'t have anything to be linked to');
  });
});
