import {expect, test} from 'vitest';
import {composeReport, pathOf, readReportQuery} from '../../src/components/ReportForm/composeReport.ts';
import {listWays, toEmailHref, toIssueHref} from '../../src/components/ReportForm/reportWays.ts';

const SITE = 'https://help.example.com';

test('reads page, heading and problem from the query', () => {
  const query = '?page=/docs/ANSTS/Installation-%26-Update/&kind=unclear&heading=Steps';
  expect(readReportQuery(query, SITE)).toEqual({
    address: `${SITE}/docs/ANSTS/Installation-&-Update/`,
    heading: 'Steps',
    kind: 'unclear',
  });
});

test('chooses no problem when none or an unknown one is given', () => {
  for (const query of ['?page=/docs/X/', '?kind=', '?kind=constructor'])
    expect(readReportQuery(query, SITE).kind).toBeUndefined();
});

test('ignores an address of another site', () => {
  for (const page of ['//evil.example/', 'https://evil.example/', 'javascript:1', '']) {
    expect(readReportQuery(`?page=${encodeURIComponent(page)}`, SITE).address).toBe('');
  }
});

test('omits empty fields from a report', () => {
  expect(
    composeReport({address: `${SITE}/x/`, heading: '', kind: 'Something is wrong', text: ' A port \n'}),
  ).toBe(`Page: ${SITE}/x/\nProblem: Something is wrong\nDetails: A port`);
});

test('stores a report with the page path, whatever the field contains', () => {
  for (const [address, path] of [
    [`${SITE}/docs/x/?a=b#c`, '/docs/x/'],
    ['/docs/x/', '/docs/x/'],
    ['', '/'],
    ['http://[', '/'],
  ] as const)
    expect([address, pathOf(address, SITE)]).toEqual([address, path]);
});

test('writes the report as e-mail text, also with a copy address', () => {
  const body = 'subject=A%20page%20of%20the%20help%20center&body=Page%3A%20a%26b';
  expect(toEmailHref('mailto:docs@example.com', 'Page: a&b')).toBe(`mailto:docs@example.com?${body}`);
  expect(toEmailHref('mailto:docs@example.com?cc=a@example.com', 'Page: a&b')).toBe(
    `mailto:docs@example.com?cc=a@example.com&${body}`,
  );
});

test("writes the report as issue text, names the page, and keeps the address's parameters", () => {
  const url = new URL(toIssueHref('https://git.example.com/new?labels=docs', 'Page: a&b', '/docs/X/'));
  expect(Object.fromEntries(url.searchParams)).toEqual({
    labels: 'docs',
    title: 'A page of the help center: /docs/X/',
    body: 'Page: a&b',
  });
});

const MAIL = 'mailto:docs@example.com';
const FORM = 'https://support.example.com/new';
const ISSUES = 'https://git.example.com/new';

test.each([
  [{}, ['copy', 'email', 'save', 'print']],
  [{reportUrl: MAIL}, ['email', 'copy']],
  [{issuesUrl: ISSUES}, ['issue', 'copy']],
  [{reportUrl: FORM}, ['copy', 'form']],
  [{reportUrl: MAIL, issuesUrl: ISSUES}, ['email', 'issue', 'copy']],
  [{reportUrl: FORM, issuesUrl: ISSUES}, ['issue', 'copy', 'form']],
  [{storedBy: 'https://search.example.com', reportUrl: MAIL}, ['send', 'email', 'copy']],
])('puts the easiest way to report first: %j', (places, ways) => {
  expect(listWays(places)).toEqual(ways);
});
