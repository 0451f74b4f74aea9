import {readFileSync} from 'node:fs';

interface LoaderContext {
  getOptions(): {readonly file: string};
  addDependency(file: string): void;
}

const TEXT = /\btranslate\(\{\s*id: '([\w.]+)',\s*message:\s*('[^'\\]*'|"[^"\\]*"),?\s*\}\)/g;

/**
 * A loader of the bundler: puts the texts of the language that is built in the place of `translate` calls, so that the
 * scripts carry neither ids nor two texts. `file` is the list of translations that Docusaurus has written.
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
