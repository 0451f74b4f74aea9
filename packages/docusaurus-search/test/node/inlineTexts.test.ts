import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import inlineTexts from '../../src/node/inlineTexts.ts';

test('the bundler gets the texts of the language, those of the source where there is none', async () => {
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
  const source = `translate({ id: 'theme.search.clear', message: 'Clear' }), translate({
    id: 'theme.search.keys',
    message: "Reader's keys",
}), translate({id, message})`;
  expect(await inlineTexts.call(context, source)).toBe(
    `"Suche \\"leeren\\"", "Reader's keys", translate({id, message})`,
  );
  expect(watched).toEqual([file]);
});
