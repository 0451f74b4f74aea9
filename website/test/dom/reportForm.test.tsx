import {act} from 'react';
import {createRoot} from 'react-dom/client';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import ReportForm from '../../src/components/ReportForm/index.tsx';
import ReportNotice from '../../src/components/ReportForm/ReportNotice.tsx';
import {site} from './stand-ins/docusaurus.tsx';

vi.mock('@docusaurus/useDocusaurusContext', async () =>
  (await import('./stand-ins/docusaurus.tsx')).standIns.context(),
);
vi.mock('@docusaurus/router', async () => (await import('./stand-ins/docusaurus.tsx')).standIns.router());
vi.mock('@docusaurus/useIsBrowser', () => ({default: () => true}));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const FORM = 'https://support.example.com/new';
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
  site.customFields = {provider: places};
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
  expect(document.querySelector('a.button')?.getAttribute('href')).toMatch(
    /body=Version%20of%20the%20guide%3A%20Next$/,
  );
});

it('prefers an issue when the site has a repository, otherwise copying', () => {
  show({issuesUrl: 'https://git.example.com/docs/issues/new'});
  expect(actions()).toEqual(['* Open an issue with it', 'Copy the report']);
  show({reportUrl: FORM});
  expect(actions()).toEqual(['* Copy the report', 'Open the support form']);
});

it('leaves the address to the reader where nobody receives reports', () => {
  show({supportUrl: 'tel:+61200000000'});
  expect(actions()).toEqual(['* Copy the report', 'Write an email with it', 'Save as a file', 'Print']);
  expect(document.querySelector('a.button')?.getAttribute('href')).toMatch(/^mailto:\?subject=/);
  const file = document.querySelector('a[download="report.txt"]');
  expect(file?.getAttribute('href')).toMatch(
    /^data:text\/plain;charset=utf-8,Version%20of%20the%20guide%3A%20Next$/,
  );
  act(() => root.render(<ReportNotice />));
  expect(document.body.textContent).toMatch(/^Nobody receives reports here/);
});

it.each([
  [
    {provider: {reportUrl: 'mailto:docs@example.com?cc=a@example.com'}},
    'Your report goes to docs@example.com;',
  ],
  [{provider: {reportUrl: FORM}}, 'Your report goes to support.example.com;'],
  [{provider: {issuesUrl: 'https://git.example.com/new'}}, 'Your report goes to git.example.com;'],
  [{feedbackUrl: 'https://search.example.com/1/feedback'}, 'it is stored on the server of this help center'],
])('names where a report goes: %j', (customFields, text) => {
  site.customFields = customFields;
  act(() => root.render(<ReportNotice />));
  expect(document.body.textContent).toContain(text);
});

it('shows the target with a link before and after copying', async () => {
  show({reportUrl: FORM});
  const before = document.querySelector('[role=status]');
  expect(before?.textContent).toBe('Then paste it into the support form.');
  expect(before?.querySelector('a')?.getAttribute('href')).toBe(FORM);
  const status = await copy();
  expect(copied).toHaveBeenCalledWith('Version of the guide: Next');
  expect(status?.textContent).toBe('Copied. Paste it into the support form.');
  expect(status?.querySelector('a')?.getAttribute('href')).toBe(FORM);
  show({reportUrl: 'mailto:docs@example.com'});
  expect((await copy())?.textContent).toBe('Copied. Paste it into an email to docs@example.com.');
});

it('does not mention pasting when a report can be sent, mailed or opened as an issue', () => {
  show({reportUrl: 'mailto:docs@example.com'});
  expect(document.querySelector('[role=status]')?.textContent).toBe('');
});

it('offers the share sheet of the device where there is one', async () => {
  const shared = vi.fn<(data: object) => Promise<void>>().mockRejectedValue(new Error('closed'));
  vi.stubGlobal('navigator', {clipboard: {writeText: copied}, share: shared});
  show({});
  expect(actions()).toContain('Share it');
  await act(async () => {
    [...document.querySelectorAll('button')].find(({textContent}) => textContent === 'Share it')?.click();
    await Promise.resolve();
  });
  expect(shared).toHaveBeenCalledWith({text: 'Version of the guide: Next'});
});

it('chooses no problem for the reader, and shows the report above what can be done with it', () => {
  show({});
  expect(document.querySelectorAll('input[type=radio]:checked')).toHaveLength(0);
  const [press, report] = ['.button', 'dl'].map((selector) => document.querySelector(selector) as Node);
  expect((report as Node).compareDocumentPosition(press as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('asks for words before an empty report is sent', async () => {
  act(() => root.render(<ReportForm places={{storedBy: 'https://search.example.com/1/feedback'}} />));
  await act(async () => {
    document.querySelector('button')?.click();
    await Promise.resolve();
  });
  expect(document.querySelector('[role=status]')?.textContent).toBe(
    'First choose a problem, or describe it.',
  );
});

it('fills in the page and its part, and shows the title of the page', () => {
  site.search = '?page=/docs/X/&heading=Steps&kind=missing';
  show({reportUrl: FORM});
  expect(
    [...document.querySelectorAll<HTMLInputElement>('input[type=text]')].map(({value}) => value),
  ).toEqual(['https://docs.example/docs/X/', 'Steps']);
  expect([...document.querySelectorAll('dd')].map(({textContent}) => textContent)).toEqual([
    'Connect a camera\nhttps://docs.example/docs/X/',
    'Steps',
    'Next',
    'Missing',
    'Not filled in yet',
  ]);
});
