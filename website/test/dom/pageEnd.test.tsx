import {act} from 'react';
import {createRoot} from 'react-dom/client';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import PageEnd from '../../src/components/PageEnd/index.tsx';
import {site} from './stand-ins/docusaurus.tsx';

vi.mock('@docusaurus/Link', async () => (await import('./stand-ins/docusaurus.tsx')).standIns.link());
vi.mock('@docusaurus/useDocusaurusContext', async () =>
  (await import('./stand-ins/docusaurus.tsx')).standIns.context(),
);
vi.mock('@docusaurus/router', async () => (await import('./stand-ins/docusaurus.tsx')).standIns.router());
vi.mock('@docusaurus/useBaseUrl', async () =>
  (await import('./stand-ins/docusaurus.tsx')).standIns.baseUrl(),
);
vi.mock('@docusaurus/plugin-content-docs/client', async () =>
  (await import('./stand-ins/docusaurus.tsx')).standIns.docs(),
);
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const EDIT = 'https://git.example.com/edit/main/website/docs/X/index.mdx';
let root: ReturnType<typeof createRoot>;
const fetch = vi.fn<typeof globalThis.fetch>();

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  fetch.mockReset();
  vi.stubGlobal('fetch', fetch);
});

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  site.customFields = {};
  site.visited = [];
  delete site.doc['editUrl'];
});

const show = () => act(() => root.render(<PageEnd />));
const find = (selector: string, text: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(({textContent}) => textContent === text);

async function press(text: string): Promise<void> {
  await act(async () => {
    find('button', text)?.click();
    await Promise.resolve();
  });
}

it('asks whether the page helped, sends the answer to our server, and offers a report after No', async () => {
  site.customFields = {feedbackUrl: 'https://search.example.com/1/feedback'};
  fetch.mockResolvedValue(new Response('{}'));
  show();
  await press('No');
  expect(fetch).toHaveBeenCalledOnce();
  await expect.poll(() => site.visited).toEqual(['/report?page=/docs/X/&kind=missing']);
  expect(JSON.parse(fetch.mock.calls[0]?.[1]?.body as string)).toEqual({
    page: '/docs/X/',
    kind: 'not-helped',
  });
  await expect.poll(() => find('[role=status]', 'Thank you. ')).toBeDefined();
  expect(find('button', 'Yes')).toBeUndefined();
  expect(find('a', 'Say what is wrong or missing')).toBeDefined();
});

it('sends the other answer, and shows when it was not stored', async () => {
  site.customFields = {feedbackUrl: 'https://search.example.com/1/feedback'};
  fetch.mockResolvedValue(new Response('', {status: 503}));
  vi.spyOn(console, 'error').mockReturnValue();
  show();
  await press('Yes');
  expect(JSON.parse(fetch.mock.calls[0]?.[1]?.body as string)).toMatchObject({kind: 'helped'});
  await expect.poll(() => find('[role=status]', 'Your answer could not be stored. ')).toBeDefined();
});

it('asks for nothing when nobody receives an answer or a report', () => {
  show();
  expect(document.querySelector('[role=group]')).toBeNull();
  expect(document.querySelectorAll('button, input')).toHaveLength(0);
  expect(document.querySelectorAll('a')).toHaveLength(0);
});

it('offers only the report when no server takes answers', () => {
  site.customFields = {provider: {reportUrl: 'mailto:docs@example.com'}};
  show();
  expect(find('strong', 'Did this help?')).toBeUndefined();
  expect(document.querySelectorAll('button, input')).toHaveLength(0);
  const addressOf = (text: string) => find('a', text)?.getAttribute('href');
  expect(addressOf('Wrong')).toBe('/report?page=/docs/X/&kind=wrong');
  expect(addressOf('Missing')).toBe('/report?page=/docs/X/&kind=missing');
  expect(addressOf('Hard to follow')).toBe('/report?page=/docs/X/&kind=unclear');
});

it('links to the page source only when configured', () => {
  show();
  expect(find('a', 'Edit this page')).toBeUndefined();
  site.doc['editUrl'] = EDIT;
  act(() => root.unmount());
  root = createRoot(document.body.appendChild(document.createElement('div')));
  show();
  expect(find('a', 'Edit this page')?.getAttribute('href')).toBe(EDIT);
});
