import {expect, type Locator} from '@playwright/test';
import {contrastOf} from './layoutRules.ts';

/** Least contrast of text (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 4.5;

/** What a reader sees of an element. */
interface Sight {
  readonly width: number;
  readonly height: number;
  /** Whether it is drawn, and nothing is in front of its middle. */
  readonly isInFront: boolean;
  readonly ink: string;
  readonly ground: string;
}

function look(element: Element): Sight {
  const {left, top, width, height} = element.getBoundingClientRect();
  // The middle of what is on the screen
  const x = (Math.max(left, 0) + Math.min(left + width, innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(top + height, innerHeight)) / 2;
  const inFront = document.elementFromPoint(x, y);
  // The colour of an element may be that of no text in it.
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let text = walker.nextNode();
  while (text && !(text.textContent?.trim() && text.parentElement?.checkVisibility()))
    text = walker.nextNode();
  const written = text?.parentElement ?? element;
  const isClear = (colour: string) => /^rgba\(.*, 0\)$|^transparent$/.test(colour);
  let ground = 'rgb(255, 255, 255)';
  for (let at: Element | null = written; at; at = at.parentElement) {
    const {backgroundColor} = getComputedStyle(at);
    if (isClear(backgroundColor)) continue;
    ground = backgroundColor;
    break;
  }
  return {
    width,
    height,
    isInFront:
      element.checkVisibility({opacityProperty: true, visibilityProperty: true}) &&
      inFront !== null &&
      (element.contains(inFront) || inFront.contains(element)),
    ink: getComputedStyle(written).color,
    ground,
  };
}

/**
 * Expects that a reader sees an element: on the screen, not covered, as large as a line of text and with enough contrast.
 * For all that readers must notice; a locator's text and count say only that it exists.
 */
export async function expectSeen(locator: Locator): Promise<void> {
  await expect(locator).toBeInViewport({ratio: 0.5});
  await expect
    .poll(async () => {
      const {width, height, isInFront, ink, ground} = await locator.evaluate(look);
      return {
        isLarge: width >= 24 && height >= 12,
        isInFront,
        isReadable: contrastOf(ink, ground) >= LEAST_CONTRAST,
      };
    })
    .toEqual({isLarge: true, isInFront: true, isReadable: true});
}
