import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {AuthorError, runCommand} from '../runCommand.ts';
import {repositoryDir, websiteDir} from '../websiteDir.ts';

const RENDERERS = ['react', 'preact'];

const HELP = `Builds the help center with a renderer, beside the build of the site itself, and runs browser tests on it.

npm run try-renderer -- <react or preact> [names of spec files]   default all tests`;

/** Runs a script of the repository; one that fails ends the command with its exit code. */
function run(args: readonly string[], environment: Readonly<Record<string, string>>): void {
  const {status} = spawnSync('npm', ['run', '-s', ...args], {
    cwd: repositoryDir,
    stdio: 'inherit',
    env: {...process.env, ...environment},
  });
  if (status !== 0) process.exit(status ?? 1);
}

await runCommand(() => {
  const {values, positionals} = parseArgs({allowPositionals: true, options: {help: {type: 'boolean'}}});
  if (values.help) return console.log(HELP);
  const [renderer = '', ...specs] = positionals;
  if (!RENDERERS.includes(renderer))
    throw new AuthorError(`Name a renderer, ${RENDERERS.join(' or ')}, not "${renderer}".`);
  // In the website's folder: its package.json says that scripts are CommonJS, which those that render pages are.
  const build = join(websiteDir, `build-${renderer}`);
  run(['packages'], {});
  run(['build', '-w', 'website', '--', '--out-dir', build], {
    HELP_CENTER_RENDERER: renderer,
    // What the build of the site itself has generated stays as it is.
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${renderer}`,
  });
  return run(['browser', '--', ...specs], {HELP_CENTER_BUILD: build});
});
