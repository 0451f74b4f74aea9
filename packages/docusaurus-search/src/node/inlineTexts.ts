import {readFileSync} from 'node:fs';

interface LoaderContext {
  readonly context: string;
  getResolve(): (folder: string, request: string) => Promise<string>;
  addDependency(file: string): void;
}

const TEXT = /\btranslate\(\{\s*id: '([\w.]+)',\s*message:\s*('[^'\\]*'|"[^"\\]*"),?\s*\}\)/g;

/**
 * A bundler loader that replaces `translate` calls by the texts of the current locale, so that scripts contain neither ids
 * nor default messages.
 */
async function inlineTexts(this: LoaderContext, source: string): Promise<string> {
  const file = await this.getResolve()(this.context, '@generated/codeTranslations');
  this.addDependency(file);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return source.replace(TEXT, (_, id: string, message: string) => {
    const text = texts[id];
    return text === undefined ? message : JSON.stringify(text);
  });
}

export default inlineTexts;
