import {expect, it} from 'vitest';
import {findSubjectFault} from '../src/test/findSubjectFault.mjs';

it.each(['Add a page type', 'Address review findings', 'Feed the index in parts', 'Re-export the types'])(
  'accepts "%s"',
  (subject) => {
    expect(findSubjectFault(subject)).toBeUndefined();
  },
);

it.each([
  ['The lead of a landing ends before the drawing', 'begins with "The"'],
  ['Added a page type', 'begins with "Added"'],
  ['Adds a page type', 'begins with "Adds"'],
  ['Adding a page type', 'begins with "Adding"'],
  ['fix: search', 'begins with "fix:"'],
  ['Add a page type.', 'full stop'],
  [`Add ${'x'.repeat(69)}`, '73 characters'],
])('rejects "%s"', (subject, fault) => {
  expect(findSubjectFault(subject)).toContain(fault);
});
