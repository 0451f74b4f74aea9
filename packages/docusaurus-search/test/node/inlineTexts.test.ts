import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import inlineTexts from '../../src/node/inlineTexts.ts';

function createContext() {
  const folder = mkdtempSync(path.join(tmpdir(), 'inline-texts-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  const file = path.join(folder, 'codeTranslations.json');
  writeFileSync(file, JSON.stringify({'theme.search.clear': 'Suche "leeren"'}));
  const watched: string[] = [];
  const context = {
    context: folder,
    getResolve: () => async (_from: string, request: string) =>
      request === '@generated/codeTranslations' ? file : '',
    addDependency: (name: string) => void watched.push(name),
  };
  return {context, file, watched};
}

test('inlines the texts of the language, or those of the source', async () => {
  const {context, file, watched} = createContext();
  const source = `import {translate} from '@docusaurus/Translate';
translate({ id: 'theme.search.clear', message: 'Clear' }), translate({
    id: 'theme.search.keys',
    message: "Reader's keys",
})`;
  expect(await inlineTexts.call(context, source)).toBe(
    `import {translate} from '@docusaurus/Translate';
"Suche \\"leeren\\"", "Reader's keys"`,
  );
  expect(watched).toEqual([file]);
});

test.each([
  'translate({id, message})',
  "translate({id: 'a', message: 'b', description: 'c'})",
  "translate({id: 'a', message: 'b {c}'}, {c: 'd'})",
  "translate({id: 'a', message: `b`})",
])('refuses %s, which would stay in English', async (call) => {
  await expect(inlineTexts.call(createContext().context, call)).rejects.toThrow(
    `[docusaurus-search] "${call}" is not of the form translate({id: '…', message: '…'}).`,
  );
});
