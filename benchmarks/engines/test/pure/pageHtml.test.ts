import {expect, test} from 'vitest';
import {pageHtml} from '../../src/pageHtml.ts';
import {createPage} from '../createPage.ts';

test('escapes text that looks like markup', () => {
  const page = createPage({
    title: 'A <b> & "c"',
    blocks: [{kind: 'code', level: 0, text: '<script>alert(1)</script>', anchor: null}],
  });
  expect(pageHtml(page)).toContain('<h1>A &lt;b&gt; &amp; &quot;c&quot;</h1>');
  expect(pageHtml(page)).not.toContain('<script>');
});
