import type {ImportDeclaration, Program} from 'estree';

/** An import as it stands in a page. */
export interface ImportNode {
  type: 'mdxjsEsm';
  value: string;
  data: {estree: Program};
}

function importNode(
  what: string,
  source: string,
  specifier: ImportDeclaration['specifiers'][number],
): ImportNode {
  const raw = `'${source.replaceAll(/['\\]/g, '\\$&')}'`;
  return {
    type: 'mdxjsEsm',
    value: `import ${what} from ${raw};`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            source: {type: 'Literal', value: source, raw},
            attributes: [],
            specifiers: [specifier],
          },
        ],
      },
    },
  };
}

/** `import name from 'source'`. */
export function importDefault(name: string, source: string): ImportNode {
  return importNode(name, source, {
    type: 'ImportDefaultSpecifier',
    local: {type: 'Identifier', name},
  });
}

/** `import * as name from 'source'`. */
export function importAll(name: string, source: string): ImportNode {
  return importNode(`* as ${name}`, source, {
    type: 'ImportNamespaceSpecifier',
    local: {type: 'Identifier', name},
  });
}
