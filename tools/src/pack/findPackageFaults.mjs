import {readFileSync} from 'node:fs';
import {checkPackage, createPackageFromTarballData} from '@arethetypeswrong/core';
import {publint} from 'publint';
import {formatMessage} from 'publint/utils';

/** Module resolutions that these packages do not support. */
const OLD_RESOLUTIONS = new Set(['node10', 'node16-cjs']);
/** Files that a package may have. */
const EXPECTED =
  /^(?:dist\/.*\.(?:js|d\.ts|css|texts\.json)|locales\/[^/]+\/[^/]+\.json|src\/.*\.(?:css|cjs|ts)|src\/theme\/.*\.tsx|[\w-]+\.png|LICENSE|README\.md|CHANGELOG\.md|package\.json)$/;
const PAPERS = ['LICENSE', 'README.md', 'CHANGELOG.md', 'package.json'];

/** The text of each file of a package, by name. */
function readFiles(unpacked) {
  const start = `/node_modules/${unpacked.packageName}/`;
  return new Map(
    unpacked.listFiles(start).map((path) => [path.slice(start.length), unpacked.readFile(path)]),
  );
}

/** Faults of a package's files: missing ones, unexpected ones, and references to sources that are not shipped. */
export function findFileFaults(files) {
  const faults = PAPERS.filter((name) => !files.has(name)).map((name) => `${name} is missing`);
  for (const [name, text] of files) {
    if (!EXPECTED.test(name)) faults.push(`${name} has no place in a package`);
    if (/\/\/# sourceMappingURL=/.test(text.slice(-300)))
      faults.push(`${name} names a source map, which is not shipped`);
    // The wrapper also takes in the comment that keeps a bundler from resolving the address.
    if (/import\(__rewriteRelativeImportExtension\(/.test(text))
      faults.push(`${name} imports an address at run time, which Rspack cannot bundle`);
  }
  // Code may show links of other Markdown files.
  const readme = files.get('README.md')?.replace(/```[\s\S]*?```|`[^`\n]*`/g, '') ?? '';
  for (const [, target] of readme.matchAll(/\]\((?!https?:|#)([^)]+)\)/g))
    faults.push(`README.md links to ${target}, which a registry page does not have`);
  // Pictures of a registry page have absolute addresses; this host serves what is in the package.
  const {name = ''} = JSON.parse(files.get('package.json') ?? '{}');
  for (const [, path] of readme.matchAll(/!\[[^\]]*\]\(https:\/\/unpkg\.com\/([^)]+)\)/g))
    if (![...files.keys()].some((file) => path === `${name}/${file}`))
      faults.push(`README.md shows ${path}, which is not in the package`);
  if (files.get('package.json')?.includes('@help-center/source'))
    faults.push('package.json names sources that are not shipped');
  return faults;
}

/** All faults of a tarball, one line each: of its files, and by publint and are-the-types-wrong. */
export async function findPackageFaults(file) {
  const bytes = new Uint8Array(readFileSync(file));
  const unpacked = createPackageFromTarballData(bytes);
  const files = readFiles(unpacked);
  const manifest = JSON.parse(files.get('package.json'));
  const {messages} = await publint({pack: {tarball: bytes.slice().buffer}, strict: true});
  // Style sheets have no types.
  const styles = Object.keys(manifest.exports ?? {}).filter((name) => name.endsWith('.css'));
  const {types, problems = []} = await checkPackage(unpacked, {excludeEntrypoints: styles});
  return [
    ...findFileFaults(files),
    ...(types === false ? ['types: the package has none'] : []),
    ...messages.map((message) => `publint: ${formatMessage(message, manifest, {color: false})}`),
    ...problems
      .filter(({resolutionKind}) => !OLD_RESOLUTIONS.has(resolutionKind))
      .map(({kind, entrypoint = '', resolutionKind = ''}) =>
        `types: ${kind} ${entrypoint} ${resolutionKind}`.trim(),
      ),
  ];
}
