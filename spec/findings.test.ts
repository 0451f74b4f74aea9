import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {faultOf} from './faultOf.ts';

interface Finding {
  readonly id: string;
  readonly says: string;
  /** The tests that fail when it comes back, as `file › title`. */
  readonly tests: readonly string[];
}

const findings = parse(readFileSync(new URL('findings.yml', import.meta.url), 'utf8')) as Finding[];
const numbered = (letter: string, count: number) =>
  Array.from({length: count}, (_, index) => `${letter}${index + 1}`);

test('each finding of the reviews of security and of the specification has a test', () => {
  expect(findings.map(({id}) => id)).toEqual([...numbered('S', 30), ...numbered('P', 42)]);
  expect(findings.filter(({tests}) => tests.length === 0).map(({id}) => id)).toEqual([]);
  expect(findings.flatMap(({tests}) => tests.map(faultOf)).filter(Boolean)).toEqual([]);
});
