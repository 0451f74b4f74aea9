import type {Root, Rule} from 'postcss';
import {conditionsOf} from './Cascade.ts';
import {fits, type ElementShape} from './ElementShapes.ts';
import {parseSelector, type Compound, type PageSelector} from './parseSelector.ts';

/** By which property elements are out of sight. */
type Way = 'display' | 'visibility';

/** What neither moves anything nor is inherited. */
const PAINT =
  /^(?:background|border-(?:start-|end-|top-|bottom-)?.*radius|box-shadow|opacity|z-index|pointer-events)/;
const FOCUS = /:focus/;

interface Said {
  readonly way: Way;
  readonly compound: Compound;
}

const isWay = (property: string): property is Way => property === 'display' || property === 'visibility';

/** Elements that pages keep out of sight until somebody points at something or moves the focus, such as tooltips. */
export class HiddenElements {
  readonly #shapes: readonly ElementShape[];
  readonly #hide: Said[] = [];
  readonly #show: Said[] = [];
  readonly #ways = new Map<string, Way | undefined>();

  /** `canMatch` says whether a selector fits elements of pages. */
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

  /** Whether a rule is only about such elements. */
  has(selector: PageSelector): boolean {
    return this.#wayOf(selector) !== undefined;
  }

  /** Takes out of a rule about such elements what the first paint shows nothing of. */
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
    const says = (list: readonly Said[], way: Way): boolean =>
      list.some((said) => said.way === way && fits(said.compound, shape));
    return (['display', 'visibility'] as const).find(
      (way) => says(this.#hide, way) && !says(this.#show, way),
    );
  }
}
