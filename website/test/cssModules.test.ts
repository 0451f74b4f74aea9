import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

const SOURCE = new URL('../src/', import.meta.url);

/** The selectors of a sheet without comments; those of frames of an animation are none. */
function selectorsOf(css: string): string[] {
  const plain = css.replaceAll(/\/\*.*?\*\//gs, '');
  return [...plain.matchAll(/([^{};]+)\{/g)]
    .map(([, prelude = '']) => prelude.trim())
    .filter((prelude) => !/^(?:@|from\b|to\b|\d)/.test(prelude))
    .flatMap((prelude) => prelude.split(/,(?![^(]*\))/));
}

/** Whether all elements that a selector can mean are inside or beside one with a class. */
function hasClass(selector: string): boolean {
  const outside = selector
    .replaceAll(/:(?:is|where|has|global)\(([^()]*)\)/g, (_, list: string) =>
      list.split(',').every((part) => part.includes('.')) ? '.all' : '',
    )
    .replaceAll(/\([^()]*\)/g, '');
  return /\.[a-z_]/i.test(outside);
}

test.each([
  ['.end p', true],
  ['p.note:not(h2)', true],
  [':is(.a, .b) p', true],
  ['p :is(button, .report)', false],
  ['main > p:not(.a)', false],
])('attributes a rule for %s to a component: %s', (selector, expected) => {
  expect(hasClass(selector)).toBe(expected);
});

test('styles no elements of other components', () => {
  const sheets = readdirSync(SOURCE, {recursive: true, encoding: 'utf8'}).filter((name) =>
    name.endsWith('.module.css'),
  );
  expect(sheets.length).toBeGreaterThan(10);
  const faults = sheets.flatMap((name) =>
    selectorsOf(readFileSync(new URL(name, SOURCE), 'utf8'))
      .filter((selector) => !hasClass(selector))
      .map((selector) => `${name}: ${selector.trim()}`),
  );
  expect(faults).toEqual([]);
});
