import type {Page} from '@playwright/test';
import {expect, test} from '../src/test.ts';

interface ReaderTask {
  readonly task: string;
  /** Links to press, from the home page on; at most two. */
  readonly clicks: readonly string[];
  /** Where they lead. */
  readonly path: string;
  /** Words whose first hit answers the task, with the addresses that do. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** What the reader finds there. */
  readonly answer: string | RegExp;
}

const REQUIREMENTS = '/requirements';
const MQTT = '/docs/ANSVIS/Advanced-Guides/Event-Trigger/MQTT/';
const CAMERA = '/docs/ANSVIS/Guides/Camera/';
const LOST_KEY = '/docs/License/ANS-License-Key/License-Problems/';
const RULES = '/docs/ANSVIS/Guides/Custom-AI-Tasks/Rules/Draw-Region/';
const EXPORT = '/docs/ODHUB/Guides/Evaluate-Export/';
const CHANGELOG = '/docs/ANSVIS/Changelog/';

const TASKS: readonly ReaderTask[] = [
  {
    task: 'my camera shows no picture',
    clicks: ['My camera shows no picture'],
    path: `${CAMERA}#if-it-did-not-work`,
    words: {'my camera shows no picture': [CAMERA], 'camera shows no picture': [CAMERA]},
    answer: 'If it did not work',
  },
  {
    task: 'events to my MQTT broker',
    clicks: ['Send events to another system', 'MQTT'],
    path: MQTT,
    words: {mqtt: [MQTT], 'events to my mqtt broker': [MQTT]},
    answer: 'Send ANSVIS events to an MQTT broker',
  },
  {
    task: 'I lost my licence key',
    clicks: ['I lost my licence key'],
    path: `${LOST_KEY}#lost-key`,
    words: {
      'I lost my licence key': [LOST_KEY],
      'lost licence key': [LOST_KEY],
      'lost license key': [LOST_KEY],
    },
    answer: 'I lost the licence key',
  },
  {
    task: 'which Windows, which GPU',
    clicks: ['Which Windows, which GPU', 'ANSVIS system requirements'],
    path: '/docs/ANSVIS/Getting-Started/System-Requirement/',
    words: {
      'which Windows, which GPU': [REQUIREMENTS],
      gpu: [REQUIREMENTS],
      'windows version': [REQUIREMENTS],
      'graphics card': [REQUIREMENTS],
    },
    answer: 'System requirements',
  },
  {
    task: 'draw a region',
    clicks: ['Draw a region for a rule'],
    path: RULES,
    words: {'draw a region': [RULES]},
    answer: /Draw/,
  },
  {
    task: 'a model from ODHUB to ANSVIS',
    clicks: ['Take a model from ODHUB to ANSVIS'],
    path: `${EXPORT}#to-ansvis`,
    words: {'Take a model from ODHUB to ANSVIS': [EXPORT], 'export a detector': [EXPORT]},
    answer: 'Take a model from ODHUB to ANSVIS',
  },
  {
    task: 'what changed in the last version',
    clicks: ['Latest release'],
    path: `${CHANGELOG}2025-10-05/`,
    words: {
      'what changed': [CHANGELOG],
      'latest version': [CHANGELOG],
      'what changed in the last version': [CHANGELOG],
    },
    answer: 'Release of 5 October 2025',
  },
  {
    task: 'read this on a plane',
    clicks: ['Read offline'],
    path: '/offline',
    words: {'read this on a plane': ['/offline'], plane: ['/offline'], offline: ['/offline']},
    answer: 'Save products, or the whole help center',
  },
  {
    task: 'print the MQTT guide',
    clicks: ['Send events to another system', 'MQTT'],
    path: MQTT,
    words: {
      'print the MQTT guide': [MQTT, '/markdown-page#print'],
      print: ['/markdown-page#print'],
      'print a page': ['/markdown-page#print'],
    },
    answer: 'Send ANSVIS events to an MQTT broker',
  },
  {
    task: 'tell the team that a page is wrong',
    clicks: ['About', 'How to report it'],
    path: '/report',
    words: {
      'tell the team that a page is wrong': ['/report'],
      feedback: ['/report'],
      'report wrong page': ['/report'],
    },
    answer: 'Report a problem with a page',
  },
];

async function follow(page: Page, clicks: readonly string[]): Promise<void> {
  for (const name of clicks) {
    const inMain = page.getByRole('main').getByRole('link', {name, exact: true});
    const link = inMain.or(page.getByRole('contentinfo').getByRole('link', {name, exact: true}));
    const before = page.url();
    await link.first().click();
    await expect(page).not.toHaveURL(before);
  }
}

for (const {task, clicks, path, words, answer} of TASKS) {
  test(`"${task}" is at most two clicks from the home page`, async ({page}) => {
    expect(clicks.length).toBeLessThanOrEqual(2);
    await page.goto('/');
    await follow(page, clicks);
    await page.waitForURL(({pathname, hash}) => pathname + hash === path);
    await expect(page.getByRole('main').getByRole('heading', {name: answer}).first()).toBeInViewport();
  });

  test(`the first hit answers "${task}" @release`, async ({page, dialog}) => {
    await page.goto('/');
    await dialog.open();
    for (const [query, answers] of Object.entries(words)) {
      await dialog.input.fill(query);
      await expect(dialog.input).toHaveValue(query);
      await expect
        .poll(async () => {
          const address = await dialog.options.first().getAttribute('href');
          const {pathname, hash} = new URL(address ?? '', 'http://localhost');
          return answers.some((start) => (pathname + hash).startsWith(start));
        }, query)
        .toBe(true);
    }
  });
}

test('prints from the button above the title', async ({page}) => {
  await page.goto(MQTT);
  await expect(page.getByRole('button', {name: 'Print'})).toBeInViewport();
});

test('the lost key task ends with a message to copy, without a link to missing support', async ({page}) => {
  await page.goto(`${LOST_KEY}#lost-key`);
  const main = page.getByRole('main');
  await expect(main.getByText('We have lost a licence key.')).toBeVisible();
  await expect(main.getByRole('link', {name: 'support', exact: true})).toHaveCount(0);
});
