import {fromHtml} from 'hast-util-from-html';
import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Classes a diagram may use; `src/css/content.css` gives them the colours of the site. */
const DIAGRAM_CLASSES = [
  'ink',
  'muted',
  'accent',
  'accent-fill',
  'surface',
  'own',
  'on-own',
  'warn',
  'solid',
  'thick',
  'dashed',
  'arrow',
  'arrows',
];

const FORBIDDEN = new Set(['script', 'style', 'foreignobject', 'image', 'a', 'animate', 'set', 'use']);
/** The style sheet sets these alike for all drawings. */
const SET_BY_SITE: Readonly<Record<string, string>> = {
  fontFamily: 'font-family',
  fontSize: 'font-size',
  fontStyle: 'font-style',
  strokeWidth: 'stroke-width',
  strokeDashArray: 'stroke-dasharray',
};
/** A phone shows 358 pixels, and words of 14 units can be read there. */
const CANVAS_WIDTH = 400;

/** A diagram, ready to be put into a page. */
export interface Diagram {
  readonly viewBox: string;
  readonly width: number;
  readonly height: number;
  /** Everything between the outer tags. */
  readonly inner: string;
}

function elementFault(element: Element): string | undefined {
  const {tagName, properties} = element;
  if (FORBIDDEN.has(tagName.toLowerCase())) return `has a <${tagName}> element. Take it out.`;
  for (const [name, value] of Object.entries(properties)) {
    const shown = name === 'className' ? 'class' : name;
    if (name === 'style') return `has a style= attribute on <${tagName}>. Use a class such as "ink".`;
    if (name === 'id')
      return `has an id ("${String(value)}"). Take it out; a page may hold several pictures.`;
    if (/^on/i.test(name)) return `has a ${shown}= attribute. Take it out.`;
    if ((name === 'fill' || name === 'stroke') && value !== 'none' && value !== 'currentColor') {
      return `has the fixed colour ${shown}="${String(value)}" on <${tagName}>. Use a class such as "ink".`;
    }
  }
  const own = Object.keys(properties).find((name) => Object.hasOwn(SET_BY_SITE, name));
  if (own !== undefined) return `has ${SET_BY_SITE[own]}= on <${tagName}>. Take it out; the site sets it.`;
  const classes = Array.isArray(properties.className) ? properties.className.map(String) : [];
  const unknown = classes.find((name) => !DIAGRAM_CLASSES.includes(name));
  return unknown === undefined
    ? undefined
    : `uses the class "${unknown}". Use ${DIAGRAM_CLASSES.join(', ')}.`;
}

/** Parses a diagram; throws an error that says what the site does not accept and what to do instead. */
export function readSvg(source: string): Diagram {
  const tree: Root = fromHtml(source.replace(/^\s*<\?xml[^>]*>/, ''), {fragment: true, space: 'svg'});
  const svg = tree.children.find((node) => node.type === 'element' && node.tagName === 'svg');
  if (svg?.type !== 'element') throw new Error('has no <svg> element. Save the picture as SVG.');
  visit(svg, 'element', (element) => {
    const fault = elementFault(element);
    if (fault !== undefined) throw new Error(fault);
  });
  const {viewBox = ''} = svg.properties as {viewBox?: string};
  const [, , width, height] = viewBox.split(/[\s,]+/).map(Number);
  if (!(width && height)) {
    throw new Error('has no viewBox. Add one such as viewBox="0 0 400 240".');
  }
  if (width !== CANVAS_WIDTH) throw new Error(`is ${width} wide. Draw it ${CANVAS_WIDTH} wide.`);
  const inner = source
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replaceAll(/<title>[\s\S]*?<\/title>|<desc>[\s\S]*?<\/desc>/g, '')
    .replaceAll(/>\s+</g, '><')
    .trim();
  return {viewBox, width, height, inner: addArrowheads(inner)};
}

type Point = readonly [x: number, y: number];

const LENGTH = 9;
const HALF_WIDTH = 4.5;

function toPoints(path: string): Point[] {
  const points: Point[] = [];
  for (const [, command = '', rest = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const values = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const [x, y] = points.at(-1) ?? [0, 0];
    if (command === 'H') points.push([values[0] ?? x, y]);
    else if (command === 'V') points.push([x, values[0] ?? y]);
    else if (command === 'L' || command === 'C' || (command === 'M' && points.length === 0)) {
      for (let at = 0; at + 1 < values.length; at += 2)
        points.push([Number(values[at]), Number(values[at + 1])]);
    } else {
      throw new Error(`has an arrow with the path "${path}". Use one M, then L, H, V or C.`);
    }
  }
  if (points.length < 2) throw new Error(`has an arrow with the path "${path}". Give it a second point.`);
  return points;
}

function toHead(tip: Point, before: Point): string {
  const length = Math.hypot(tip[0] - before[0], tip[1] - before[1]);
  const [dx, dy] = [(tip[0] - before[0]) / length, (tip[1] - before[1]) / length];
  const corner = (side: number): string =>
    [tip[0] - LENGTH * dx + side * HALF_WIDTH * dy, tip[1] - LENGTH * dy - side * HALF_WIDTH * dx]
      .map((value) => Number(value.toFixed(1)))
      .join(' ');
  return `M${tip.join(' ')}L${corner(1)} ${corner(-1)}Z`;
}

/** Draws the heads of lines with the class "arrow" (a head at the end) or "arrows" (at both), so that all drawings have the same. */
function addArrowheads(inner: string): string {
  return inner.replaceAll(/<path\b[^>]*>/g, (line) => {
    const [, before, both, after] = /\bclass="([^"]*)\barrow(s?)\b([^"]*)"/.exec(line) ?? [];
    if (before === undefined) return line;
    const points = toPoints(/\sd="([^"]*)"/.exec(line)?.[1] ?? '');
    const ends = both ? [points, points.toReversed()] : [points];
    const heads = ends.map((end) => toHead(...(end.slice(-2).toReversed() as [Point, Point]))).join('');
    const colour = `${before}${after ?? ''}`.replaceAll(/\b(?:thick|dashed)\b/g, '').trim();
    return `${line}<path class="${colour.replaceAll(/\s+/g, ' ')} solid" d="${heads}"/>`;
  });
}
