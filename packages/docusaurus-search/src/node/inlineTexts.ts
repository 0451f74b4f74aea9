import {readFileSync} from 'node:fs';

interface LoaderContext {
  readonly context: string;
  getResolve(): (folder: string, request: string) => Promise<string>;
  addDependency(file: string): void;
}

const TEXT = /\btranslate\(\{\s*id: '([\w.]+)',\s*message:\s*('[^'\\]*'|"[^"\\]*"),?\s*\}\)/g;

/**
 * A bundler loader that replaces `translate` calls by the texts of the current locale, so that scripts contain neither ids
 * nor default messages. Throws for a call of another form, whose text would stay in English.
 */
async function inlineTexts(this: LoaderContext, source: string): Promise<string> {
  const file = await this.getResolve()(this.context, '@generated/codeTranslations');
  this.addDependency(file);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const inlined = source.replace(TEXT, (_, id: string, message: string) => {
    const text = texts[id];
    return text === undefined ? message : JSON.stringify(text);
  });
  const [call] = /\btranslate\([^;]{0,100}/.exec(inlined) ?? [];
  if (call === undefined) return inlined;
  throw new Error(
    `[docusaurus-search] "${call}" is not of the form translate({id: '…', message: '…'}). Write id and message only, as plain strings, and replace placeholders in the result.`,
  );
}

export default inlineTexts;
