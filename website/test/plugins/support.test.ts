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

const MESSAGE =
  'Ask.\n\n```text title="Message to support: lost key"\nWe have lost a key.\nOrder:\n```\n\nThe end.';

it.each([
  [
    'mailto:support@example.com',
    'Write this message as an email',
    /&body=We%20have%20lost%20a%20key\.%0AOrder%3A%0A%0APage%3A%20/,
  ],
  ['https://support.example.com/new', 'Open the support form', /\?page=/],
  ['tel:+61200000000', 'Call support', /^tel:\+61200000000$/],
])('leads from a message to %s', (supportUrl, label, address) => {
  const tree: Root = unified().use(remarkParse).parse(MESSAGE);
  linkSupport({supportUrl, siteUrl: 'https://help.example.com'})(tree, new VFile({path: '/x'}));
  const [, code, below] = tree.children;
  expect(code?.type).toBe('code');
  expect(below).toMatchObject({
    type: 'paragraph',
    children: [{type: 'link', url: expect.stringMatching(address) as string, children: [{value: label}]}],
  });
  expect(tree.children).toHaveLength(4);
});

it('stays plain text without a support address', () => {
  expect(linked()).toEqual([]);
});

it('does not nest links', () => {
  const tree: Root = unified().use(remarkParse).parse('[Ask support](/help).');
  linkSupport({supportUrl: 'tel:+61200000000', siteUrl: ''})(tree, new VFile({path: '/x'}));
  expect(JSON.stringify(tree)).not.toContain('tel:');
});

it('passes page and part to a form, and keeps a telephone number unchanged', () => {
  const context = {title: 'T', address: 'https://help.example.com/docs/', part: 'No picture', product: ''};
  expect(toSupportHref('https://support.example.com/new?kind=1', context)).toBe(
    'https://support.example.com/new?kind=1&page=https%3A%2F%2Fhelp.example.com%2Fdocs%2F&part=No%20picture&version=Next',
  );
  expect(toSupportHref('tel:+61200000000', context)).toBe('tel:+61200000000');
});
