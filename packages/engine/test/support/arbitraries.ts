import {createHierarchy, createObjectID, type RecordType, type SearchRecord} from '@help-center/records';
import * as fc from 'fast-check';

/** Words from a small alphabet, so that they share beginnings and lie a few edits apart. */
export const word: fc.Arbitrary<string> = fc.string({
  unit: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  minLength: 1,
  maxLength: 8,
});

/** Any text, also such as nobody writes: markup, marks, lone surrogates, names of the language itself. */
export const text: fc.Arbitrary<string> = fc.oneof(
  {weight: 4, arbitrary: fc.array(word, {maxLength: 12}).map((words) => words.join(' '))},
  fc.string({unit: 'grapheme', maxLength: 40}),
  fc.string({unit: 'binary', maxLength: 40}),
  fc.constantFrom(
    '<b>&"\'</b>',
    '\ud800 camera \udc00',
    '\u202eright to left\u202c',
    '__proto__ constructor toString',
    '東京の図書館で検索 ตั้งค่ากล้อง 카메라',
    'camelCase snake_case kebab-case dotted.name C++ v1.2',
    'İstanbul ǅ ﬁ Å',
    '\u1fcd \u1fdd \u00b4 \u00a8',
  ),
);

/** A record of one of a few pages and sections. */
export const record: fc.Arbitrary<SearchRecord> = fc
  .record({
    page: fc.constantFrom('a', 'b', 'c'),
    anchor: fc.constantFrom(null, 'one', 'two-words', 'x'),
    isHeading: fc.boolean(),
    title: text,
    heading: fc.option(text),
    content: text,
    block: fc.constantFrom('text', 'code', 'item', 'step', 'row'),
    step: fc.nat({max: 12}),
    language: fc.constantFrom('en', 'ja'),
    version: fc.constantFrom(null, '1.0'),
    product: fc.constantFrom(null, 'ANSVIS'),
    description: fc.option(text),
    keywords: fc.array(text, {maxLength: 2}),
    position: fc.nat({max: 20}),
    pageRank: fc.constantFrom(0, -1, 2),
    ownID: fc.option(fc.uuid()),
  })
  .map((fields): SearchRecord => {
    const page = `https://help.example.com/docs/${fields.page}/`;
    const hierarchy = createHierarchy('Docs', fields.title, fields.heading);
    const heading: RecordType = fields.heading === null ? 'lvl1' : 'lvl2';
    const identity = {
      url: fields.anchor === null ? page : `${page}#${fields.anchor}`,
      type: fields.isHeading ? heading : ('content' as const),
      hierarchy,
      content: fields.isHeading ? null : fields.content,
    };
    return {
      ...identity,
      objectID: fields.ownID ?? createObjectID(identity),
      url_without_anchor: page,
      anchor: fields.anchor,
      block: fields.isHeading ? null : fields.block,
      ...(!fields.isHeading && fields.block === 'step' && {step: fields.step}),
      language: fields.language,
      docusaurus_tag: 'default',
      version: fields.version,
      product: fields.product,
      description: fields.description,
      keywords: fields.keywords,
      weight: {pageRank: fields.pageRank, level: fields.isHeading ? 90 : 0, position: fields.position},
    };
  });

/** A set of records whose ids differ. */
export const records: fc.Arbitrary<SearchRecord[]> = fc.uniqueArray(record, {
  selector: (item) => item.objectID,
  maxLength: 25,
});
