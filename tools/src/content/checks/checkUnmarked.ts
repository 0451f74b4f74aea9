import type {Page, Site} from '@help-center/content';
import type {Finding} from '../Finding.ts';
import {productNames} from '../productNames.ts';

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
