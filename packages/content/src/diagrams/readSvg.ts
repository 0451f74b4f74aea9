import {fromHtml} from 'hast-util-from-html';
import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Classes a diagram may use; `src/css/content.css` gives them the colours of the site. */
const DIAGRAM_CLASSES = ['ink', 'muted', 'accent', 'accent-fill', 'surface', 'warn', 'solid'] as const;

const FORBIDDEN = new Set(['script', 'style', 'foreignobject', 'image', 'a', 'animate', 'set', 'use']);
/** On a phone, 358 pixels show the whole width; smaller words or a wider drawing could not be read there. */
const WIDEST = 440;
const SMALLEST_TEXT = 13;

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
  if (Number(properties.fontSize ?? SMALLEST_TEXT) < SMALLEST_TEXT) {
    return `has text of ${String(properties.fontSize)} px. Use 14, and at least ${SMALLEST_TEXT}.`;
  }
  const classes = Array.isArray(properties.className) ? properties.className.map(String) : [];
  const unknown = classes.find((name) => !(DIAGRAM_CLASSES as readonly string[]).includes(name));
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
  if (width > WIDEST) throw new Error(`is ${width} wide. Draw it 400 wide, at most ${WIDEST}.`);
  const inner = source
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replaceAll(/<title>[\s\S]*?<\/title>|<desc>[\s\S]*?<\/desc>/g, '')
    .replaceAll(/>\s+</g, '><')
    .trim();
  return {viewBox, width, height, inner};
}
