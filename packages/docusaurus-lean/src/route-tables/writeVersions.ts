import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {ownModule} from '../ownModule.ts';
import {DOCS} from './readDocs.ts';

/**
 * Writes modules with the data of docs versions that every page of theirs still loads, without sidebars and documents;
 * returns them by the requests that they answer.
 */
export function writeVersions(generatedFilesDir: string, folder: string): Map<string, string> {
  mkdirSync(folder, {recursive: true});
  const modules = new Map<string, string>();
  const root = join(generatedFilesDir, DOCS);
  const source = JSON.stringify(ownModule('route-tables/client/docs.ts'));
  for (const plugin of existsSync(root) ? readdirSync(root).sort() : []) {
    const data = join(root, plugin, 'p');
    for (const file of existsSync(data) ? readdirSync(data).sort() : []) {
      const props = JSON.parse(readFileSync(join(data, file), 'utf8')) as {version?: PropVersionMetadata};
      if (!props.version?.docsSidebars) continue;
      const base = JSON.stringify({...props.version, docsSidebars: {}, docs: {}});
      const module = join(folder, `version-${modules.size}.js`);
      writeFileSync(
        module,
        `import {openVersion} from ${source};\nexport default {version: openVersion(${base})};\n`,
      );
      modules.set(`@generated/${DOCS}/${plugin}/p/${file}`, module);
    }
  }
  return modules;
}
