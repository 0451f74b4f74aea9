import {expect, test, vi} from 'vitest';

test.each(['pointermove', 'click', 'keydown', 'beforeprint'])(
  'adds styles at the first %s, not before',
  async (type) => {
    document.body.innerHTML =
      '<script type="application/json" id="html-first">{"baseUrl":"/","path":"/"}</script><a href="/next">Next</a>';
    window.htmlFirstSite = {
      config: {scripts: [], styles: [], chunks: []},
      css: '.menu { top: 0; }',
      print: '.sheet { top: 0; }',
    };
    document.adoptedStyleSheets = [];
    const added = () =>
      document.adoptedStyleSheets.flatMap(({cssRules}) => [...cssRules].map((rule) => rule.cssText)).join();
    // A loader for each case, as it adds them once.
    vi.resetModules();
    const {startLoader} = await import('../../src/loader/startLoader.ts');
    startLoader(undefined);
    expect(document.adoptedStyleSheets).toHaveLength(0);
    document.querySelector('a')!.dispatchEvent(new Event(type, {bubbles: true}));
    expect(added()).toMatch(/\.menu.*\.sheet/);
  },
);
