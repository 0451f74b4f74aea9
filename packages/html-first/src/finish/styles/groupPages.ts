/** Pages that share their styles. */
interface Group {
  readonly names: string[];
  needs: Uint8Array;
  weight: number;
}

interface Pair {
  readonly first: Group;
  readonly second: Group;
  readonly needs: Uint8Array;
  readonly weight: number;
  /** Unneeded bytes that the pages of both groups would get in total. */
  readonly cost: number;
}

/** Most groups compared at a time, as every pair is weighed. */
const LOOKED_AT = 64;

function weigh(needs: Uint8Array, weights: readonly number[]): number {
  let sum = 0;
  for (const [index, weight] of weights.entries()) if (needs[index]) sum += weight;
  return sum;
}

function join(first: Group, second: Group, weights: readonly number[]): Pair {
  const needs = first.needs.map((value, index) => value | (second.needs[index] ?? 0));
  const weight = weigh(needs, weights);
  const cost = (weight - first.weight) * first.names.length + (weight - second.weight) * second.names.length;
  return {first, second, needs, weight, cost};
}

class Groups {
  #groups: Group[] = [];
  #pairs: Pair[] = [];
  readonly #weights: readonly number[];

  constructor(weights: readonly number[]) {
    this.#weights = weights;
  }

  get all(): readonly Group[] {
    return this.#groups;
  }

  add(group: Group): void {
    for (const other of this.#groups) this.#pairs.push(join(other, group, this.#weights));
    this.#groups.push(group);
  }

  joinCheapest(): void {
    const [best] = this.#pairs.sort((a, b) => a.cost - b.cost);
    if (best === undefined) return;
    const {first, second, needs, weight} = best;
    const isLeft = (group: Group) => group !== first && group !== second;
    this.#groups = this.#groups.filter(isLeft);
    this.#pairs = this.#pairs.filter((pair) => isLeft(pair.first) && isLeft(pair.second));
    this.add({names: [...first.names, ...second.names], needs, weight});
  }
}

/**
 * Groups pages with similar needs into at most `limit` groups. `needsOf` holds, for each page, which things it needs (1 or
 * 0), and `weights` the bytes of each thing. Returns what each page gets; pages of a group share the array.
 */
export function groupPages(
  needsOf: ReadonlyMap<string, Uint8Array>,
  weights: readonly number[],
  limit: number,
): Map<string, Uint8Array> {
  const distinct = new Map<string, Group>();
  for (const [name, needs] of [...needsOf].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const key = Buffer.from(needs).toString('latin1');
    const group = distinct.get(key);
    if (group) group.names.push(name);
    else distinct.set(key, {names: [name], needs, weight: weigh(needs, weights)});
  }
  const groups = new Groups(weights);
  for (const group of [...distinct.values()].sort((a, b) => b.names.length - a.names.length)) {
    groups.add(group);
    if (groups.all.length > Math.max(LOOKED_AT, limit)) groups.joinCheapest();
  }
  while (groups.all.length > limit) groups.joinCheapest();
  return new Map(groups.all.flatMap(({names, needs}) => names.map((name) => [name, needs] as const)));
}
