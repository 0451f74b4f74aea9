import {act} from 'react';
import {createRoot} from 'react-dom/client';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import ReportForm from '../../src/components/ReportForm/index.tsx';
import {site} from './stand-ins/docusaurus.tsx';

vi.mock('@docusaurus/useDocusaurusContext', async () =>
  (await import('./stand-ins/docusaurus.tsx')).standIns.context(),
);
vi.mock('@docusaurus/router', async () => (await import('./stand-ins/docusaurus.tsx')).standIns.router());
vi.mock('@docusaurus/useIsBrowser', () => ({default: () => true}));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const WEBSITE = 'https://www.example.com';
let root: ReturnType<typeof createRoot>;
const copied = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  copied.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', {clipboard: {writeText: copied}});
});

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  site.customFields = {};
  site.search = '';
});

function show(places: Record<string, string>): void {
  site.customFields = {provider: {supportUrl: WEBSITE, ...places}};
  act(() => root.render(<ReportForm titles={{'/docs/X/': 'Connect a camera'}} />));
}

/** What can be pressed, in its order; the one that stands out has a star. */
const actions = () =>
  [...document.querySelectorAll('.button')].map(
    ({className, textContent}) => `${className.includes('primary') ? '* ' : ''}${textContent}`,
  );

async function copy(): Promise<HTMLElement | null> {
  await act(async () => {
    [...document.querySelectorAll('button')]
      .find(({textContent}) => textContent === 'Copy the report')
      ?.click();
    await Promise.resolve();
  });
  return document.querySelector<HTMLElement>('[role=status]');
}

it('prefers an e-mail with the report when the provider accepts e-mails', () => {
  show({reportUrl: 'mailto:docs@example.com'});
  expect(actions()).toEqual(['* Write an email with it', 'Copy the report']);
  expect(document.querySelector('a.button')?.getAttribute('href')).toContain(
    'body=Version%20of%20the%20guide%3A%20Next%0AProblem%3A%20Wrong',
  );
});

it('prefers an issue when the site has a repository, otherwise copying', () => {
  show({issuesUrl: 'https://git.example.com/docs/issues/new'});
  expect(actions()).toEqual(['* Open an issue with it', 'Copy the report']);
  show({});
  expect(actions()).toEqual(['* Copy the report']);
});

it('shows the target with a link before and after copying', async () => {
  show({});
  const before = document.querySelector('[role=status]');
  expect(before?.textContent).toBe('Then paste it into a message to support.');
  expect(before?.querySelector('a')?.getAttribute('href')).toBe(WEBSITE);
  const status = await copy();
  expect(copied).toHaveBeenCalledWith('Version of the guide: Next\nProblem: Wrong');
  expect(status?.textContent).toBe('Copied. Paste it into a message to support.');
  expect(status?.querySelector('a')?.getAttribute('href')).toBe(WEBSITE);
  show({reportUrl: 'https://support.example.com/new'});
  expect((await copy())?.querySelector('a')?.outerHTML).toContain('https://support.example.com/new');
});

it('does not mention pasting when a report can be sent, mailed or opened as an issue', () => {
  show({reportUrl: 'mailto:docs@example.com'});
  expect(document.querySelector('[role=status]')?.textContent).toBe('');
});

it('shows the subject in one line, and asks for a missing page', () => {
  site.search = '?page=/docs/X/&heading=Steps&kind=missing';
  show({});
  const details = document.querySelector('details');
  expect(details?.open).toBe(false);
  expect(details?.querySelector('summary')?.textContent).toBe('About: Connect a camera · Steps Change');
  expect(document.querySelector('output')?.textContent).toBe(
    'Page: https://docs.example/docs/X/\nPart: Steps\nVersion of the guide: Next\nProblem: Missing',
  );
  site.search = '';
  act(() => root.unmount());
  root = createRoot(document.body.appendChild(document.createElement('div')));
  show({});
  expect(document.querySelector('details')?.open).toBe(true);
  expect(document.querySelector('summary')?.textContent?.trim()).toBe('Which page is it about?');
});
