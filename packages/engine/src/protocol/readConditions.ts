import {invalidParameter} from './ProtocolError.ts';

/** Most conditions of one parameter. */
export const MAX_CONDITIONS = 200;

/** Returns the groups of a list whose nested lists are groups; throws with status 400 when it is none, or too long. */
export function readConditions(list: unknown, name: string, expected: string): unknown[][] {
  if (!Array.isArray(list)) throw invalidParameter(name, expected);
  const groups = list.map((item: unknown) => (Array.isArray(item) ? (item as unknown[]) : [item]));
  if (groups.flat().length > MAX_CONDITIONS) {
    throw invalidParameter(name, `at most ${MAX_CONDITIONS} conditions`);
  }
  return groups;
}
