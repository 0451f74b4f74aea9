import type {Root, RootContent} from 'mdast';
import {
  didYouMean,
  factMarksOf,
  isGeneralMark,
  isPartial,
  textOf,
  type Page,
  type Site,
} from '@help-center/content';
import {toFindings, type Fault, type Finding} from '../Finding.ts';
import {productNames} from '../proseOf.ts';

function isStatement(block: RootContent): boolean {
  if (block.type === 'paragraph' || block.type === 'list' || block.type === 'table') {
    return textOf(block).trim() !== '';
  }
  return block.type === 'blockquote' || (block.type === 'containerDirective' && block.name !== 'general');
}

/** Whether every statement is in a `:::general` box or in a part with a general mark. */
export function isGeneralOnly(tree: Root): boolean {
  let depth = 0;
  let generalDepth = Infinity;
  for (const block of tree.children) {
    if (block.type === 'heading') {
      ({depth} = block);
      if (depth <= generalDepth) generalDepth = Infinity;
    } else if (isGeneralMark(block)) generalDepth = Math.min(generalDepth, depth);
    else if (generalDepth === Infinity && isStatement(block)) return false;
  }
  return true;
}

/** Fact marks of a page: each key is known, and a page about a product has at least one. */
export function checkFactMarks(page: Page, site: Site): Finding[] {
  const {file, frontMatter, tree} = page;
  const marks = factMarksOf(page);
  const faults = marks
    .filter(({key}) => !site.facts.has(key))
    .map(({key, line}): Fault => {
      const message = `"${key}" is not a fact in data/products/.${didYouMean(key, site.facts.keys())}`;
      return [line, message, 'Use a known key, or add the fact with its source.'];
    });
  const isProductPage =
    /^docs\/[^/]+\/./.test(file) && !isPartial(file) && frontMatter.page_type !== 'landing';
  if (isProductPage && marks.length === 0 && !isGeneralOnly(tree)) {
    const fix = 'Mark product statements with {/* fact: key */}; mark the rest with {/* general */}.';
    faults.push([1, 'has no fact mark.', fix]);
  }
  return toFindings(file, 'fact', faults);
}

// Every word in -s after a product's name counts as a verb, except these, as in "ANSVIS tasks".
const NO_VERBS =
  'answers|as|events|examples|functions|guides|models|pages|plug-ins|programs|projects|questions|references|requirements|roles|rules|servers|settings|tasks|triggers|users|versions';
const PART =
  'server|client|dashboard|header|tracker|licence key|event log|task card|card|Setting page|model page|Multiview page|cool-down|trigger|dialog';
const VERBS =
  'accepts|allows|appends|can|cannot|caps|changes|checks|connects|contains|converts|counts|decides|deletes|detects|does|draws|drives|encrypts|exports|filters|fires|flips|follows|gives|has|holds|ignores|imports|keeps|limits|listens|loads|matches|moves|narrows|needs|offers|opens|overwrites|picks|posts|publishes|raises|reads|recognises|records|refreshes|resets|restarts|runs|saves|sends|sets|shows|splits|starts|stops|stores|supports|suppresses|takes|trains|tries|uses|works|writes';

/** Statements about behaviour: of a product, a part of ANSVIS or a label, or about something that happens to an event. */
const listBehaviour = (products: string): readonly RegExp[] =>
  [
    `(?:${products})(?: Server| Client)? (?!(?:${NO_VERBS})\\b)(?:can|cannot|may|must|will|[a-z]+s)`,
    `[Tt]he (?:ANSVIS )?(?:${PART}) (?:${VERBS})`,
    `\`[A-Z][A-Za-z' -]+\` (?:${VERBS}|is|are)`,
    `(?:[Ee]vents?|[Tt]asks?|[Pp]ictures|[Ss]napshots|IDs|[Aa]ccounts|[Cc]lips) (?:is|are) (?:[a-z]+ed|sent|kept|drawn|shown|overwritten) (?:by|on|in|to) (?:ANSVIS|the server)`,
  ].map((source) => new RegExp(`(?<![\\p{L}\`])${source}(?![\\p{L}\`])`, 'u'));

// Questions, conditions and general remarks are not statements about the product.
const NO_STATEMENT =
  /\b(?:as|if|whether|how|what|where|when|which|that|taken to be|likely|reported|in general)\b[^.;]*$/i;
const GENERAL = /^\{\/\*\s*general\s*\*\/\}\s*$/;
// These sections list symptoms and expected results.
const COMPARED = /^## (?:If it did not work|Check that it worked)/;

function unmarkedIn(line: string, behaviours: readonly RegExp[]): string | undefined {
  if (line.includes('/* fact') || /^\s*(?:#|!\[|[a-z_]+:|import |\*\*Goal:)/.test(line)) return undefined;
  const text = line.replaceAll(/\[[^\]]*\]\([^)]*\)/g, 'link');
  for (const behaviour of behaviours) {
    const found = behaviour.exec(text);
    if (found === null || NO_STATEMENT.test(text.slice(0, found.index))) continue;
    const [sentence = ''] = text.slice(found.index).split(/(?<=[.?])\s/);
    if (!sentence.endsWith('?')) return found[0];
  }
  return undefined;
}

/** Sentences that say what a product does in a block without a fact mark. */
export function checkUnmarked(page: Page, site: Site): Finding[] {
  if (!page.file.startsWith('docs/')) return [];
  const behaviours = listBehaviour(productNames(site));
  let skipped = false;
  let code = false;
  let depth = 0;
  // Depth of the heading whose section is general. A mark at the start of a page does not cover sentences about the product.
  let general = Infinity;
  return page.text.split('\n').flatMap((line, index) => {
    if (/^\s*```/.test(line)) code = !code;
    const heading = /^(#{1,6}) /.exec(line)?.[1]?.length;
    if (heading !== undefined) {
      depth = heading;
      if (depth <= general) general = Infinity;
      skipped = COMPARED.test(line);
    } else if (depth > 0 && GENERAL.test(line)) general = Math.min(general, depth);
    else if (line.startsWith(':::')) skipped = line.startsWith(':::general');
    const found = skipped || code || general < Infinity ? undefined : unmarkedIn(line, behaviours);
    if (found === undefined) return [];
    const message = `"${found} …" says what a product does, without a mark.`;
    const fix = 'Add {/* fact: key */}; or mark the section with {/* general */}, or take it out.';
    return [{file: page.file, line: index + 1, field: 'fact', message, fix}];
  });
}
