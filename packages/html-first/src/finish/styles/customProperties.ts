import type {Declaration, Root, Rule} from 'postcss';
import parseValue, {type Node} from 'postcss-value-parser';
import {conditionsOf} from './Cascade.ts';
import {isRoot} from './parseSelector.ts';

/** The custom property that a node reads. */
function nameRead(node: Node): string | undefined {
  if (node.type !== 'function' || node.value !== 'var') return undefined;
  return node.nodes.find(({type}) => type === 'word')?.value;
}

/** Cache of {@link listRead}, as the same values recur in the styles of every group of pages. */
const known = new Map<string, readonly string[]>();

/** The custom properties that a value reads, repeated if it reads them repeatedly. */
function listRead(value: string): readonly string[] {
  if (!value.includes('var(')) return [];
  let names = known.get(value);
  if (names === undefined) {
    const found: string[] = [];
    parseValue(value).walk((node) => {
      const name = nameRead(node);
      if (name !== undefined) found.push(name);
    });
    names = found;
    known.set(value, names);
  }
  return names;
}

function countReads(root: Root): Map<string, number> {
  const reads = new Map<string, number>();
  const add = (value: string): void => {
    for (const name of listRead(value)) reads.set(name, (reads.get(name) ?? 0) + 1);
  };
  root.walkDecls(({value}) => add(value));
  return reads;
}

/** The custom properties that a style sheet reads. */
export function listReads(root: Root): Set<string> {
  return new Set(countReads(root).keys());
}

/** Removes custom properties that nothing reads, repeatedly, except those `kept` because other sheets read them. */
export function dropUnread(root: Root, kept: ReadonlySet<string>): void {
  for (let dropped = true; dropped;) {
    dropped = false;
    const reads = countReads(root);
    root.walkDecls(/^--/, (declaration) => {
      if (reads.has(declaration.prop) || kept.has(declaration.prop)) return;
      declaration.remove();
      dropped = true;
    });
  }
}

interface Property {
  readonly declarations: Declaration[];
  isOnRootOnly: boolean;
}

function collect(root: Root): Map<string, Property> {
  const properties = new Map<string, Property>();
  root.walkDecls(/^--/, (declaration) => {
    const property = properties.get(declaration.prop) ?? {declarations: [], isOnRootOnly: true};
    property.declarations.push(declaration);
    const rule = declaration.parent as Rule;
    property.isOnRootOnly &&= rule.type === 'rule' && rule.selectors.every(isRoot);
    properties.set(declaration.prop, property);
  });
  return properties;
}

/** The value of a custom property if it is the same for every element, theme and screen; otherwise `undefined`. */
function findConstant(
  {declarations, isOnRootOnly}: Property,
  properties: ReadonlyMap<string, Property>,
): string | undefined {
  const [first] = declarations;
  if (first === undefined || !isOnRootOnly) return undefined;
  const isSame = declarations.every(
    (declaration) =>
      declaration.value === first.value &&
      !declaration.important &&
      conditionsOf(declaration.parent as Rule) === '',
  );
  const isSetForAll = declarations.some(({parent}) =>
    (parent as Rule).selectors.some((selector) => selector === ':root' || selector === 'html'),
  );
  const readsRootOnly = listRead(first.value).every((name) => properties.get(name)?.isOnRootOnly);
  return isSame && isSetForAll && readsRootOnly ? first.value.trim() : undefined;
}

const runsInto = (neighbour: Node | undefined): boolean =>
  neighbour !== undefined && neighbour.type !== 'space' && neighbour.type !== 'div';

function putIn(value: string, constants: ReadonlyMap<string, string>): string {
  const parsed = parseValue(value);
  const visit = (nodes: Node[]): void => {
    for (const [index, node] of nodes.entries()) {
      const constant = constants.get(nameRead(node) ?? '');
      if (constant === undefined) {
        if (node.type === 'function') visit(node.nodes);
        continue;
      }
      const before = runsInto(nodes[index - 1]) ? ' ' : '';
      const behind = runsInto(nodes[index + 1]) ? ' ' : '';
      nodes[index] = {
        type: 'word',
        value: before + constant + behind,
        sourceIndex: node.sourceIndex,
        sourceEndIndex: node.sourceEndIndex,
      };
    }
  };
  visit(parsed.nodes);
  return parseValue.stringify(parsed.nodes).replaceAll('  ', ' ');
}

/**
 * Replaces custom properties that never change by their values where that is shorter. Those that are `kept` because other
 * sheets read them stay declared.
 */
export function resolveConstants(root: Root, kept: ReadonlySet<string>): void {
  for (;;) {
    const properties = collect(root);
    const reads = countReads(root);
    const constants = new Map<string, string>();
    for (const [name, property] of properties) {
      const value = findConstant(property, properties);
      const count = reads.get(name) ?? 0;
      if (value === undefined || (kept.has(name) && count === 0)) continue;
      const grows = (value.length - `var(${name})`.length) * count;
      const saved = kept.has(name) ? 0 : `${name}:${value};`.length * property.declarations.length;
      if (grows <= saved) constants.set(name, value);
    }
    // Constants that other constants read have to wait for the next round.
    for (const value of constants.values()) for (const name of listRead(value)) constants.delete(name);
    if (constants.size === 0) return;
    root.walkDecls((declaration) => {
      if (constants.has(declaration.prop) && !kept.has(declaration.prop)) declaration.remove();
      else if (declaration.value.includes('var(')) declaration.value = putIn(declaration.value, constants);
    });
  }
}
