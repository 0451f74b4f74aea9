import type {AtRule, ChildNode, Container, Declaration, Root, Rule} from 'postcss';
import {compareSpecificity, parseSelector, type Compound, type PageSelector} from './parseSelector.ts';
import {isRoot} from './isRoot.ts';

interface Said {
  readonly rule: Rule;
  readonly selector: PageSelector;
  readonly layer: number;
  readonly conditions: string;
  readonly position: number;
  readonly important: boolean;
}

/** Properties that say all that others say. */
const SAYS_ALL: Readonly<Record<string, readonly string[]>> = {
  background: ['background-color', 'background-image'],
  border: ['border-color', 'border-style', 'border-width'],
  font: ['font-family', 'font-size', 'font-style', 'font-weight', 'line-height'],
  margin: ['margin-bottom', 'margin-left', 'margin-right', 'margin-top'],
  outline: ['outline-color', 'outline-style', 'outline-width'],
  padding: ['padding-bottom', 'padding-left', 'padding-right', 'padding-top'],
  'text-decoration': ['text-decoration-color', 'text-decoration-line', 'text-decoration-style'],
};

const shorthandsOf = new Map<string, string[]>();
for (const [shorthand, names] of Object.entries(SAYS_ALL))
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

/** The conditions that a rule stands under, such as the width of the screen; empty without any. */
export function conditionsOf(rule: Rule): string {
  return blocksAround(rule)
    .filter(({name}) => name !== 'layer')
    .map(({name, params}) => `${name} ${params}`)
    .join(' ');
}

/** The layer that a rule stands in, by its full name; empty outside of all. */
function layerOf(rule: Rule): string {
  return blocksAround(rule)
    .filter(({name}) => name === 'layer')
    .map(({params}) => params)
    .join('.');
}

/** Layers from the weakest; one that is named first is weaker than those named later. */
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

const asksFor = (wide: Compound, narrow: Compound): boolean =>
  (wide.tag === undefined || wide.tag === narrow.tag) &&
  wide.names.every(({kind, value}) =>
    narrow.names.some((name) => name.kind === kind && name.value === value),
  ) &&
  wide.attributes.every(({name, action, value}) =>
    narrow.attributes.some(
      (other) => other.name === name && other.action === action && other.value === value,
    ),
  );

/** Whether the first selector matches every element that the second one matches. */
function matchesAll(wide: PageSelector, narrow: PageSelector): boolean {
  if (wide.text === narrow.text) return true;
  if (wide.text === ':root' && isRoot(narrow.text)) return true;
  const [only, ...others] = wide.compounds;
  const subject = narrow.compounds.at(-1);
  if (only === undefined || others.length > 0 || subject === undefined) return false;
  return only.isPlain && !subject.isGenerated && asksFor(only, subject);
}

/** The rules of a style sheet in the order in which one wins over another. */
export class Cascade {
  readonly #said = new Map<string, Said[]>();
  readonly #byRule = new Map<Rule, Omit<Said, 'selector' | 'important'>>();

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
      // Steps of animations have no selectors, nested rules are not judged.
      if (rule.parent?.type === 'rule' || /keyframes/.test(place.conditions)) return;
      this.#byRule.set(rule, place);
      const selectors = rule.selectors.map(parseSelector);
      for (const node of rule.nodes) {
        if (node.type !== 'decl') continue;
        const all = this.#said.get(node.prop) ?? [];
        for (const selector of selectors) all.push({...place, selector, important: node.important ?? false});
        this.#said.set(node.prop, all);
      }
    });
  }

  /** Whether other rules win over a declaration for every element that its rule matches. */
  isOverridden(declaration: Declaration): boolean {
    const rule = declaration.parent as Rule;
    const place = this.#byRule.get(rule);
    if (place === undefined || declaration.important) return false;
    const rivals = [declaration.prop, ...(shorthandsOf.get(declaration.prop) ?? [])].map(
      (name) => this.#said.get(name) ?? [],
    );
    return rule.selectors.every((text) => {
      const own = {...place, selector: parseSelector(text), important: false};
      const wins = (rival: Said): boolean =>
        rival.rule !== rule &&
        (rival.conditions === '' || rival.conditions === place.conditions) &&
        (rival.important || this.#wins(rival, own)) &&
        matchesAll(rival.selector, own.selector);
      return rivals.some((said) => said.some(wins));
    });
  }

  #wins(first: Said, second: Said): boolean {
    const bySpecificity = compareSpecificity(first.selector.specificity, second.selector.specificity);
    return (first.layer - second.layer || bySpecificity || first.position - second.position) > 0;
  }
}
