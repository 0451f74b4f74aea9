import {LineCounter, parseDocument, type Document, type ParseOptions, type DocumentOptions} from 'yaml';

/** Parses a YAML text; throws an error that names the file, the line and the reason. */
export function parseYaml(
  text: string,
  file: string,
  options: ParseOptions & DocumentOptions = {},
): {document: Document; lines: LineCounter} {
  const lines = new LineCounter();
  const document: Document = parseDocument(text, {...options, lineCounter: lines});
  const [error] = document.errors;
  if (error !== undefined) {
    const {line} = lines.linePos(error.pos[0]);
    throw new Error(`${file}:${line} is not valid YAML: ${error.message.split('\n')[0] ?? ''}`);
  }
  return {document, lines};
}

/** Data of a YAML text; throws an error that names the file, the line and the reason. */
export function readYaml(text: string, file: string): unknown {
  return parseYaml(text, file).document.toJS() as unknown;
}
