/** Makes calls to `POST /1/indexes/*\/queries` out of random parameters; the same seed makes the same calls. */
export interface RandomRequests {
  /** A call within every limit. */
  within(): object;
  /** A call that breaks a limit, or has a parameter of the wrong kind or name. */
  outside(): object;
}

const WORDS =
  'camera cameras model train training trained detect zone licence password stream export onnx the a is C++ v1.2 E1042 config.yml camra modle trainnig licnece 検索 กล้อง élève "learning rate" -camera <b> %00 __proto__'.split(
    ' ',
  );
const FACETS = [
  'language',
  'product',
  'type',
  'version',
  'docusaurus_tag',
  'hierarchy.lvl0',
  'hierarchy.lvl1',
];
const VALUES = ['en', 'ja', 'ANSVIS', 'ODHUB', 'DLHUB', 'content', 'lvl1', 'current', 'nothing', '-en'];
const ATTRIBUTES = ['hierarchy', 'hierarchy.lvl1', 'hierarchy.lvl2', 'content', '*'];

/** Creates the generator. */
export function createRandomRequests(seed: number): RandomRequests {
  let state = seed >>> 0;
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const int = (max: number): number => Math.floor(random() * max);
  const pick = <T>(values: readonly T[]): T => values[int(values.length)];
  const list = <T>(max: number, make: () => T): T[] => Array.from({length: int(max + 1)}, make);
  const maybe = (share: number, fields: () => object): object => (random() < share ? fields() : {});
  const condition = (): string => `${pick(FACETS)}:${pick(VALUES)}`;
  const filter = (depth: number): string => {
    const kind = depth === 0 ? 0 : int(4);
    if (kind === 0)
      return random() < 0.2
        ? `weight.pageRank ${pick(['<', '>=', '='])} ${int(3)}`
        : condition().replace('-', '');
    if (kind === 1) return `NOT ${filter(depth - 1)}`;
    return `(${filter(depth - 1)} ${pick(['AND', 'OR'])} ${filter(depth - 1)})`;
  };

  function search(): object {
    return {
      indexName: 'docs',
      query: list(8, () => pick(WORDS)).join(' '),
      hitsPerPage: pick([0, 1, 5, 20, 50]),
      ...maybe(0.2, () => ({page: int(50)})),
      ...maybe(0.1, () => ({offset: int(200), length: int(50)})),
      ...maybe(0.3, () => ({
        facetFilters: list(4, () => (random() < 0.5 ? condition() : list(3, condition))),
      })),
      ...maybe(0.3, () => ({filters: filter(3)})),
      ...maybe(0.1, () => ({numericFilters: [`weight.pageRank >= ${int(3) - 1}`]})),
      ...maybe(0.1, () => ({optionalFilters: list(3, condition)})),
      ...maybe(0.3, () => ({facets: list(5, () => pick([...FACETS, '*', 'nothing']))})),
      ...maybe(0.1, () => ({sortFacetValuesBy: pick(['alpha', 'count'])})),
      ...maybe(0.1, () => ({distinct: pick([true, false, 0, 2, 4])})),
      ...maybe(0.1, () => ({advancedSyntax: random() < 0.5})),
      ...maybe(0.1, () => ({queryType: pick(['prefixLast', 'prefixAll', 'prefixNone'])})),
      ...maybe(0.1, () => ({typoTolerance: pick([true, false, 'min', 'strict'])})),
      ...maybe(0.1, () => ({
        removeWordsIfNoResults: pick(['none', 'lastWords', 'firstWords', 'allOptional']),
      })),
      ...maybe(0.1, () => ({optionalWords: list(3, () => pick(WORDS))})),
      ...maybe(0.1, () => ({
        restrictSearchableAttributes: list(3, () => pick(['content', 'hierarchy.lvl1', 'keywords'])),
      })),
      ...maybe(0.3, () => ({attributesToSnippet: list(5, () => `${pick(ATTRIBUTES)}:${1 + int(60)}`)})),
      ...maybe(0.2, () => ({attributesToHighlight: list(5, () => pick(ATTRIBUTES))})),
      ...maybe(0.2, () => ({attributesToRetrieve: list(100, () => pick(ATTRIBUTES))})),
      ...maybe(0.1, () => ({highlightPreTag: 'x'.repeat(int(201)), highlightPostTag: 'y'.repeat(int(201))})),
    };
  }

  const fault = (): object =>
    pick<() => object>([
      // With "length" nobody reads it.
      () => ({hitsPerPage: pick([-1, 1001, 1.5, '20', {}]), offset: null, length: null}),
      () => ({page: pick([-1, 2 ** 40, 'a'])}),
      () => ({attributesToSnippet: Array.from({length: 101 + int(3000)}, () => 'a')}),
      () => ({attributesToHighlight: 'a'.repeat(300)}),
      () => ({highlightPreTag: 'x'.repeat(201 + int(20_000))}),
      () => ({filters: pick(['(', 'a:b AND', 'a b', 'NOT', 'x > 1', `${'('.repeat(900)}a:b`])}),
      () => ({facetFilters: pick([[[['a:b']]], 7, ['ab'], Array.from({length: 201}, () => 'a:b')])}),
      () => ({numericFilters: pick(['a', ['product > 1'], {}])}),
      () => ({[pick(['aroundLatLng', 'tagFilters', 'nothing', 'minProximity'])]: 'x'}),
      () => ({distinct: pick([-1, 5, 'a'])}),
      () => ({query: pick([7, {}, ['a']])}),
      () => ({params: pick(['query=%', 7])}),
    ])();

  return {
    within: () => ({requests: [search(), ...list(2, search)]}),
    outside: () =>
      random() < 0.1
        ? {requests: Array.from({length: 51 + int(50)}, search)}
        : {requests: [search(), {...search(), ...fault()}]},
  };
}
