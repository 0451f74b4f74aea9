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
});

function show(places: Record<string, string>): void {
  site.customFields = {provider: {websiteUrl: WEBSITE, ...places}};
  act(() => root.render(<ReportForm />));
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

it('leads with an e-mail that has the report, where the provider takes e-mails', () => {
  show({reportUrl: 'mailto:docs@example.com'});
  expect(actions()).toEqual(['* Write an email with it', 'Copy the report']);
  expect(document.querySelector('a.button')?.getAttribute('href')).toContain(
    'body=Problem%3A%20Something%20is%20wrong',
  );
});

it('leads with an issue where the site has a repository, and with copying where it has neither', () => {
  show({issuesUrl: 'https://git.example.com/docs/issues/new'});
  expect(actions()).toEqual(['* Open an issue with it', 'Copy the report']);
  show({});
  expect(actions()).toEqual(['* Copy the report']);
});

it('says after copying where the report is pasted, with the link', async () => {
  show({});
  const status = await copy();
  expect(copied).toHaveBeenCalledWith('Problem: Something is wrong');
  expect(status?.textContent).toBe('Copied. Paste it into a message to support.');
  expect(status?.querySelector('a')?.getAttribute('href')).toBe(WEBSITE);
  show({reportUrl: 'https://support.example.com/new'});
  expect((await copy())?.querySelector('a')?.outerHTML).toContain('https://support.example.com/new');
});
