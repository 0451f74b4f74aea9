import type {SectionTest} from '../query/filters.ts';
import type {TimeLimit} from '../createTimeLimit.ts';

/** Number of sections after which the clock is looked at. */
const CLOCK_STEP = 4096;

/** Returns the sections that pass, those that were tested before the time was up. */
export function takePassing(sections: Uint32Array, test: SectionTest, limit: TimeLimit): Uint32Array {
  limit.begin();
  const passing = new Uint32Array(sections.length);
  let count = 0;
  for (let at = 0; at < sections.length; at += 1) {
    if (at % CLOCK_STEP === CLOCK_STEP - 1 && limit.isLate()) break;
    const section = sections[at] as number;
    if (!test(section)) continue;
    passing[count] = section;
    count += 1;
  }
  return passing.subarray(0, count);
}
