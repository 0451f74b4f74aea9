import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {faultOf} from './faultOf.ts';

interface Defect {
  readonly id: number;
  readonly says: string;
  /** The tests that fail when it comes back, as `file › title`. */
  readonly tests: readonly string[];
}

const defects = parse(readFileSync(new URL('defects.yml', import.meta.url), 'utf8')) as Defect[];

test('each of the 27 defects that readers met has a test', () => {
  expect(defects.map(({id}) => id)).toEqual(Array.from({length: 27}, (_, index) => index + 1));
  for (const {id, tests} of defects) expect(tests, `defect ${id}`).not.toEqual([]);
  expect(defects.flatMap(({tests}) => tests.map(faultOf)).filter(Boolean)).toEqual([]);
});
