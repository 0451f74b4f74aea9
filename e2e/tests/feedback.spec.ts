import type {Page} from '@playwright/test';
import {refuseTracking, reportsTest, signIn, WISHES} from '../src/reportsTest.ts';
import {expect, miniTest, test} from '../src/test.ts';

const HELPED = '/helped';

/** Bodies of what a page sends away from its own site, by their path; the script that the small site has from elsewhere aside. */
function watchSent(page: Page): [path: string, body: unknown][] {
  const sent: [path: string, body: unknown][] = [];
  page.on('request', (request) => {
    const {hostname, pathname} = new URL(request.url());
    if (hostname !== '127.0.0.1' && hostname !== 'cdn.example.com')
      sent.push([pathname, request.postDataJSON()]);
  });
  return sent;
}

const answer = (page: Page, name: string) => page.getByRole('button', {name, exact: true});
const status = (page: Page) => page.locator('main [role=status]');

reportsTest(
  "feedback and reports with their heading appear in the authors' reports",
  async ({page, server, context, hydrate}) => {
    // Three pages and a server, one after the other.
    reportsTest.slow();
    const sent = watchSent(page);
    // As the first thing that a reader does, before React has taken over, and after it.
    await page.goto(HELPED);
    await answer(page, 'No').click();
    await expect(page).toHaveURL(/\/report\?page=\/helped&kind=missing$/);
    await page.goto(HELPED);
    await hydrate();
    await answer(page, 'Yes').click();
    await expect(status(page)).toHaveText('Thank you.');

    await page.evaluate(() => document.querySelector('h2')?.scrollIntoView());
    await page.getByRole('link', {name: 'Say what is wrong or missing'}).click();
    await expect(page).toHaveURL(/\/report\?page=\/helped/);
    await expect(page.getByText('it is stored on the server of this help center')).toBeVisible();
    await page.getByRole('radio', {name: 'Missing'}).check();
    await page.getByLabel('What did you read').fill('Nothing about <b>tripods</b>, write me@example.com');
    await page.getByRole('button', {name: 'Send the report'}).click();
    await expect(status(page)).toHaveText('Thank you. Your report is stored.');
    expect(sent).toEqual([
      ['/1/feedback', {page: HELPED, kind: 'not-helped'}],
      ['/1/feedback', {page: HELPED, kind: 'helped'}],
      [
        '/1/feedback',
        {
          page: HELPED,
          kind: 'report',
          text: 'Part: Steps\nProblem: Missing\nDetails: Nothing about <b>tripods</b>, write me@example.com',
        },
      ],
    ]);

    const report = await context.newPage();
    await signIn(report, server);
    const section = (name: string) => report.getByRole('region', {name, exact: true}).first();
    await expect(section('Did this help?').getByRole('row')).toHaveText([/^Page/, `${HELPED}111`]);
    await expect(section('What readers wrote').getByRole('row').last()).toContainText(
      'Part: Steps Problem: Missing Details: Nothing about <b>tripods</b>, write (address)',
    );
  },
);

reportsTest('shows an error when the answer or the report could not be stored', async ({page, hydrate}) => {
  await page.route('http://search.example.com/**', (route) => route.fulfill({status: 429, body: '{}'}));
  await page.goto(HELPED);
  await hydrate();
  await answer(page, 'Yes').click();
  await expect(status(page)).toHaveText('Your answer could not be stored.');
  await page.goto('/report');
  await page.getByRole('button', {name: 'Send the report'}).click();
  await expect(status(page)).toHaveText('The report could not be stored. Copy it and send it to support.');
});

for (const wish of WISHES) {
  reportsTest(`no answers or reports are sent with ${wish}`, async ({page}) => {
    await refuseTracking(page, wish);
    const sent = watchSent(page);
    await page.goto(HELPED);
    await answer(page, 'Yes').click();
    await expect(status(page)).toHaveText(
      'Your browser asks sites not to track you, so your answer was not sent.',
    );
    await page.goto('/report');
    await expect(page.getByRole('button', {name: 'Copy the report'})).toBeVisible();
    await expect(page.getByRole('button', {name: 'Send the report'})).toHaveCount(0);
    expect(sent).toEqual([]);
  });
}

/** Looks at the end of a page of a site without a server, by keyboard: nobody is asked, and the report can begin. */
async function reportHere(page: Page): Promise<void> {
  await expect(page.getByText('Did this help?')).toHaveCount(0);
  const block = page.getByRole('group', {name: 'Is something wrong with this page?'});
  const problem = (name: string) => block.getByRole('link', {name, exact: true});
  await problem('Wrong').focus();
  for (const [name, kind] of [
    ['Wrong', 'wrong'],
    ['Missing', 'missing'],
    ['Hard to follow', 'unclear'],
  ] as const) {
    await expect(problem(name)).toBeFocused();
    await expect(problem(name)).toHaveAttribute('href', new RegExp(`/report\\?page=/.*&kind=${kind}$`));
    await page.keyboard.press('Tab');
  }
}

/** Looks at a page's end and at the report page of a site without a server: nothing is offered that would be sent. */
async function expectNothingSent(page: Page, path: string, hydrate: () => Promise<void>): Promise<void> {
  const sent = watchSent(page);
  await page.goto(path);
  await hydrate();
  await reportHere(page);
  await page.goto('/report');
  await expect(page.getByText('This page sends and stores nothing.')).toBeVisible();
  await expect(page.getByRole('button', {name: 'Copy the report'})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Send the report'})).toHaveCount(0);
  expect(sent).toEqual([]);
}

miniTest('a site without a server sends no answers or reports', ({page, hydrate}) =>
  expectNothingSent(page, HELPED, hydrate),
);

test('the help center as built sends no answers or reports', ({page, hydrate}) =>
  expectNothingSent(page, '/docs/ANSVIS/Guides/Camera/', hydrate));

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a reader can report a problem', async ({page}) => {
    await page.goto('/docs/ANSVIS/Guides/Camera/');
    await reportHere(page);
  });
});
