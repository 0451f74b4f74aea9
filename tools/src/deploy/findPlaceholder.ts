import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** The placeholder address that a built site names as its own; `null` if it names a real one. */
export function findPlaceholder(build: string): string | null {
  const home = join(build, 'index.html');
  const html = existsSync(home) ? readFileSync(home, 'utf8') : '';
  const [, url] = /<link\b[^>]*\brel=["']?canonical["']?[^>]*\bhref=["']?([^"'\s>]+)/u.exec(html) ?? [];
  if (url === undefined || !URL.canParse(url)) return null;
  return /(?:^|\.)example\.(?:com|net|org)$/u.test(new URL(url).hostname) ? url : null;
}
