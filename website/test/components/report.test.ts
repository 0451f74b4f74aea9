import {expect, test} from 'vitest';
import {
  composeReport,
  pathOf,
  readReportQuery,
  toReportHref,
} from '../../src/components/ReportForm/composeReport.ts';

const SITE = 'https://help.example.com';

test('the query names the page of this site and its heading', () => {
  expect(readReportQuery('?page=/docs/ANSTS/Installation-%26-Update/&heading=Steps', SITE)).toEqual({
    address: `${SITE}/docs/ANSTS/Installation-&-Update/`,
    heading: 'Steps',
  });
});

test('an address of another site is not taken over', () => {
  for (const page of ['//evil.example/', 'https://evil.example/', 'javascript:1', '']) {
    expect(readReportQuery(`?page=${encodeURIComponent(page)}`, SITE).address).toBe('');
  }
});

test('a report leaves out what nobody filled in', () => {
  expect(
    composeReport({address: `${SITE}/x/`, heading: '', kind: 'Something is wrong', text: ' A port \n'}),
  ).toBe(`Page: ${SITE}/x/\nProblem: Something is wrong\nDetails: A port`);
});

test('a report is stored with the path of its page, whatever stands in the field', () => {
  for (const [address, path] of [
    [`${SITE}/docs/x/?a=b#c`, '/docs/x/'],
    ['/docs/x/', '/docs/x/'],
    ['', '/'],
    ['http://[', '/'],
  ] as const)
    expect([address, pathOf(address, SITE)]).toEqual([address, path]);
});

test('an e-mail has the report as its text, also when the address names a copy', () => {
  const body = 'subject=A%20page%20of%20the%20help%20center&body=Page%3A%20a%26b';
  expect(toReportHref('mailto:docs@example.com', 'Page: a&b')).toBe(`mailto:docs@example.com?${body}`);
  expect(toReportHref('mailto:docs@example.com?cc=a@example.com', 'Page: a&b')).toBe(
    `mailto:docs@example.com?cc=a@example.com&${body}`,
  );
  expect(toReportHref('https://support.example.com/new?kind=docs', 'Page: a&b')).toBe(
    'https://support.example.com/new?kind=docs',
  );
});
