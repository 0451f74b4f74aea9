import * as fc from 'fast-check';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

// Characters that mean something in Markdown, and some that do not.
const words = fc
  .array(
    fc.constantFrom(
      'gate',
      'a_b_c',
      '*',
      '**bold**',
      '#',
      '1.',
      '- x',
      '|',
      '`tick`',
      '<b>',
      '&amp;',
      '[link](x)',
      '\\',
      '~~~',
      'größe',
      '中文',
      '$5',
      '>',
      '+',
      'http://x.example/_a_',
      '![',
      ':::note',
      '===',
    ),
    {minLength: 1, maxLength: 6},
  )
  .map((list) => escape(list.join(' ')));

const inline = fc.oneof(
  words,
  words.map((text) => `<strong>${text}</strong>`),
  words.map((text) => `<em>${text}</em>`),
  words.map((text) => `<code>${text}</code>`),
  words.map((text) => `<kbd>${text}</kbd>`),
  words.map((text) => `<a href="/docs/x/">${text}</a>`),
  fc
    .tuple(words, words)
    .map(
      ([term, meaning]) =>
        `<span class="term"><dfn tabindex="0">${term}</dfn><span role="tooltip" data-search-ignore="">${meaning}</span></span>`,
    ),
);
const line = fc.array(inline, {minLength: 1, maxLength: 4}).map((parts) => parts.join(' '));
const code = fc
  .array(fc.constantFrom('x = 1', '  indented', '```', '', '# not a heading', '<tag>', '| a |'), {
    minLength: 1,
    maxLength: 5,
  })
  .map((lines) => escape(`start\n${lines.join('\n')}\nend`));
const codeBlock = fc
  .tuple(fc.option(fc.constantFrom('main.py', 'settings.conf', 'a b.txt')), code)
  .map(
    ([title, text]) =>
      `<div class="block theme-code-block">${title === null ? '' : `<div class="title">${title}</div>`}<div class="body"><pre aria-label="Code, bash"><code>${text}</code></pre><button>Copy</button></div></div>`,
  );

const {block} = fc.letrec<{block: string; blocks: string}>((tie) => ({
  blocks: fc
    .array(tie('block'), {minLength: 1, maxLength: 3, depthIdentifier: 'page'})
    .map((all) => all.join('\n')),
  block: fc.oneof(
    {depthIdentifier: 'page', maxDepth: 3},
    line.map((text) => `<p>${text}</p>`),
    words.map((text) => `<h2 id="x">${text}<a class="hash-link" href="#x">#</a></h2>`),
    codeBlock,
    words.map(
      (label) =>
        `<figure class="diagram"><svg role="img" aria-label="${label}"><text>${label}</text></svg></figure>`,
    ),
    fc
      .tuple(words, words)
      .map(
        ([label, value]) =>
          `<form class="calculator"><p>${label}</p><div><label for="f">${label}</label><input id="f" type="number" value="${value}"></div><output>${value}</output></form>`,
      ),
    fc
      .array(fc.tuple(line, line), {minLength: 1, maxLength: 3})
      .map(
        (rows) =>
          `<div class="table-scroll"><table><thead><tr><th>A<th>B<tbody>${rows.map(([a, b]) => `<tr><td>${a}<td><p>${b}</p><ul><li>${a}</li></ul>`).join('')}</table></div>`,
      ),
    fc
      .tuple(words, words)
      .map(
        ([title, text]) =>
          `<section class="row"><article><a class="card theme-doc-card-container" href="/docs/x/"><h2>${title}</h2><p>${text}</p></a></article></section>`,
      ),
    tie('blocks').map((inner) => `<ul><li>${inner}</li><li>${inner}</li></ul>`),
    tie('blocks').map((inner) => `<ol><li>${inner}</li></ol>`),
    fc
      .tuple(words, tie('blocks'))
      .map(
        ([title, inner]) =>
          `<div class="theme-admonition alert"><div class="admonitionHeading_x"><span class="admonitionIcon_x"><svg><path d=""/></svg></span>${title}</div><div class="admonitionContent_x">${inner}</div></div>`,
      ),
    fc
      .tuple(words, tie('blocks'))
      .map(([title, inner]) => `<details><summary>${title}</summary><div>${inner}</div></details>`),
    fc
      .tuple(words, tie('blocks'), words, tie('blocks'))
      .map(
        ([first, one, second, two]) =>
          `<div class="theme-tabs-container tabs-container"><ul role="tablist"><li role="tab">${first}</li><li role="tab">${second}</li></ul><div><div role="tabpanel">${one}</div><div role="tabpanel" hidden>${two}</div></div></div>`,
      ),
  ),
}));

/** Whole pages made of the building blocks of a Docusaurus site and of this one. */
export const pageArbitrary: fc.Arbitrary<string> = fc
  .array(block, {minLength: 1, maxLength: 5})
  .map(
    (blocks) =>
      `<!doctype html><html lang="en"><head><title>A page</title><link rel="canonical" href="https://x.example/docs/A/page/"></head><body><main><article><h1>A page</h1>${blocks.join('\n')}</article></main></body></html>`,
  );
