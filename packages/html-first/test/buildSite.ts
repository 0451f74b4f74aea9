import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {onTestFinished} from 'vitest';

export const STYLES =
  '@layer a{.used{color:red}.unused{color:#00f}}:root{--read:1px;--unread:2px}.toggleButton_x{margin:var(--read)}';

/** A page as Docusaurus writes it, with this in its body. */
export function page(body: string): string {
  return (
    '<!doctype html><html><head><title>Page</title><link rel="stylesheet" href="/assets/css/styles.00000000.css">' +
    '<script>window.early = true</script><script src="/assets/js/main.1.js" defer></script></head>' +
    `<body>${body}</body></html>`
  );
}

/** A built site of these files in a folder of its own, which is removed after the test; returns the folder. */
export function buildSite(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'html-first-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  const outDir = join(folder, 'build');
  const all = {
    'assets/css/styles.00000000.css': STYLES,
    'assets/js/main.1.js': 'window.main = true',
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    const path = join(outDir, name);
    mkdirSync(join(path, '..'), {recursive: true});
    writeFileSync(path, text);
  }
  return outDir;
}
