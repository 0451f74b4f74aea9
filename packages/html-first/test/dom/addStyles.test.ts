import {expect, test} from 'vitest';
import {startLoader} from '../../src/loader/startLoader.ts';

test.each(['pointermove', 'click', 'keydown', 'beforeprint'])(
  'adds styles at the first %s, not before',
  (type) => {
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
    startLoader(undefined);
    expect(document.adoptedStyleSheets).toHaveLength(0);
    document.querySelector('a')!.dispatchEvent(new Event(type, {bubbles: true}));
    expect(added()).toMatch(/\.menu.*\.sheet/);
  },
);
