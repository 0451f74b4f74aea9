import {parse} from 'parse5';
import {expect, test} from 'vitest';
import {outlinePage} from '../src/finish/outline/outlinePage.ts';
import {PageStyles} from '../src/finish/styles/PageStyles.ts';

function create(css: string, pages: Readonly<Record<string, string>>, script = ''): PageStyles {
  const styles = new PageStyles(script);
  for (const [file, html] of Object.entries(pages)) {
    const document = parse(`<html class="page"><body>${html}</body></html>`);
    styles.add(file, outlinePage({file, document}).words);
  }
  styles.group([css]);
  return styles;
}

const keep = (css: string, html: string) => create(css, {page: html}).partOf(css, 'page');

test.each([
  ['a rule whose class occurs', '.a{color:red}'],
  ['a rule of which every part occurs', 'div>.a[href^=http]:focus{color:red}'],
  ['a rule whose only missing class is one that must not match', '.a:not(.x){color:red}'],
  ['a rule with alternatives of which one occurs', ':is(.x,.a) a{color:red}'],
  ['a rule about what an element holds', 'div:has(>.a){color:red}'],
  ['a rule for a theme that the first script of a page may choose', '[data-theme=dark] .a{color:red}'],
  ['a rule for a box that a reader opens without a script', 'details[open]>summary{color:red}'],
  ['an animation that is read', '.a{animation:1s x}@keyframes x{to{opacity:0}}'],
  ['what any element has', '*{color:red}:focus-visible{top:0}'],
  ['text that looks like a rule', '.a{content:"}.x{";color:red}'],
  ['a rule for the beginning of a class list', '[class^=a]{color:red}'],
  ['a rule for a long value of an attribute', '[href="https://example.com/one/page"]{color:red}'],
  ['a rule below conditions', '@media (width>=9px){@supports (gap:0){.a{color:red}}}'],
])('keeps %s', (_, css) => {
  expect(
    keep(
      css,
      '<div><a class="a b" href="https://example.com"></a></div><details><summary>x</summary></details>',
    ),
  ).toBe(css);
});

test.each([
  ['a rule whose class does not occur', '.x{color:red}'],
  ['a rule of which one part does not occur', '.a .x{color:red}'],
  ['a rule for an element that has the class, but not as that tag', 'p.a{color:red}'],
  ['a rule for a tag that does not occur', 'table td{color:red}'],
  ['a rule for another value of an attribute', '[role=tab]{color:red}'],
  ['a rule for what no element holds', 'div:has(>.x){color:red}'],
  ['a rule that waits for a pointer', '.a:hover,.a:active{color:red}'],
  ['a rule that waits for React', '[data-hydrated] .a{color:red}'],
  ['alternatives of which none occurs', ':is(.x,.y) a{color:red}'],
  ['a condition that ends up empty', '@media print{.x{color:red}}'],
  ['an animation that nothing reads', '@keyframes x{to{opacity:0}}'],
  [
    'movements, which are felt once somebody points at something',
    '.a{transition:color 1s;cursor:pointer;scroll-behavior:smooth;user-select:none}',
  ],
  ['custom properties that nothing reads, and what only these read', '.a{--x:var(--y);--y:1px}'],
])('leaves out %s', (_, css) => {
  expect(keep(css, '<div class="c"><a class="a" role="button"></a></div>')).toBe('');
});

test('keeps an empty layer, because layer order matters', () => {
  const css = '@layer one{.x{color:red}}@layer two{.a{color:red}}';
  expect(keep(css, '<p class=a>')).toBe('@layer one;@layer two{.a{color:red}}');
});

test('leaves the rules of menus that a pointer opens to the loader', () => {
  const css =
    '.dropdown__menu{visibility:hidden;opacity:0;padding:0}.dropdown:hover .dropdown__menu{visibility:visible}.dropdown__link{display:block}.dropdown__link:hover{top:0}.a:hover{top:0}';
  const html = '<div class="dropdown"><ul class="dropdown__menu"><a class="dropdown__link a"></a></ul></div>';
  const styles = create(css, {page: html});
  expect(styles.partOf(css, 'page')).toBe('.dropdown__menu{visibility:hidden;opacity:0;padding:0}');
  expect(styles.forLoader(css)).toBe(
    '.dropdown:hover .dropdown__menu{visibility:visible}.dropdown__link{display:block}.dropdown__link:hover{top:0}',
  );
});

test("leaves the loader's own rules and their custom properties to its file", () => {
  const css =
    ':root{--line:red;--other:#00f}html{color:var(--other)}.frame a{color:var(--line)}html[data-intent=pending]:before{top:0}.b[aria-busy=true]{top:1px}.gone{top:2px}';
  const styles = create(
    css,
    {page: '<a class=b aria-busy=false></a>'},
    'open("frame");find(".b").setAttribute("aria-busy","true");root.dataset.intent="pending"',
  );
  expect(styles.partOf(css, 'page')).toBe('html{color:#00f}');
  expect(styles.forLoader(css)).toBe(
    '.frame a{color:red}html[data-intent=pending]:before{top:0}.b[aria-busy=true]{top:1px}',
  );
});

test("keeps custom properties of the root in the page, where the loader's rules read them", () => {
  const css =
    ':root{--line:red;--other:#00f}[data-theme=dark]{--line:#fff}.a{color:var(--line)}.frame{--own:1px;color:var(--line);top:var(--own)}';
  const styles = create(css, {page: '<p>'}, 'open("frame")');
  expect(styles.partOf(css, 'page')).toBe(':root{--line:red}[data-theme=dark]{--line:#fff}');
  expect(styles.forLoader(css)).toBe('.frame{--own:1px;color:var(--line);top:var(--own)}');
});

test("drops overridden rules from the loader's sheet", () => {
  const css =
    '@layer framework{:root{--accent:#00f}html[data-theme=dark]{--accent:#000}.frame{top:0;left:0}}:root{--accent:red}[data-theme=dark]{--accent:#fff}.frame{top:1px;color:var(--accent);transition:top 1s}';
  const styles = create(css, {page: '<p>'}, 'open("frame")');
  expect(styles.forLoader(css)).toBe(
    '@layer framework{.frame{left:0}}.frame{color:var(--accent);transition:top 1s;top:1px}',
  );
});

test('keeps custom properties in the page for a sheet that the loader adds', () => {
  const css = ':root{--line:red;--other:#00f}[data-theme=dark]{--line:#fff}';
  const styles = new PageStyles('', ['.frame{color:var(--line)}']);
  styles.add('page', ['html']);
  styles.group([css]);
  expect(styles.partOf(css, 'page')).toBe(':root{--line:red}[data-theme=dark]{--line:#fff}');
  expect(styles.forLoader(css)).toBe('');
});

test("puts print rules into their own sheet after the loader's", () => {
  const css =
    ':root{--ink:red}.a{color:var(--ink)}.frame{color:var(--ink)}@media print{:root{--ink:#000}.a{top:0}}';
  const styles = create(css, {page: '<p class=a>'}, 'open("frame")');
  expect(styles.forLoader(css)).toBe('.frame{color:var(--ink)}');
  expect(styles.forPrint(css)).toBe('@media print{:root{--ink:#000}.a{top:0}}');
});

test('keeps the print rules of elements that the loader adds', () => {
  const css = '.frame{color:red}@media print{.frame{display:none}}';
  const styles = create(css, {page: '<p>'}, 'open("frame")');
  expect(styles.forPrint(css)).toBe('@media print{.frame{display:none}}');
});

test('puts rules shared by the loader and some pages into all pages, in place', () => {
  const css = '.alert{color:red}.alert.alert-own{color:#00f}';
  const styles = create(css, {one: '<p class=alert>', two: '<p>'}, 'show("alert")');
  expect(styles.partOf(css, 'two')).toBe('.alert{color:red}');
  expect(styles.forLoader(css)).toBe('');
});

test('shares styles between pages to keep the policy short', () => {
  const classes = Array.from({length: 40}, (_, index) => `c${index}`);
  const css = classes.map((name) => `.${name}{color:red}`).join('');
  const pages = Object.fromEntries(classes.map((name) => [name, `<p class="${name}">`]));
  const styles = create(css, pages);
  const parts = new Map(classes.map((name) => [name, styles.partOf(css, name)]));
  expect(new Set(parts.values()).size).toBe(12);
  for (const [name, part] of parts) expect(part).toMatch(new RegExp(`\\.${name}[,{]`));
});

test('keeps what print rules read in the page', () => {
  const css =
    ':root{--ink:red;--text-width:9px}.a{color:var(--ink);width:var(--text-width)}@media print{:root{--text-width:none}.a{border:1px solid var(--ink)}.x{top:0}}';
  const styles = create(css, {page: '<p class=a>'});
  expect(styles.partOf(css, 'page')).toBe(
    ':root{--ink:red;--text-width:9px}.a{color:red;width:var(--text-width)}',
  );
  expect(styles.forPrint(css)).toBe('@media print{:root{--text-width:none}.a{border:1px solid var(--ink)}}');
  expect(create('.a{top:0}', {page: '<p class=a>'}).forPrint('.a{top:0}')).toBe('');
});

test("gives custom properties on page elements to the loader's elements", () => {
  const css = '.Find{--w:4px;--x:1px;color:red}.frame{width:var(--w)}';
  const styles = create(css, {page: '<button class="Find"></button>'}, 'a.className="Find frame"');
  expect(styles.partOf(css, 'page')).toBe('.Find{color:red}');
  expect(styles.forLoader(css)).toBe('.Find{--w:4px}.frame{width:var(--w)}');
});
