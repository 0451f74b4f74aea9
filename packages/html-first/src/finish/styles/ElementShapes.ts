import type {AttributeSelector} from 'css-what';
import type {Compound} from './parseSelector.ts';

/** An element as style sheets distinguish it. */
export interface ElementShape {
  readonly tag: string;
  readonly id: string | undefined;
  readonly classes: ReadonlySet<string>;
  /** The attribute selectors that match it, by their text. */
  readonly attributes: ReadonlySet<string>;
}

type Test = (value: string, wanted: string) => boolean;

const TESTS: Readonly<Record<string, Test>> = {
  exists: () => true,
  equals: (value, wanted) => value === wanted,
  not: (value, wanted) => value !== wanted,
  start: (value, wanted) => value.startsWith(wanted),
  end: (value, wanted) => value.endsWith(wanted),
  any: (value, wanted) => value.includes(wanted),
  element: (value, wanted) => value.split(/\s+/).includes(wanted),
  hyphen: (value, wanted) => value === wanted || value.startsWith(`${wanted}-`),
};

/** A key for an attribute selector. */
const keyOf = ({name, action, value}: AttributeSelector): string => `${name} ${action} ${value}`;

function matches({action, value: wanted}: AttributeSelector, value: string): boolean {
  // Case sensitivity depends on the attribute and on flags; keeping a rule too many does no harm.
  return TESTS[action]?.(value.toLowerCase(), wanted.toLowerCase()) ?? true;
}

/** Whether the browser or the first script of a page may set an attribute before other scripts run. */
function mayAppear(tag: string, name: string): boolean {
  if (tag === 'html') return name.startsWith('data-') && name !== LOADER_STATE;
  return name === 'open' || (tag === 'input' && name === 'checked');
}

/** Collects distinct shapes of elements. */
export class ElementShapes {
  readonly #names = new Set<string>();
  readonly #tests = new Map<string, AttributeSelector[]>();
  readonly #numbers = new Map<string, number>();
  /** Numbers of elements by their source, as nearly every element of a page also occurs in others. */
  readonly #written = new Map<string, number>();
  readonly #shapes: ElementShape[] = [];

  /** `compounds` are those of all style sheets; names and attributes that they do not select are not kept. */
  constructor(compounds: Iterable<Compound>) {
    const read = ({names, attributes, alternatives}: Compound): void => {
      for (const {value} of names) this.#names.add(value);
      for (const test of attributes) {
        const known = this.#tests.get(test.name) ?? [];
        if (!known.some((other) => keyOf(other) === keyOf(test)))
          this.#tests.set(test.name, [...known, test]);
      }
      alternatives.flat().forEach(read);
    };
    for (const compound of compounds) read(compound);
  }

  /** The number of an element's shape. `more` are additional classes. */
  numberOf(tag: string, attributes: ReadonlyMap<string, string>, more: readonly string[] = []): number {
    let written = [tag, ...more].join(' ');
    for (const [name, value] of attributes)
      if (name === 'class' || name === 'id' || this.#tests.has(name)) written += `\n${name}=${value}`;
    let number = this.#written.get(written);
    if (number === undefined) {
      number = this.#describe(tag, attributes, more);
      this.#written.set(written, number);
    }
    return number;
  }

  #describe(tag: string, attributes: ReadonlyMap<string, string>, more: readonly string[]): number {
    const classes = (attributes.get('class') ?? '').split(/\s+/).filter((name) => this.#names.has(name));
    classes.push(...more);
    const id = attributes.get('id');
    const matched: string[] = [];
    for (const [name, tests] of this.#tests) {
      const value = attributes.get(name);
      const isAny = mayAppear(tag, name);
      if (value === undefined && !isAny) continue;
      for (const test of tests)
        if (isAny || (value !== undefined && matches(test, value))) matched.push(keyOf(test));
    }
    const knownId = id !== undefined && this.#names.has(id) ? id : undefined;
    const text = [tag, knownId ?? '', classes.sort().join(' '), matched.join('\n')].join('\t');
    let number = this.#numbers.get(text);
    if (number === undefined) {
      number = this.#shapes.length;
      this.#numbers.set(text, number);
      this.#shapes.push({tag, id: knownId, classes: new Set(classes), attributes: new Set(matched)});
    }
    return number;
  }

  /** The shape with a number. */
  get(number: number): ElementShape {
    const shape = this.#shapes[number];
    if (shape === undefined) throw new RangeError(`There is no shape ${number}.`);
    return shape;
  }
}

/** Whether an element of this shape can match a compound selector. */
export function fits({tag, names, attributes, alternatives}: Compound, shape: ElementShape): boolean {
  return (
    (tag === undefined || tag === shape.tag) &&
    names.every(({kind, value}) => (kind === 'class' ? shape.classes.has(value) : shape.id === value)) &&
    attributes.every((test) => shape.attributes.has(keyOf(test))) &&
    alternatives.every((list) => list.some((alternative) => fits(alternative, shape)))
  );
}

/** The attribute in which the loader, and no other script, keeps its state at the root. */
const LOADER_STATE = 'data-intent';

const STRING = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;
const DATASET = /\bdataset\.(\w+)/g;

/** Guesses which elements the loader adds before the whole style sheet has loaded: every word of its strings counts. */
export class LoaderStyles {
  readonly #words: Set<string>;

  constructor(script: string) {
    const texts = [...script.matchAll(STRING)].map(([, a, b, c]) => a ?? b ?? c ?? '').join(' ');
    this.#words = new Set(texts.match(/[\w-]+/g) ?? []);
    for (const [, name = ''] of script.matchAll(DATASET))
      this.#words.add(`data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
  }

  /** Whether the loader may create an element that matches, or change one so that it does. */
  mayMake({tag, names, attributes, alternatives}: Compound): boolean {
    return (
      (tag === undefined || tag === 'html' || this.#words.has(tag)) &&
      names.every(({value}) => this.#words.has(value)) &&
      // Browsers themselves mark what is open.
      attributes.every(({name}) => name === 'open' || this.#words.has(name)) &&
      alternatives.every((list) => list.some((alternative) => this.mayMake(alternative)))
    );
  }
}
