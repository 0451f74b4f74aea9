import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';

// What `docusaurus write-translations` does.
const require = createRequire(createRequire(import.meta.url).resolve('@docusaurus/core/package.json'));
const {extractAllSourceCodeFileTranslations, getBabelOptions} = require('@docusaurus/babel') as {
  getBabelOptions(options: {isServer: boolean}): object;
  extractAllSourceCodeFileTranslations(
    files: readonly string[],
    options: object,
  ): Promise<{translations: Record<string, {message: string}>; warnings: string[]}[]>;
};

const packages = fileURLToPath(new URL('../..', import.meta.url));
const LOCALES = ['ar', 'de', 'ja', 'vi', 'zh-Hans'];

async function readEnglish(name: string): Promise<Record<string, string>> {
  const source = join(packages, name, 'src');
  const files = readdirSync(source, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => join(source, file))
    .filter((file) => readFileSync(file, 'utf8').includes('@docusaurus/Translate'));
  const found = await extractAllSourceCodeFileTranslations(files, getBabelOptions({isServer: true}));
  expect(found.flatMap(({warnings}) => warnings)).toEqual([]);
  const texts: Record<string, string> = {};
  for (const {translations} of found) {
    for (const [id, {message}] of Object.entries(translations)) {
      // One id is one text, wherever it is used.
      expect([id, texts[id] ?? message]).toEqual([id, message]);
      texts[id] = message;
    }
  }
  return texts;
}

const readTexts = (file: string) =>
  JSON.parse(readFileSync(join(packages, file), 'utf8')) as Record<string, string>;
const namesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

test.each([
  ['docusaurus-search', 'search', 60],
  ['html-first', 'loader', 5],
  ['offline', 'offline', 40],
  ['agents', 'agents', 11],
])('has all texts of %s in each shipped language', async (name, file, least) => {
  const english = await readEnglish(name);
  expect(Object.keys(english).length).toBeGreaterThanOrEqual(least);
  for (const locale of LOCALES) {
    const texts = readTexts(`${name}/locales/${locale}/${file}.json`);
    expect({locale, ids: Object.keys(texts).sort()}).toEqual({locale, ids: Object.keys(english).sort()});
    const {pluralCategories} = new Intl.PluralRules(locale).resolvedOptions();
    for (const [id, message] of Object.entries(english)) {
      const text = texts[id] ?? '';
      expect({locale, id, names: namesIn(text)}).toEqual({locale, id, names: namesIn(message)});
      const forms = message.includes('|') ? pluralCategories.length : 1;
      expect({locale, id, forms: text.split('|').length}).toEqual({locale, id, forms});
      // Single words may be the same in two languages; a sentence is another one.
      expect({id, isEnglish: / \w+ /.test(message) && text === message}).toEqual({id, isEnglish: false});
    }
  }
});
