import {expect, test} from 'vitest';
import {readOwnHeaders} from '../src/finish/hosts/ownHeaders.ts';

test.each([
  ['/*', ['x-frame-options']],
  ['/help/*', ['x-frame-options']],
  ['/help/assets/*', []],
])('replaces the header for %s of a site at /help/ in the build: %j', (path, names) => {
  const {onAllFiles} = readOwnHeaders(`${path}\n  X-Frame-Options: SAMEORIGIN\n`, '/help/');
  expect([...onAllFiles]).toEqual(names);
});
