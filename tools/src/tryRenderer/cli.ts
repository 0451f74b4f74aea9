import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {AuthorError, runCommand} from '../runCommand.ts';
import {repositoryDir, websiteDir} from '../websiteDir.ts';

const RENDERERS = ['react', 'preact'];

const HELP = `Builds the help center with a renderer, in a folder of its own, and runs the browser tests on it.

npm run try-renderer -- <react or preact> [spec files]   default all tests`;

/** Runs an npm script of the repository. Ends the process with the script's exit code when it fails. */
function run(args: readonly string[], environment: Readonly<Record<string, string>>): void {
  const {status} = spawnSync('npm', ['run', '-s', ...args], {
    cwd: repositoryDir,
    stdio: 'inherit',
    env: {...process.env, ...environment},
  });
  if (status !== 0) process.exit(status ?? 1);
}

await runCommand({help: HELP, allowPositionals: true}, ({positionals}) => {
  const [renderer = '', ...specs] = positionals;
  if (!RENDERERS.includes(renderer))
    throw new AuthorError(`Name a renderer, ${RENDERERS.join(' or ')}, not "${renderer}".`);
  // Inside the website's folder, whose package.json declares CommonJS, as the rendering scripts are.
  const build = join(websiteDir, `build-${renderer}`);
  run(['packages'], {});
  run(['build', '-w', 'website', '--', '--out-dir', build], {
    HELP_CENTER_RENDERER: renderer,
    // Keeps the generated files of the site's own build.
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${renderer}`,
  });
  run(['browser', '--', ...specs], {HELP_CENTER_BUILD: build});
});
