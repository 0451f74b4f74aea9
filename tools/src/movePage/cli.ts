import {parseArgs} from 'node:util';
import {readPages} from '@help-center/content';
import {AuthorError, runCommand} from '../runCommand.ts';
import {websiteDir} from '../websiteDir.ts';
import {carryOut} from './carryOut.ts';
import {planMove} from './planMove.ts';

const HELP = `Moves a page with all pages and pictures below it, in one step:
links from and to it are rewritten, and its old address leads to the new one ("redirect_from").

npm run move-page -- <old folder> <new folder>
npm run move-page -- ANSVIS/Guides/Camera ANSVIS/Guides/Cameras
npm run move-page -- --dry-run ANSVIS/Guides/Camera ANSVIS/Guides/Cameras     only tells what it would do

Folders are below website/docs/.`;

await runCommand(() => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {help: {type: 'boolean'}, 'dry-run': {type: 'boolean'}},
  });
  const [oldPath, newPath] = positionals;
  if (values.help) return console.log(HELP);
  if (oldPath === undefined || newPath === undefined || positionals.length > 2) {
    throw new AuthorError('Give the old and the new folder: npm run move-page -- ANSVIS/Old ANSVIS/New');
  }
  const {pages, brokenFiles} = readPages(websiteDir);
  const [broken] = brokenFiles;
  if (broken)
    throw new AuthorError(`website/${broken.file}:${broken.line} cannot be read. Run: npm run content`);
  const move = planMove({dir: websiteDir, pages}, oldPath, newPath);
  const files = values['dry-run'] ? [...move.texts.keys()].sort() : carryOut(websiteDir, move);
  console.log(`${values['dry-run'] ? 'Would move' : 'Moved'} website/${move.from} to website/${move.to}`);
  for (const {from, to} of move.redirects) console.log(`redirect ${from} -> ${to}`);
  for (const file of files) console.log(`changed website/${file}`);
});
