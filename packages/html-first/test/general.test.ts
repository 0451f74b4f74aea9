import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';

const source = fileURLToPath(new URL('../src', import.meta.url));

test('html-first has no code for search or products', () => {
  const files = readdirSync(source, {recursive: true, encoding: 'utf8'}).filter((name) =>
    name.endsWith('.ts'),
  );
  expect(files.length).toBeGreaterThan(30);
  const named = files.flatMap((name) =>
    readFileSync(join(source, name), 'utf8')
      .replaceAll('@help-center/', '')
      .split('\n')
      .filter(
        (line) =>
          /docsearch|help.?center/i.test(line) ||
          (/search/i.test(line) && !/such as search|search engines/i.test(line)),
      )
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(named).toEqual([]);
});
