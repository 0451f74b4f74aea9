import {expect, test} from 'vitest';
import {findBrokenSeams, SEAMS} from '../src/seams.ts';

test('every private seam is as it was in the installed version', () => {
  expect(findBrokenSeams(import.meta.filename)).toEqual([]);
});

test('a seam that has changed is named with what relies on it', () => {
  const [seam] = SEAMS;
  const [line] = findBrokenSeams(import.meta.filename, [{...seam, has: /something else/}]);
  expect(line).toBe(
    '@docusaurus/core/lib/commands/build/buildLocale.js is not as it is in ^3.10.0. It is used for stages after the build, which wait for postBuild of all plugins (docusaurus-preset, stagesPlugin).',
  );
});
