import {invalidParameter} from './ProtocolError.ts';

/** Most conditions in a parameter. */
export const MAX_CONDITIONS = 200;

/** Returns a list as groups, where nested lists are groups. Throws with status 400 when it is not a list or too long. */
export function readConditions(list: unknown, name: string, expected: string): unknown[][] {
  if (!Array.isArray(list)) throw invalidParameter(name, expected);
  const groups = list.map((item: unknown) => (Array.isArray(item) ? (item as unknown[]) : [item]));
  if (groups.flat().length > MAX_CONDITIONS) {
    throw invalidParameter(name, `at most ${MAX_CONDITIONS} conditions`);
  }
  return groups;
}
