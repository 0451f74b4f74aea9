import type {AtRule, ChildNode, Declaration, Root} from 'postcss';
import {Cascade} from './Cascade.ts';
import {dropUnread, resolveConstants} from './customProperties.ts';
import {transform, transformStyleAttribute} from 'lightningcss';

/** Properties that paint nothing. They matter only on interaction, when the whole sheet is loaded. */
const PAINTS_NOTHING =
  /^(?:-webkit-)?(?:transition(?:-|$)|user-select$)|^(?:cursor|scroll-behavior|will-change|-webkit-tap-highlight-color)$/;

function dropDeclarations(root: Root, isDropped: (declaration: Declaration) => boolean): void {
  const dropped: Declaration[] = [];
  root.walkDecls((declaration) => {
    if (isDropped(declaration)) dropped.push(declaration);
  });
  for (const declaration of dropped) declaration.remove();
}

function dropUnusedAnimations(root: Root): void {
  let used = '';
  root.walkDecls(/animation/, ({value}) => {
    used += `${value} `;
  });
  root.walkAtRules(/keyframes$/, (animation) => {
    if (!used.includes(animation.params)) animation.remove();
  });
}

function dropEmpty(root: Root): void {
  for (let dropped = true; dropped;) {
    dropped = false;
    root.walk((node) => {
      const isEmpty =
        (node.type === 'rule' && node.nodes.length === 0) ||
        (node.type === 'atrule' && node.nodes?.length === 0 && node.name !== 'layer');
      if (!isEmpty) return;
      node.remove();
      dropped = true;
    });
  }
}

/** Whether a block holds print rules. */
function isPrint({name, params}: AtRule): boolean {
  return name === 'media' && params === 'print';
}

/** Options of {@link shorten}. */
interface ShortenOptions {
  /** `page` for the first paint of a page, without properties that paint nothing; `loader` for a sheet beside others. */
  readonly use: 'page' | 'loader';
  /** Custom properties that other sheets read. Default none. */
  readonly readElsewhere?: ReadonlySet<string>;
}

/** Shortens a style sheet and removes print rules, which go to a sheet of their own after all others. */
export function shorten(root: Root, {use, readElsewhere = new Set()}: ShortenOptions): string {
  const cascade = new Cascade(root);
  dropDeclarations(root, (declaration) => cascade.isOverridden(declaration));
  if (use === 'page') dropDeclarations(root, ({prop}) => PAINTS_NOTHING.test(prop));
  dropUnread(root, readElsewhere);
  resolveConstants(root, readElsewhere);
  // Removed only now, as a property with another value in print is no constant.
  root.walkAtRules((block) => {
    if (isPrint(block)) block.remove();
  });
  dropUnread(root, readElsewhere);
  dropUnusedAnimations(root);
  dropEmpty(root);
  return root.toString();
}

/** Keeps only the print rules. */
export function keepPrint(root: Root): Root {
  const isInPrint = (node: ChildNode): boolean =>
    (node.type === 'atrule' && isPrint(node)) ||
    (node.parent !== undefined && node.parent.type !== 'root' && isInPrint(node.parent as ChildNode));
  root.walkRules((rule) => {
    if (!isInPrint(rule)) rule.remove();
  });
  dropUnusedAnimations(root);
  dropEmpty(root);
  return root;
}

const SAFARI = (16 << 16) | (4 << 8);
/** The oldest supported browsers, in Lightning CSS's format; rules are not merged with ones that some do not know. */
const TARGETS = {chrome: 111 << 16, firefox: 121 << 16, safari: SAFARI, ios_saf: SAFARI};
const MINIFIED = {filename: 'page.css', minify: true, targets: TARGETS, errorRecovery: true};

/** Minifies a style sheet. As browsers do, it drops rules that are invalid, which frameworks have for old ones. */
export function minify(css: string): string {
  return Buffer.from(transform({...MINIFIED, code: Buffer.from(css)}).code).toString();
}

/** Minifies a `style` attribute: closes what browsers close at its end, and leaves out declarations that they drop. */
export function minifyDeclarations(text: string): string {
  return Buffer.from(transformStyleAttribute({...MINIFIED, code: Buffer.from(text)}).code).toString();
}
