import {readPages} from '@help-center/content';
import {AuthorError, runCommand} from '../runCommand.ts';
import {websiteDir} from '../websiteDir.ts';
import {carryOut, planMove} from './movePage.ts';

const HELP = `Moves a page with all pages and pictures below it, rewrites the links from and to them, and redirects the old addresses to
the new ones ("redirect_from").

npm run move-page -- <old folder> <new folder>
npm run move-page -- ANSVIS/Guides/Camera ANSVIS/Guides/Cameras
npm run move-page -- --dry-run ANSVIS/Guides/Camera ANSVIS/Guides/Cameras     only prints what it would do

Folders are below website/docs/.`;

await runCommand(
  {help: HELP, options: {'dry-run': {type: 'boolean'}}, allowPositionals: true},
  ({values, positionals}) => {
    const [oldPath, newPath] = positionals;
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
    const change = values['dry-run'] ? 'would write' : 'changed';
    for (const file of files) console.log(`${change} website/${file}`);
  },
);
