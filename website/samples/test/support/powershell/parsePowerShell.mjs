import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {setFlagsFromString} from 'node:v8';

// Without it the process waits four seconds at its end, until the grammar is compiled a second time, for speed.
setFlagsFromString('--liftoff-only');

const require = createRequire(import.meta.url);
const PACKAGE = '@vscode/tree-sitter-wasm';

/** @typedef {import('@vscode/tree-sitter-wasm').Node} Node */

/** @type {Promise<import('@vscode/tree-sitter-wasm').Parser> | undefined} */
let parser;

async function createParser() {
  const folder = dirname(require.resolve(PACKAGE));
  const {Language, Parser} = require(PACKAGE);
  await Parser.init({
    locateFile: (/** @type {string} */ name) => join(folder, name),
  });
  const made = new Parser();
  made.setLanguage(
    await Language.load(join(folder, 'tree-sitter-powershell.wasm')),
  );
  return made;
}

/** @param {Node} node @returns {Node | undefined} */
function faultIn(node) {
  if (node.isError || node.isMissing) return node;
  return (
    node.children.map((child) => child && faultIn(child)).find(Boolean) ??
    undefined
  );
}

/**
 * Reads a script with the grammar that editors use for PowerShell; throws with the line of the first fault.
 * @param {string} source
 * @returns {Promise<Node>}
 */
export async function parsePowerShell(source) {
  parser ??= createParser();
  const root = (await parser).parse(source)?.rootNode;
  if (!root) throw new Error('the script could not be read');
  const fault = faultIn(root);
  if (fault) {
    throw new Error(
      `line ${fault.startPosition.row + 1} is no PowerShell: ${fault.text.slice(0, 60)}`,
    );
  }
  return root;
}
