// Checks the subjects of the commits since the rule was made; merges are exempt.
import {spawnSync} from 'node:child_process';
import {findSubjectFault} from './findSubjectFault.mjs';

const LAST_WITHOUT_RULE = '54b8f75';

const git = (...args) => spawnSync('git', args, {encoding: 'utf8'});

if (git('merge-base', '--is-ancestor', LAST_WITHOUT_RULE, 'HEAD').status !== 0) {
  console.log(`Commit subjects were not checked: the history does not reach back to ${LAST_WITHOUT_RULE}.`);
} else {
  const lines = git('log', '--no-merges', '--format=%h %s', `${LAST_WITHOUT_RULE}..HEAD`)
    .stdout.split('\n')
    .filter(Boolean);
  for (const line of lines) {
    const fault = findSubjectFault(line.slice(line.indexOf(' ') + 1));
    if (fault === undefined) continue;
    console.error(`${line}\n  ${fault}. Reword it: git rebase -i ${LAST_WITHOUT_RULE}`);
    process.exitCode = 1;
  }
  console.log(`${lines.length} commit subjects checked.`);
}
