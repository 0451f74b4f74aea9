import {AuthorError, runCommand} from '../runCommand.ts';
import {websiteDir} from '../websiteDir.ts';
import {createPage} from './createPage.ts';

const HELP = `Creates a page from the template of its type, as the last page of its folder.

npm run new-page -- <type> <path>
npm run new-page -- task ANSVIS/Guides/Camera

Types are the files of website/templates/: task, concept, reference, troubleshooting, landing, changelog.
The path is the page's folder below website/docs/.`;

await runCommand({help: HELP, allowPositionals: true}, ({positionals}) => {
  const [type, path] = positionals;
  if (type === undefined || path === undefined || positionals.length > 2) {
    throw new AuthorError('Give a type and a path: npm run new-page -- task ANSVIS/Guides/Camera');
  }
  const file = createPage({dir: websiteDir, type, path, today: new Date().toISOString().slice(0, 10)});
  console.log(
    `website/${file}\nReplace the title, the description and all comments, then run: npm run content`,
  );
});
