/**
 * Writes the fixture of the current format version, once when a version is new: what it writes must stay readable, or be
 * refused with the documented error, by all later code. Run `npm run freeze -w @help-center/engine`.
 */
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {FORMAT_VERSION, openIndex} from '../dist/index.js';
import {buildIndex} from '../dist/builder/index.js';
import {SITE} from '../../testkit/dist/contract/site.js';

const folder = join(import.meta.dirname, 'fixtures', `frozen-v${FORMAT_VERSION}`);
if (existsSync(folder)) {
  throw new Error(`${folder} exists. A released version is never written again: raise FORMAT_VERSION first.`);
}
for (const [form, options] of [
  ['one-file', {}],
  ['many-parts', {singleFileBytes: 0}],
]) {
  const {manifest, files} = buildIndex(SITE, options);
  mkdirSync(join(folder, form), {recursive: true});
  writeFileSync(join(folder, form, 'manifest.json'), JSON.stringify(manifest));
  for (const [name, bytes] of files) writeFileSync(join(folder, form, name), bytes);
  const index = await openIndex({manifest, readPart: (name) => Promise.resolve(files.get(name))});
  const {hits} = await index.search({text: '', distinct: 0, hitsPerPage: 1000});
  writeFileSync(
    join(folder, form, 'objectIDs.json'),
    JSON.stringify(hits.map(({record}) => record.objectID)),
  );
}
