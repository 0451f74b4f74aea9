import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {parse} from '@babel/parser';

const SOURCE = '@help-center/source';

/** The kind of a declaration, by its node. */
const KINDS: Readonly<Record<string, string>> = {
  FunctionDeclaration: 'function',
  ClassDeclaration: 'class',
  VariableDeclaration: 'const',
  TSInterfaceDeclaration: 'interface',
  TSTypeAliasDeclaration: 'type',
  TSEnumDeclaration: 'enum',
};

interface Named {
  readonly name?: string;
  readonly value?: string;
}

const nameOf = (node: object): string => (node as Named).name ?? (node as Named).value ?? '';

/** Names that a module declares, with their kinds. */
function readDeclared(file: string): Map<string, string> {
  const {program} = parse(readFileSync(file, 'utf8'), {sourceType: 'module', plugins: ['typescript', 'jsx']});
  const found = new Map<string, string>();
  for (const statement of program.body) {
    const node = 'declaration' in statement && statement.declaration ? statement.declaration : statement;
    const kind = KINDS[node.type];
    if (kind === undefined) continue;
    if (node.type === 'VariableDeclaration') {
      for (const {id} of node.declarations) found.set(nameOf(id), kind);
    } else if ('id' in node && node.id) found.set(nameOf(node.id), kind);
  }
  return found;
}

/** What a module exports, a line each, such as `function finishSite`; what it passes on is looked up where it is from. */
export function readExports(file: string): string[] {
  const {program} = parse(readFileSync(file, 'utf8'), {sourceType: 'module', plugins: ['typescript', 'jsx']});
  const declared = readDeclared(file);
  return program.body
    .flatMap((statement): string[] => {
      if (statement.type === 'ExportDefaultDeclaration') return ['default'];
      if (statement.type === 'ExportAllDeclaration')
        return readExports(join(dirname(file), statement.source.value));
      if (statement.type !== 'ExportNamedDeclaration') return [];
      const {declaration, source, specifiers} = statement;
      if (declaration) {
        const names =
          declaration.type === 'VariableDeclaration' ? declaration.declarations.map(({id}) => id) : [];
        const own = 'id' in declaration && declaration.id ? [declaration.id] : names;
        return own.map((id) => `${declared.get(nameOf(id))} ${nameOf(id)}`);
      }
      return specifiers.map((specifier) => {
        const exported = nameOf(specifier.exported);
        const local = 'local' in specifier ? nameOf(specifier.local) : exported;
        const isLocal = source?.value.startsWith('.') === true;
        const kind = isLocal
          ? readDeclared(join(dirname(file), source.value)).get(local)
          : declared.get(local);
        return `${kind ?? 'passed on'} ${exported}`;
      });
    })
    .sort();
}

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/** The public surface of a package: a line for each of its addresses, and the exports below it; empty for private ones. */
export function publicSurface(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  if (manifest.private) return [];
  return Object.entries(manifest.exports).flatMap(([path, target]) => {
    const source = typeof target === 'string' ? undefined : target[SOURCE];
    const lines = source === undefined ? [] : readExports(join(folder, source));
    return [manifest.name + path.slice(1), ...lines.map((line) => `  ${line}`)];
  });
}
