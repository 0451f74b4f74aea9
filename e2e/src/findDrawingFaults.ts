import type {Page} from '@playwright/test';

/**
 * Shows each drawing of all pages in the drawing of the open page and finds words closer than 5 units to the edge of their box, words that
 * touch a line, each other or the edge of the canvas, sizes of their own, and lines that should have an arrowhead and have none.
 */
export function findDrawingFaults(page: Page): Promise<{count: number; faults: string[]}> {
  return page.evaluate(async () => {
    const textOf = async (path: string) => (await fetch(path)).text();
    const addresses = (await textOf('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/]+(\/docs\/[^<]*)/g);
    const figure = document.querySelector('.diagram') as Element;
    const faults: string[] = [];
    let count = 0;

    interface Box {
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }
    const areClose = (one: Box, other: Box, x: number): boolean =>
      one.left < other.right + x &&
      other.left < one.right + x &&
      one.top < other.bottom &&
      other.top < one.bottom;
    const isWithin = (inner: Box, outer: Box, x: number, y: number): boolean =>
      inner.left >= outer.left + x &&
      inner.right <= outer.right - x &&
      inner.top >= outer.top + y &&
      inner.bottom <= outer.bottom - y;

    function check(svg: SVGSVGElement): string[] {
      const canvas = svg.getBoundingClientRect();
      const scale = canvas.width / 400;
      const toBox = (element: Element, inset = 0): Box => {
        const {left, top, right, bottom} = element.getBoundingClientRect();
        return {
          left: (left - canvas.left) / scale,
          top: (top - canvas.top) / scale + inset,
          right: (right - canvas.left) / scale,
          bottom: (bottom - canvas.top) / scale - inset,
        };
      };
      const whole = {left: 0, top: 0, right: 400, bottom: canvas.height / scale};
      const rects = [...svg.querySelectorAll('rect')].map((rect) => toBox(rect));
      const texts = [...svg.querySelectorAll('text')].map((element) => {
        const name = element.textContent;
        // Without the room that a line of text has above and below its letters
        const box = toBox(element, element.hasAttribute('transform') ? 0 : 3);
        const ink = {...box, bottom: box.bottom + (/[gjpqy,;()/]/.test(name) ? 3 : 0)};
        return {element, name, box, ink};
      });
      const lines = [...svg.querySelectorAll<SVGGeometryElement>('path, circle, polygon')].map((line) => {
        const matrix = line.getCTM();
        const length = line.getTotalLength();
        return Array.from({length: Math.ceil(length / 2)}, (_, index) => {
          const {x, y} = line.getPointAtLength(index * 2).matrixTransform(matrix ?? undefined);
          return {left: x / scale, right: x / scale, top: y / scale, bottom: y / scale};
        });
      });
      const found = texts.flatMap(({element, name, box, ink}, index) => {
        const size = parseFloat(getComputedStyle(element).fontSize);
        return [
          size === 14 ? '' : `"${name}" has ${size} units`,
          isWithin(box, whole, 0, 0) ? '' : `"${name}" is cut off`,
          ...texts
            .slice(index + 1)
            .map((other) => (areClose(box, other.box, 2) ? `"${name}" touches "${other.name}"` : '')),
          rects.some((rect) => areClose(box, rect, 0) && !isWithin(ink, rect, 5, 5.5))
            ? `"${name}" is too close to its box`
            : '',
          lines.some((points) => points.some((point) => areClose(box, point, 1)))
            ? `a line crosses "${name}"`
            : '',
        ];
      });
      const bare = [...svg.querySelectorAll('.arrow, .arrows')].filter(
        ({nextElementSibling}) =>
          !/^(?:M[^MZ]+L[^Z]+Z){1,2}$/.test(nextElementSibling?.getAttribute('d') ?? ''),
      );
      return [
        svg.viewBox.baseVal.width === 400 ? '' : `is ${svg.viewBox.baseVal.width} wide`,
        bare.length > 0 ? 'has a line without its arrowhead' : '',
        ...found,
      ].filter((fault) => fault !== '');
    }

    for (const [, path = ''] of addresses) {
      const source = new DOMParser().parseFromString(await textOf(path), 'text/html');
      for (const svg of source.querySelectorAll<SVGSVGElement>('.diagram > svg')) {
        figure.querySelector('svg')?.replaceWith(svg);
        faults.push(...check(svg).map((fault) => `${path}: ${fault}`));
        count += 1;
      }
    }
    return {count, faults};
  });
}
