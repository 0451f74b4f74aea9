import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

const read = (name: string) => readFileSync(new URL(`../src/css/${name}.css`, import.meta.url), 'utf8');
const content = read('content');
const tokens = read('tokens');
/** Classes of the kinds that WRITING.md names, and of those that Docusaurus has besides. */
const KINDS = [
  'theme-admonition-general',
  'alert--secondary',
  'alert--success',
  'alert--info',
  'alert--warning',
  'alert--danger',
];

/** The colours of a theme by their names; the dark theme changes some of the light one. */
function coloursOf(theme: 'light' | 'dark'): Map<string, string> {
  const colours = new Map<string, string>();
  for (const [, selector = '', body = ''] of tokens.matchAll(/^(\S[^{}]*)\{([^}]*)\}/gm)) {
    const isLight = selector.trim().endsWith(':root');
    const isDark = selector.trim().endsWith("[data-theme='dark']");
    if (!isLight && !(isDark && theme === 'dark')) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+): (#[0-9a-f]{3,6}|\d+%);/g))
      colours.set(name, value);
  }
  return colours;
}

function luminance(colour: string): number {
  const hex = colour.length === 4 ? colour.replaceAll(/[0-9a-f]/g, '$&$&') : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const share = parseInt(hex.slice(from, from + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Mixes a colour into a ground, of which it then makes up a share. */
function mix(colour: string, ground: string, share: number): string {
  const [over, under] = [colour, ground].map((hex) =>
    hex.length === 4 ? hex.replaceAll(/[0-9a-f]/g, '$&$&') : hex,
  );
  const channel = (from: number) =>
    Math.round(
      parseInt(over?.slice(from, from + 2) ?? '', 16) * share +
        parseInt(under?.slice(from, from + 2) ?? '', 16) * (1 - share),
    );
  return `#${[1, 3, 5].map((from) => channel(from).toString(16).padStart(2, '0')).join('')}`;
}

// On a dark page a few per cent of a colour cannot be seen.
test.each([
  ['light', 1.04],
  ['dark', 1.15],
] as const)('gives each callout its own readable colour and a tint that is seen, %s', (theme, least) => {
  const colours = coloursOf(theme);
  const found = KINDS.map((kind) => {
    const rule = new RegExp(`\\.${kind}\\s*\\{[^}]*--ifm-alert-border-color: var\\((--[\\w-]+)\\)`);
    return colours.get(rule.exec(content)?.[1] ?? '') ?? kind;
  });
  expect([...new Set(found)]).toEqual(found);
  expect(content).toContain('color-mix(in srgb, var(--ifm-alert-border-color) var(--tint), var(--ground))');
  const tint = parseInt(colours.get('--tint') ?? '', 10) / 100;
  const page = colours.get('--ground') ?? '';
  for (const colour of found) {
    const tinted = mix(colour, page, tint);
    for (const ground of [page, tinted])
      expect({colour, ground, isRead: contrast(colour, ground) >= 4.5}).toMatchObject({isRead: true});
    expect({colour, isSeen: contrast(tinted, page) > least}).toEqual({colour, isSeen: true});
  }
});
