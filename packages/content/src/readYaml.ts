import {LineCounter, parseDocument, type Document} from 'yaml';

/** Data of a YAML text; throws an error that names the file, the line and the reason. */
export function readYaml(text: string, file: string): unknown {
  const lines = new LineCounter();
  const document: Document = parseDocument(text, {lineCounter: lines});
  const [error] = document.errors;
  if (error !== undefined) {
    const {line} = lines.linePos(error.pos[0]);
    throw new Error(`${file}:${line} is not valid YAML: ${error.message.split('\n')[0] ?? ''}`);
  }
  return document.toJS() as unknown;
}
