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

/** Chooses a kind of problem. Until React has taken over, a click is held, and `check` does not wait for it. */
async function choose(page: Page, name: string): Promise<void> {
  const kind = page.getByRole('radio', {name});
  await kind.click();
  await expect(kind).toBeChecked();
}

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
    await choose(page, 'Missing');
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
  // The field for the page opens with the scripts and moves what is below it.
  await hydrate();
  await choose(page, 'Missing');
  await page.getByRole('button', {name: 'Send the report'}).click();
  await expect(status(page)).toHaveText('The report could not be stored. Try again later.');
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

/** Where nobody receives reports, pages ask for none, and the report page leaves the address to the reader. */
async function expectNothingAsked(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(/Did this help\?|Is something wrong with this page\?/)).toHaveCount(0);
  await page.goto('/report');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', {name: 'Copy the report'})).toBeVisible();
  await expect(main.getByRole('link', {name: 'Write an email with it'})).toHaveAttribute(
    'href',
    /^mailto:\?subject=/,
  );
}

miniTest('a site without an address for reports asks for none', ({page}) => expectNothingAsked(page, HELPED));

test('the help center as built asks for no reports, in no menu either', async ({page}) => {
  const camera = '/docs/ANSVIS/Guides/Camera/';
  await expectNothingAsked(page, camera);
  await page.goto(camera);
  await page.locator('main summary', {hasText: /^More$/}).click();
  await expect(page.getByRole('link', {name: 'Save for offline'}).first()).toBeVisible();
  await expect(page.getByRole('link', {name: /^Report/})).toHaveCount(0);
});

reportsTest('the report arrives in the mailbox with page and heading filled in', async ({page}) => {
  await refuseTracking(page, 'doNotTrack');
  await page.goto('/report?page=/helped&kind=unclear&heading=Steps');
  await page.getByLabel(/^What did you read/).fill('Which step is first?');
  const email = page.getByRole('link', {name: 'Write an email with it'});
  await expect
    .poll(async () => {
      const {protocol, pathname, searchParams} = new URL((await email.getAttribute('href')) ?? '');
      return [protocol, pathname, searchParams.get('body')];
    })
    .toEqual([
      'mailto:',
      'docs@mini.example.com',
      [
        'Page: https://mini.example.com/helped',
        'Part: Steps',
        'Version of the guide: Next',
        'Problem: Hard to follow',
        'Details: Which step is first?',
      ].join('\n'),
    ]);
});
