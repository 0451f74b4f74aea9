import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {parse} from '@babel/parser';

const SOURCE = '@help-center/source';

/** What a module exports, a line each, such as `finishSite` or `type Stage`. */
export function readExports(file: string): string[] {
  const {program} = parse(readFileSync(file, 'utf8'), {sourceType: 'module', plugins: ['typescript', 'jsx']});
  return program.body
    .flatMap((statement): string[] => {
      if (statement.type === 'ExportDefaultDeclaration') return ['default'];
      if (statement.type === 'ExportAllDeclaration')
        return readExports(join(dirname(file), statement.source.value));
      if (statement.type !== 'ExportNamedDeclaration') return [];
      const {declaration, exportKind} = statement;
      const toLine = (node: object, kind = exportKind) =>
        `${kind === 'type' ? 'type ' : ''}${(node as {name?: string}).name}`;
      if (declaration?.type === 'VariableDeclaration')
        return declaration.declarations.map(({id}) => toLine(id));
      if (declaration && 'id' in declaration && declaration.id) return [toLine(declaration.id)];
      return statement.specifiers.map((specifier) => {
        const isType = 'exportKind' in specifier && specifier.exportKind === 'type';
        return toLine(specifier.exported, isType ? 'type' : exportKind);
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
