import type {AtRule, ChildNode, Container, Declaration, Root, Rule} from 'postcss';
import {isRoot} from './parseSelector.ts';

interface Claim {
  readonly rule: Rule;
  readonly selector: string;
  readonly layer: number;
  readonly conditions: string;
  readonly position: number;
  readonly important: boolean;
}

/** Shorthand properties and what they set. */
const LONGHANDS: Readonly<Record<string, readonly string[]>> = {
  background: ['background-color', 'background-image'],
  border: ['border-color', 'border-style', 'border-width'],
  font: ['font-family', 'font-size', 'font-style', 'font-weight', 'line-height'],
  margin: ['margin-bottom', 'margin-left', 'margin-right', 'margin-top'],
  outline: ['outline-color', 'outline-style', 'outline-width'],
  padding: ['padding-bottom', 'padding-left', 'padding-right', 'padding-top'],
  'text-decoration': ['text-decoration-color', 'text-decoration-line', 'text-decoration-style'],
};

const shorthandsOf = new Map<string, string[]>();
for (const [shorthand, names] of Object.entries(LONGHANDS))
  for (const name of names) shorthandsOf.set(name, [...(shorthandsOf.get(name) ?? []), shorthand]);

function blocksAround(node: ChildNode): AtRule[] {
  const blocks: AtRule[] = [];
  for (
    let {parent} = node;
    parent !== undefined && parent.type !== 'root';
    {parent} = parent as Container & ChildNode
  )
    if (parent.type === 'atrule') blocks.unshift(parent as AtRule);
  return blocks;
}

/** The conditions of a rule, such as media queries; empty without any. */
export function conditionsOf(rule: Rule): string {
  return blocksAround(rule)
    .filter(({name}) => name !== 'layer')
    .map(({name, params}) => `${name} ${params}`)
    .join(' ');
}

/** The full name of the layer of a rule; empty outside of layers. */
function layerOf(rule: Rule): string {
  return blocksAround(rule)
    .filter(({name}) => name === 'layer')
    .map(({params}) => params)
    .join('.');
}

/** Ranks of the layers; those named first are the weakest. */
function orderLayers(root: Root): Map<string, number> {
  const ranks = new Map<string, number>();
  root.walkAtRules('layer', (block) => {
    const outer = blocksAround(block)
      .filter(({name}) => name === 'layer')
      .map(({params}) => `${params}.`)
      .join('');
    for (const name of block.params.split(',')) {
      const full = outer + name.trim();
      if (!ranks.has(full)) ranks.set(full, ranks.size);
    }
  });
  return ranks;
}

/** Whether the first selector matches every element that the second one does; of different ones, only that of any root. */
function matchesAll(wide: string, narrow: string): boolean {
  return wide === narrow || (wide === ':root' && isRoot(narrow));
}

/** The specificity of a selector of the root; others are compared with themselves only. */
function weigh(selector: string): number {
  return 2 * (selector.match(/[:[]/g)?.length ?? 0) + Number(selector.startsWith('html'));
}

/** Finds declarations of a style sheet that others always override. */
export class Cascade {
  readonly #claims = new Map<string, Claim[]>();
  readonly #byRule = new Map<Rule, Omit<Claim, 'selector' | 'important'>>();

  constructor(root: Root) {
    const ranks = orderLayers(root);
    let position = 0;
    root.walkRules((rule) => {
      const layer = layerOf(rule);
      const place = {
        rule,
        layer: layer === '' ? Infinity : (ranks.get(layer) ?? -1),
        conditions: conditionsOf(rule),
        position: position++,
      };
      // Animation steps have no selectors, and nested rules are not supported.
      if (rule.parent?.type === 'rule' || /keyframes/.test(place.conditions)) return;
      this.#byRule.set(rule, place);
      for (const node of rule.nodes) {
        if (node.type !== 'decl') continue;
        const all = this.#claims.get(node.prop) ?? [];
        for (const selector of rule.selectors)
          all.push({...place, selector, important: node.important ?? false});
        this.#claims.set(node.prop, all);
      }
    });
  }

  /** Whether other rules override a declaration for every element that its rule matches. */
  isOverridden(declaration: Declaration): boolean {
    const rule = declaration.parent as Rule;
    const place = this.#byRule.get(rule);
    if (place === undefined || declaration.important) return false;
    const rivals = [declaration.prop, ...(shorthandsOf.get(declaration.prop) ?? [])].map(
      (name) => this.#claims.get(name) ?? [],
    );
    return rule.selectors.every((selector) => {
      const own = {...place, selector, important: false};
      const wins = (rival: Claim): boolean =>
        rival.rule !== rule &&
        matchesAll(rival.selector, selector) &&
        (rival.conditions === '' || rival.conditions === place.conditions) &&
        (rival.important || this.#wins(rival, own));
      return rivals.some((claims) => claims.some(wins));
    });
  }

  #wins(first: Claim, second: Claim): boolean {
    const bySpecificity = weigh(first.selector) - weigh(second.selector);
    return (first.layer - second.layer || bySpecificity || first.position - second.position) > 0;
  }
}
