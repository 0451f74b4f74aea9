import type {AtRule, ChildNode, Declaration, Root} from 'postcss';
import {Cascade} from './Cascade.ts';
import {dropUnread, resolveConstants} from './customProperties.ts';

/** Properties that paint nothing: they are felt once somebody points at something, when the whole sheet comes. */
const PAINTS_NOTHING =
  /^(?:-webkit-)?(?:transition(?:-|$)|user-select$)|^(?:cursor|scroll-behavior|will-change|-webkit-tap-highlight-color)$/;

/** Every browser with cascade layers reads one word, or a colour, without a prefix. */
function isPrefixed({prop, value, parent}: Declaration): boolean {
  const plain = /^-webkit-(text-decoration(?:-color)?)$/.exec(prop)?.[1];
  return (
    plain !== undefined &&
    !/\s/.test(value) &&
    Boolean(parent?.some((node) => node.type === 'decl' && node.prop === plain && node.value === value))
  );
}

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

/** Whether a block holds rules for paper only. */
function isPrint({name, params}: AtRule): boolean {
  return name === 'media' && params === 'print';
}

/** What a shortened sheet is for. */
export interface ShortenOptions {
  /** `page`: the first paint of a page, without what paints nothing; `loader`: a sheet beside others. */
  readonly use: 'page' | 'loader';
  /** Custom properties that other sheets read. Default none. */
  readonly readElsewhere?: ReadonlySet<string>;
}

/** The same styles in fewer bytes, without rules for paper, which are in a sheet of their own that comes behind the others. */
export function shorten(root: Root, {use, readElsewhere = new Set()}: ShortenOptions): string {
  const cascade = new Cascade(root);
  dropDeclarations(root, (declaration) => cascade.isOverridden(declaration) || isPrefixed(declaration));
  if (use === 'page') dropDeclarations(root, ({prop}) => PAINTS_NOTHING.test(prop));
  dropUnread(root, readElsewhere);
  resolveConstants(root, readElsewhere);
  // What is another on paper is no constant, so they go last.
  root.walkAtRules((block) => {
    if (isPrint(block)) block.remove();
  });
  dropUnread(root, readElsewhere);
  dropUnusedAnimations(root);
  dropEmpty(root);
  return root.toString();
}

/** The rules for paper alone. */
export function keepPrint(root: Root): Root {
  const isInPrint = (node: ChildNode): boolean =>
    node.type === 'atrule' && isPrint(node)
      ? true
      : node.parent !== undefined && node.parent.type !== 'root' && isInPrint(node.parent as ChildNode);
  root.walkRules((rule) => {
    if (!isInPrint(rule)) rule.remove();
  });
  dropUnusedAnimations(root);
  dropEmpty(root);
  return root;
}
