import {readFileSync} from 'node:fs';

interface LoaderContext {
  getOptions(): {readonly file: string};
  addDependency(file: string): void;
}

const TEXT = /\btranslate\(\{\s*id: '([\w.]+)',\s*message:\s*('[^'\\]*'|"[^"\\]*"),?\s*\}\)/g;

/**
 * A bundler loader that replaces `translate` calls by the texts of the current locale, so that scripts contain neither ids
 * nor default messages. `file` is the list of translations that Docusaurus has written.
 */
function inlineTexts(this: LoaderContext, source: string): string {
  const {file} = this.getOptions();
  this.addDependency(file);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return source.replace(TEXT, (_, id: string, message: string) => {
    const text = texts[id];
    return text === undefined ? message : JSON.stringify(text);
  });
}

export default inlineTexts;
