import type {Root, Rule} from 'postcss';
import {conditionsOf} from './Cascade.ts';
import {fits, type ElementShape} from './ElementShapes.ts';
import {parseSelector, type Compound, type PageSelector} from './parseSelector.ts';

/** The property that hides an element. */
type Way = 'display' | 'visibility';

/** Properties that neither affect layout nor are inherited. */
const PAINT =
  /^(?:background|border-(?:start-|end-|top-|bottom-)?.*radius|box-shadow|opacity|z-index|pointer-events)/;
const FOCUS = /:focus/;

interface Visibility {
  readonly way: Way;
  readonly compound: Compound;
}

const isWay = (property: string): property is Way => property === 'display' || property === 'visibility';

/** Elements that are hidden until the reader points at something or moves the focus, such as tooltips. */
export class HiddenElements {
  readonly #shapes: readonly ElementShape[];
  readonly #hide: Visibility[] = [];
  readonly #show: Visibility[] = [];
  readonly #ways = new Map<string, Way | undefined>();

  /** `canMatch` tells whether a selector can match elements of pages. */
  constructor(
    roots: readonly Root[],
    shapes: readonly ElementShape[],
    canMatch: (selector: PageSelector) => boolean,
  ) {
    this.#shapes = shapes;
    for (const root of roots)
      root.walkDecls(/^(?:display|visibility)$/, ({prop, value, parent}) => {
        const rule = parent as Rule;
        const conditions = conditionsOf(rule);
        if (!isWay(prop) || rule.type !== 'rule' || /print|keyframes/.test(conditions)) return;
        const hides = value === 'none' || value === 'hidden';
        for (const selector of rule.selectors.map(parseSelector)) {
          const last = selector.compounds.at(-1);
          if (last === undefined || last.isGenerated) continue;
          if (hides) {
            if (conditions === '' && selector.compounds.length === 1 && last.isPlain)
              this.#hide.push({way: prop, compound: last});
          } else if (!selector.waits && !FOCUS.test(selector.text) && canMatch(selector))
            this.#show.push({way: prop, compound: last});
        }
      });
  }

  /** Whether a selector only matches hidden elements. */
  has(selector: PageSelector): boolean {
    return this.#wayOf(selector) !== undefined;
  }

  /** Removes declarations that the first paint does not show from a rule that only matches hidden elements. */
  prune(rule: Rule): void {
    const ways = rule.selectors.map((text) => this.#wayOf(parseSelector(text)));
    if (ways.includes(undefined)) return;
    const isGone = !ways.includes('visibility');
    rule.each((node) => {
      if (node.type === 'decl' && (isGone ? node.prop !== 'display' : PAINT.test(node.prop))) node.remove();
    });
  }

  #wayOf({compounds}: PageSelector): Way | undefined {
    const last = compounds.at(-1);
    if (last === undefined) return undefined;
    if (!this.#ways.has(last.text)) {
      const ways = this.#shapes.filter((shape) => fits(last, shape)).map((shape) => this.#hiddenBy(shape));
      const isHidden = ways.length > 0 && !ways.includes(undefined);
      this.#ways.set(
        last.text,
        !isHidden ? undefined : ways.includes('visibility') ? 'visibility' : 'display',
      );
    }
    return this.#ways.get(last.text);
  }

  #hiddenBy(shape: ElementShape): Way | undefined {
    const applies = (list: readonly Visibility[], way: Way): boolean =>
      list.some((rule) => rule.way === way && fits(rule.compound, shape));
    return (['display', 'visibility'] as const).find(
      (way) => applies(this.#hide, way) && !applies(this.#show, way),
    );
  }
}
