import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {faultOf} from './faultOf.ts';

interface LedgerRow {
  readonly id: string;
  /** Section of the specification. */
  readonly section: string;
  readonly says: string;
  /** The tests that show the row, as `file › title`. */
  readonly tests: readonly string[];
}

const rows = parse(readFileSync(new URL('ledger.yml', import.meta.url), 'utf8')) as LedgerRow[];
describe('the ledger of the specification', () => {
  test('has rows of every section, each with an id of its own', () => {
    expect(new Set(rows.map(({id}) => id)).size).toBe(rows.length);
    expect(new Set(rows.map(({section}) => section.split('.')[0]))).toEqual(
      new Set(['2', '3', '4', '5', '6', '7', '8', '9']),
    );
    console.log(
      `ledger: ${rows.length} rows, ${rows.filter(({tests}) => tests.every((one) => !faultOf(one))).length} shown`,
    );
  });

  test.each(rows.map((row) => [row.section, row.id, row] as const))(
    '%s %s is shown by a test',
    (_, __, row) => {
      expect(row.tests.length).toBeGreaterThan(0);
      expect(row.tests.map(faultOf).filter(Boolean)).toEqual([]);
    },
  );
});
