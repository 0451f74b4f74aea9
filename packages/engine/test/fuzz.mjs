/**
 * Searches random sites for some minutes: an index in one file and one in many parts must answer alike, find what a naive
 * search finds, count right and change no text. Stops at the first fault with the seed that repeats it: `npm run fuzz -w @help-center/engine -- --minutes 10 [--seed 1]`.
 */
import {createHierarchy, createObjectID, HIERARCHY_LEVELS} from '@help-center/records';
import {openIndex} from '../dist/index.js';
import {buildIndex} from '../dist/builder/index.js';
import {stem} from '../dist/analysis/stem.js';
import {STOP_WORDS} from '../dist/analysis/stopWords.js';
import {tokenize} from '../dist/analysis/tokenize.js';
import {answerQueries} from '../dist/protocol/index.js';

const argument = (name, fallback) => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? fallback : Number(process.argv[at + 1]);
};

/** A linear congruential generator, so that a seed repeats a round. */
function createRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const WORDS = `
camera cameras model models train training trained detect detection zone zones stop stopped
snake_case exportModel C++ v1.2 E1042 config.yml the is café élève 検索エンジン 東京都 กล้อง 카메라
<b>bold</b> &amp; __proto__ constructor \u202ertl\u202c \ud800 x ab abc abcd
`
  .trim()
  .split(/\s+/u);
const LETTERS = 'abcde';

function createRound(random) {
  const int = (max) => Math.floor(random() * max);
  const letters = () => Array.from({length: 1 + int(9)}, () => LETTERS[int(LETTERS.length)]).join('');
  const word = () => (random() < 0.5 ? WORDS[int(WORDS.length)] : letters());
  const text = (max) => Array.from({length: int(max)}, word).join(random() < 0.9 ? ' ' : ', ');
  const records = new Map();
  for (let page = 0; page < 1 + int(6); page += 1) {
    const address = `https://help.example.com/p${page}`;
    const title = text(4);
    const language = random() < 0.8 ? 'en' : 'ja';
    for (let section = 0; section <= int(4); section += 1) {
      const anchor = section === 0 ? null : `s${section}`;
      const hierarchy = createHierarchy('Docs', title, section === 0 ? null : text(4));
      for (let block = 0; block <= int(4); block += 1) {
        const isHeading = block === 0;
        const record = {
          url: anchor === null ? address : `${address}#${anchor}`,
          type: isHeading ? (section === 0 ? 'lvl1' : 'lvl2') : 'content',
          hierarchy,
          content: isHeading ? null : text(14),
        };
        const objectID = createObjectID(record);
        records.set(objectID, {
          ...record,
          objectID,
          url_without_anchor: address,
          anchor,
          block: isHeading ? null : 'text',
          language,
          docusaurus_tag: 'default',
          version: null,
          product: null,
          description: isHeading && section === 0 && random() < 0.3 ? text(6) : null,
          keywords: isHeading && section === 0 && random() < 0.3 ? [word()] : [],
          weight: {pageRank: 0, level: 0, position: section * 10 + block},
        });
      }
    }
  }
  const queryWord = () => {
    const base = word();
    const cut = random() < 0.3 ? base.slice(0, 1 + int(base.length)) : base;
    return random() < 0.15 ? `${cut.slice(0, 2)}${letters().slice(0, 1)}${cut.slice(2)}` : cut;
  };
  const queries = Array.from({length: 25}, () => {
    const words = Array.from({length: 1 + int(4)}, queryWord);
    if (random() < 0.1) words.push(`-${letters()}`);
    if (random() < 0.1) words.unshift(`"${word()} ${word()}"`);
    return words.join(' ') + (random() < 0.3 ? ' ' : '');
  });
  return {records: [...records.values()], queries};
}

/** The words of each section, read from the records. */
function readSections(records) {
  const sections = new Map();
  for (const record of records) {
    const texts = [
      ...HIERARCHY_LEVELS.map((level) => record.hierarchy[level]),
      record.content,
      record.description,
    ];
    const known = sections.get(record.url) ?? {texts: new Set(), language: record.language};
    for (const text of [...texts, ...record.keywords]) if (text !== null) known.texts.add(text);
    // The path of a page's address finds its first section.
    if (record.anchor === null)
      known.texts.add(record.url_without_anchor.replace('https://help.example.com/', ''));
    sections.set(record.url, known);
  }
  for (const section of sections.values()) {
    section.words = new Set([...section.texts].flatMap((text) => tokenize(text).map((token) => token.text)));
  }
  return sections;
}

/** The addresses that a query of plain words must find: those of sections with one of its words, whole or inflected. */
function searchNaively(sections, query) {
  const texts = [...new Set(tokenize(query).map(({text}) => text))];
  const content = texts.filter((text) => !STOP_WORDS.has(text));
  const asked = content.length > 0 ? content : texts;
  const stems = new Set(asked.map(stem));
  return [...sections]
    .filter(
      ([, {words}]) =>
        asked.some((text) => words.has(text)) || [...words].some((word) => stems.has(stem(word))),
    )
    .map(([url]) => url);
}

function fail(what, details) {
  throw new Error(`${what}\n${JSON.stringify(details, null, 1)}`);
}

async function checkQuery({small, large, sections, query}) {
  const ask = async (index, parameters = {}) => {
    const request = {
      indexName: 'docs',
      query,
      hitsPerPage: 1000,
      highlightPreTag: '',
      highlightPostTag: '',
      ...parameters,
    };
    const {results} = await answerQueries({requests: [request]}, async () => index, {timeLimitMs: 60_000});
    return results[0];
  };
  const first = await ask(small, {facets: ['language']});
  const urls = first.hits.map((hit) => hit.url);
  const other = await ask(large, {facets: ['language']});
  if (JSON.stringify(other.hits) !== JSON.stringify(first.hits)) {
    fail('one file and many parts answer differently', {
      query,
      small: urls,
      large: other.hits.map((hit) => hit.url),
    });
  }
  if (JSON.stringify((await ask(small)).hits) !== JSON.stringify(first.hits))
    fail('the second answer differs', {query});
  if (new Set(urls).size !== urls.length || urls.length !== first.nbHits)
    fail('a section comes twice', {query, urls});
  if (!/["]|(?:^|\s)-/u.test(query)) {
    const missing = searchNaively(sections, query).filter((url) => !urls.includes(url));
    if (missing.length > 0) fail('the engine finds too little', {query, missing});
  }
  const counts = {};
  for (const url of urls) counts[sections.get(url).language] = (counts[sections.get(url).language] ?? 0) + 1;
  const sorted = (value) => JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  if (sorted(first.facets.language) !== sorted(counts))
    fail('the facet counts are wrong', {query, counts, facets: first.facets});
  const paged = [];
  for (let page = 0; page < first.nbHits; page += 1)
    paged.push(...(await ask(small, {hitsPerPage: 1, page})).hits);
  if (JSON.stringify(paged) !== JSON.stringify(first.hits)) fail('the pages do not add up', {query});
  for (const hit of first.hits) checkHighlights(hit, query);
}

function checkHighlights(hit, query) {
  const unescape = (html) =>
    html.replace(
      /&(?:amp|lt|gt|quot|#39);/gu,
      (entity) => ({'&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'"})[entity],
    );
  const pairs = [
    [hit.content, hit._highlightResult.content],
    ...HIERARCHY_LEVELS.map((level) => [hit.hierarchy[level], hit._highlightResult.hierarchy[level]]),
  ];
  for (const [text, highlight] of pairs) {
    if (text === null ? highlight !== undefined : unescape(highlight.value) !== text)
      fail('a highlight changes its text', {query, text, highlight});
  }
}

const minutes = argument('minutes', 1);
const firstSeed = argument('seed', 1);
const deadline = Date.now() + minutes * 60_000;
let seed = firstSeed;
let queryCount = 0;
for (; Date.now() < deadline; seed += 1) {
  const {records, queries} = createRound(createRandom(seed));
  const open = (options) => {
    const {manifest, files} = buildIndex(records, options);
    return openIndex({manifest, readPart: async (name) => files.get(name)});
  };
  const [small, large] = await Promise.all([open({}), open({singleFileBytes: 0})]);
  const sections = readSections(records);
  for (const query of queries) {
    try {
      await checkQuery({small, large, sections, query});
    } catch (error) {
      console.error(`seed ${seed}, query ${JSON.stringify(query)}`);
      throw error;
    }
    queryCount += 1;
  }
}
console.log(
  `${seed - firstSeed} sites, ${queryCount} queries, no difference (seeds ${firstSeed} to ${seed - 1}).`,
);
