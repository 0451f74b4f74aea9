import * as fc from 'fast-check';
import {expect, test} from 'vitest';
import {keepUsedRules} from '../src/finish/keepUsedRules.ts';

const keep = (css: string, ...words: string[]) => keepUsedRules(css, new Set(words));

test.each([
  ['a rule whose class occurs', '.a{color:red}', '.a{color:red}'],
  ['a rule that needs no class', 'p>a:hover{color:red}', 'p>a:hover{color:red}'],
  ['a rule that can match by another selector', '.x,.a:hover{color:red}', '.a:hover{color:red}'],
  [
    'a rule whose only missing class is one that must not match',
    '.a:not(.x){color:red}',
    '.a:not(.x){color:red}',
  ],
  ['a rule with alternatives', ':is(.x,.a) p{color:red}', ':is(.x,.a) p{color:red}'],
  ['a rule with a name that it cannot read', '.md\\:x{color:red}', '.md\\:x{color:red}'],
  ['animations', '@keyframes x{to{opacity:0}}', '@keyframes x{to{opacity:0}}'],
  ['text that looks like a rule', '.a{content:"}.x{";color:red}', '.a{content:"}.x{";color:red}'],
  [
    'addresses with brackets',
    '.a{background:url(data:image/svg+xml;a{b)}.x{a:b}',
    '.a{background:url(data:image/svg+xml;a{b)}',
  ],
])('keeps %s', (_, css, kept) => {
  expect(keep(css, 'a')).toBe(kept);
});

test.each([
  ['a rule whose class does not occur', '.x{color:red}'],
  ['a rule of which one class does not occur', '.a .x{color:red}'],
  ['an id that does not occur', '#x{color:red}'],
  ['a media block that ends up empty', '@media print{.x{color:red}}'],
  ['a custom property that nothing reads, and what only that one reads', ':is(.a){--x:var(--y);--y:1px}'],
])('drops %s', (_, css) => {
  expect(keep(css, 'a').replace(/^:is\(\.a\)\{\}$/, '')).toBe('');
});

test('keeps an empty layer in its place, as the order of layers decides', () => {
  expect(keep('@layer one{.x{color:red}}@layer two{.a{color:red}}', 'a')).toBe(
    '@layer one{}@layer two{.a{color:red}}',
  );
});

test('keeps a custom property that is read in another rule', () => {
  expect(keep(':root{--y:max(1px,2px);--z:2px}.a{width:var( --y,3px)}', 'a')).toBe(
    ':root{--y:max(1px,2px);}.a{width:var( --y,3px)}',
  );
});

test('drops what the root of a layer says when the root says it again outside of all layers', () => {
  expect(
    keep(
      '@layer one{:root{--y:1px;--z:"a;b;c;d;e"}html[data-theme=dark]{--y:2px}.a{--y:3px}}:root{--y:4px}.a{width:var(--y);top:var(--z)}',
      'a',
    ),
  ).toBe('@layer one{:root{--z:"a;b;c;d;e"}.a{--y:3px}}:root{--y:4px}.a{width:var(--y);top:var(--z)}');
  expect(keep('@layer one{:root{--y:1px}}@media print{:root{--y:4px}}.a{width:var(--y)}', 'a')).toBe(
    '@layer one{:root{--y:1px}}@media print{:root{--y:4px}}.a{width:var(--y)}',
  );
});

test('puts a short value that never changes where it is read, and nothing else', () => {
  expect(
    keep(
      ':root{--width:1px}.a{border:var(--width)solid red;margin:0 var(--width)0;top:var(--width,2px)}',
      'a',
    ),
  ).toBe('.a{border:1px solid red;margin:0 1px 0;top:1px}');
  const kept = [
    ':root{--width:1px}.a{--width:2px;top:var(--width)}',
    ':root{--width:1px}@media print{:root{--width:2px}}.a{top:var(--width)}',
    ':root{--w:a-long-value}.a{top:var(--w)}',
    '.a{--width:1px;top:var(--width)}',
  ];
  for (const css of kept) expect(keep(css, 'a')).toBe(css);
  expect(keep(':root{--inner:1px;--outer:var(--inner)}.a{top:var(--outer)}', 'a')).toBe('.a{top:1px}');
});

test('judges lists of alternatives, but not inside of a negation', () => {
  expect(keep(':where(.b){top:0}:is(.a,.b){top:1px}.a:is(.b .c){top:2px}', 'a')).toBe(':is(.a,.b){top:1px}');
  const negated = '.a:not(:is(.b)){top:0}';
  expect(keep(negated, 'a')).toBe(negated);
});

test('changes nothing when every name occurs', () => {
  const name = fc.constantFrom('a', 'b', 'c-d', '_e');
  const rule = fc
    .tuple(name, name)
    .map(([first, second]) => `.${first}>.${second}:hover{color:red;margin:0}`);
  const sheet = fc
    .array(
      fc.oneof(
        rule,
        fc.array(rule, {minLength: 1}).map((rules) => `@media print{${rules.join('')}}`),
      ),
    )
    .map((rules) => rules.join(''));
  fc.assert(
    fc.property(sheet, (css) => {
      expect(keep(css, 'a', 'b', 'c-d', '_e')).toBe(css);
    }),
  );
});
