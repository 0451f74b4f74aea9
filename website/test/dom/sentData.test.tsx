import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import SentDataText from '../../src/components/SentData/SentDataText.tsx';

type Props = Parameters<typeof SentDataText>[0];

const SERVER = {
  type: 'server',
  hosts: ['https://a.example.com/search', 'https://b.example.com'],
  fallbackToEmbedded: true,
  insights: false,
} as const;

/** The text as readers see it. */
function textOf(props: Props): string {
  const page = new DOMParser().parseFromString(
    renderToStaticMarkup(<SentDataText {...props} />),
    'text/html',
  );
  return page.body.textContent;
}

it('states that nothing is sent with the embedded index and no reports', () => {
  expect(textOf({backend: {type: 'embedded'}})).toBe(
    'Search runs on your own device. What you search for is sent to nobody.',
  );
});

it('names the recipient when search use is reported', () => {
  const text = textOf({
    backend: {type: 'embedded'},
    reportsTo: 'https://reports.example.com/1/sessions?key=k',
  });
  expect(text).toContain('reports the use of search to reports.example.com: the words you searched for');
  expect(text).not.toContain('nobody');
  expect(text).not.toContain('key=k');
});

it('names the servers that searches are sent to', () => {
  const text = textOf({backend: SERVER});
  expect(text).toContain('your words are sent to a.example.com or b.example.com, which finds the results.');
  expect(text).toContain('When there is no answer, search runs on your own device.');
  expect(text).not.toMatch(/nobody|see and open/);
  expect(textOf({backend: {...SERVER, insights: true}})).toContain(
    'Which results you see and open is sent there',
  );
  expect(textOf({backend: {...SERVER, fallbackToEmbedded: false}})).not.toContain('your own device');
});

it('names the hosted service', () => {
  expect(textOf({backend: {type: 'hosted', fallbackToEmbedded: false}})).toBe(
    'As you type into search, your words are sent to Algolia, the search service, which finds the results.',
  );
});

it('names who stores answers and reports, if anyone', () => {
  expect(textOf({backend: SERVER, feedbackUrl: 'https://a.example.com/1/feedback'})).toContain(
    'your words or your answer and the address of the page are sent to a.example.com. If your browser asks not to be tracked, neither is sent.',
  );
  expect(textOf({backend: SERVER})).not.toContain('Did this help?');
});
