import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {linkSupport} from '../../plugins/remark/linkSupport.ts';
import {toSupportHref} from '../../supportHref.ts';

const TEXT = 'Support is here. Ask support first.\n\n## No *picture*\n\nThen tell support the time.';

function linked(supportUrl?: string): string[] {
  const tree: Root = unified().use(remarkParse).parse(TEXT);
  const path = '/x/website/docs/ANSVIS/Guides/Camera/index.mdx';
  const file = new VFile({path, data: {frontMatter: {title: 'Connect a camera'}}});
  linkSupport({supportUrl, siteUrl: 'https://help.example.com'})(tree, file);
  return [...JSON.stringify(tree).matchAll(/"url":"([^"]*)"/g)].map(([, url = '']) => url);
}

it('turns support requests into mails with page, part and version', () => {
  const [first = '', second = '', ...others] = linked('mailto:support@example.com');
  expect(others).toEqual([]);
  expect(first).toMatch(
    /^mailto:support@example\.com\?subject=Help%20center%3A%20Connect%20a%20camera&body=/,
  );
  expect(decodeURIComponent(first)).toContain(
    'Page: Connect a camera https://help.example.com/docs/ANSVIS/Guides/Camera/\nVersion of the guide: Next\nVersion of ANSVIS: ',
  );
  expect(decodeURIComponent(second)).toContain('\nPart: No picture\n');
});

it('stays plain text without a support address', () => {
  expect(linked()).toEqual([]);
});

it('passes page and part to a form, and keeps a telephone number unchanged', () => {
  const context = {title: 'T', address: 'https://help.example.com/docs/', part: 'No picture', product: ''};
  expect(toSupportHref('https://support.example.com/new?kind=1', context)).toBe(
    'https://support.example.com/new?kind=1&page=https%3A%2F%2Fhelp.example.com%2Fdocs%2F&part=No%20picture&version=Next',
  );
  expect(toSupportHref('tel:+61200000000', context)).toBe('tel:+61200000000');
});
