import {statements} from './statements.ts';

/** Selectors of the page's root, in whatever theme. */
const ROOT = /^(?:html)?(?::root|\[data-theme=["']?\w+["']?\])*$/;
const DECLARATION = /(?<=^|;)\s*(--[\w-]+):(?:"[^"]*"|'[^']*'|[^;"'])*(?:;|$)/g;

function withoutDeclarations(css: string, names: ReadonlySet<string>): string {
  let kept = '';
  for (const {text, prelude, body} of statements(css)) {
    if (body === undefined) kept += text;
    else if (/^@(?:media|supports|layer)\b/.test(prelude))
      kept += `${prelude}{${withoutDeclarations(body, names)}}`;
    else if (prelude.split(',').every((selector) => ROOT.test(selector))) {
      const left = body.replace(DECLARATION, (whole: string, name: string) => (names.has(name) ? '' : whole));
      if (left) kept += `${prelude}{${left}}`;
    } else kept += text;
  }
  return kept;
}

/**
 * Takes out of cascade layers the root's custom properties that the root has again outside of all layers, where they win
 * whatever the theme.
 */
export function dropOverridden(css: string): string {
  const names = new Set<string>();
  for (const {prelude, body} of statements(css)) {
    if (prelude !== ':root' || body === undefined) continue;
    for (const [, name = ''] of body.matchAll(DECLARATION)) names.add(name);
  }
  let kept = '';
  for (const {text, prelude, body} of statements(css)) {
    const isLayer = body !== undefined && prelude.startsWith('@layer');
    kept += isLayer ? `${prelude}{${withoutDeclarations(body, names)}}` : text;
  }
  return kept;
}
