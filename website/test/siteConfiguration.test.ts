import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {afterEach, describe, expect, test, vi} from 'vitest';
import config from '../docusaurus.config.ts';

const require = createRequire(import.meta.url);
const themeConfig = config.themeConfig as Record<string, never> & {
  navbar: {
    title: string;
    hideOnScroll: boolean;
    logo: {src: string; srcDark: string};
    items: {type?: string; label?: string; position: string; href?: string}[];
  };
  footer: {
    copyright: string;
    logo: {src: string; srcDark: string};
    links: {title: string; items: {label: string; to?: string; href?: string}[]}[];
  };
};

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('the site configuration', () => {
  test('the configuration has every field of the specification [spec 3-01]', () => {
    expect(config).toMatchObject({
      title: 'Help Center',
      tagline: "User Guide for the provider's Platforms",
      favicon: 'img/favicon.svg',
      url: 'https://help.example.com',
      onBrokenLinks: 'throw',
    });
    expect(themeConfig.navbar.logo).toMatchObject({src: 'img/logo.svg', srcDark: 'img/logo-dark.svg'});
    expect(themeConfig.footer.copyright).toBe('2025');
    expect(themeConfig.footer.links.map(({title}) => title)).toEqual([
      'AI Designing Tools',
      'AI Deployment Tools',
      'More',
    ]);
    for (const name of ['img/logo.svg', 'img/logo-dark.svg', 'img/favicon.svg']) {
      expect(existsSync(new URL(`../static/${name}`, import.meta.url))).toBe(true);
    }
  });

  test('the logo drawing matches its files in both themes', () => {
    const readText = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
    const drawing = readText('src/theme/ThemedImage/index.tsx');
    const colours = readText('src/css/tokens.css');
    for (const name of ['logo', 'logo-dark']) {
      const file = readText(`static/img/${name}.svg`);
      const shapes = [...file.matchAll(/ (?:d|cx|cy|r|rx)="[^"]+"/g)].map(([shape]) => shape);
      expect(shapes).toHaveLength(8);
      for (const shape of shapes) expect(drawing).toContain(shape);
      for (const [, fill] of file.matchAll(/fill="([^"]+)"/g)) expect(colours).toContain(fill);
    }
  });

  test('the base path is a slash unless the operator sets another [spec 2.1-10]', async () => {
    expect(config.baseUrl).toBe('/');
    vi.stubEnv('HELP_CENTER_BASE_URL', '/help/');
    vi.resetModules();
    const {default: moved} = await import('../docusaurus.config.ts');
    expect(moved.baseUrl).toBe('/help/');
  });

  test('the announcement is configured and off by default [spec 2.3-02]', async () => {
    const {default: announcement} = await import('../announcement.ts');
    expect(announcement.enabled).toBe(false);
    expect(announcement).toMatchObject({
      id: expect.stringMatching(/./),
      content: expect.stringMatching(/./),
      backgroundColor: expect.stringMatching(/^#/),
      textColor: expect.stringMatching(/^#/),
      isCloseable: true,
    });
    expect(themeConfig).not.toHaveProperty('announcementBar');
  });

  test('one switch shows the announcement in a valid form [spec 2.3-02, 4-06]', async () => {
    vi.stubEnv('HELP_CENTER_ANNOUNCEMENT', 'on');
    vi.resetModules();
    const {default: announced} = await import('../docusaurus.config.ts');
    const {ThemeConfigSchema} = (await import('@docusaurus/theme-classic/lib/options.js')) as unknown as {
      ThemeConfigSchema: {validate(value: unknown): {error?: Error; value: unknown}};
    };
    const {announcementBar} = announced.themeConfig as {announcementBar: unknown};
    const {error, value} = ThemeConfigSchema.validate({announcementBar});
    expect(error).toBeUndefined();
    expect(value).toMatchObject({announcementBar: {id: expect.any(String), isCloseable: true}});
  });

  test('the announcement link is below the base path', async () => {
    vi.stubEnv('HELP_CENTER_BASE_URL', '/help/');
    vi.resetModules();
    const {default: announcement} = await import('../announcement.ts');
    expect(announcement.content).toContain('<a href="/help/docs">');
  });

  test.each([
    [
      'HELP_CENTER_SEARCH_HOSTS',
      {HELP_CENTER_SEARCH_HOSTS: 'https://a.example.com, https://b.example.com'},
      {type: 'server', hosts: ['https://a.example.com', 'https://b.example.com'], fallbackToEmbedded: true},
    ],
    [
      'an application id and a key',
      {HELP_CENTER_SEARCH_APP_ID: 'APP', HELP_CENTER_SEARCH_API_KEY: 'key'},
      {type: 'hosted', appId: 'APP', apiKey: 'key'},
    ],
    ['nothing', {}, {type: 'embedded'}],
  ])('%s selects the search backend', async (_, env, expected) => {
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    vi.resetModules();
    const {backend} = await import('../search.ts');
    expect(backend).toEqual(expected);
  });

  test('an invalid provider address reports variable, value and fix', async () => {
    vi.stubEnv('HELP_CENTER_PORTAL_URL', 'portal.example.com');
    vi.resetModules();
    await expect(import('../provider.ts')).rejects.toThrow(
      '[provider] HELP_CENTER_PORTAL_URL must be an absolute http or https address, received "portal.example.com". Set it to an address such as https://portal.example.com/account/settings, or unset it.',
    );
  });

  test('the router keeps up to 10000 route patterns [spec 9-23]', () => {
    const router = readFileSync(require.resolve('react-router/esm/react-router.js'), 'utf8');
    expect(router).toMatch(/cacheLimit(\$1)? = 10000/);
  });
});

test('editing and reporting are offered only when configured', async () => {
  const read = async () => (await import('../provider.ts')).default;
  expect(await read()).not.toHaveProperty('editUrl');
  expect(await read()).not.toHaveProperty('reportUrl');
  expect(await read()).not.toHaveProperty('issuesUrl');
  vi.resetModules();
  vi.stubEnv('HELP_CENTER_EDIT_URL', 'https://git.example.com/edit/main/website/');
  vi.stubEnv('HELP_CENTER_REPORT_URL', 'mailto:docs@example.com');
  vi.stubEnv('HELP_CENTER_ISSUES_URL', 'https://git.example.com/docs/issues/new');
  expect(await read()).toMatchObject({
    issuesUrl: 'https://git.example.com/docs/issues/new',
    editUrl: 'https://git.example.com/edit/main/website/',
    reportUrl: 'mailto:docs@example.com',
  });
  vi.resetModules();
  vi.stubEnv('HELP_CENTER_REPORT_URL', '');
  vi.stubEnv('HELP_CENTER_SUPPORT_URL', 'tel:+61200000000');
  expect(await read()).toMatchObject({supportUrl: 'tel:+61200000000'});
  expect(await read()).not.toHaveProperty('reportUrl');
  vi.resetModules();
  vi.stubEnv('HELP_CENTER_SUPPORT_URL', 'mailto:support@example.com');
  expect(await read()).toMatchObject({reportUrl: 'mailto:support@example.com'});
  const site = JSON.stringify((await import('../docusaurus.config.ts')).default);
  // Docs and blog
  expect(site.match(/"editUrl":"https:\/\/git\.example\.com\/edit\/main\/website\/"/g)).toHaveLength(3);
  vi.resetModules();
  vi.stubEnv('HELP_CENTER_EDIT_URL', 'javascript:alert(1)');
  await expect(read()).rejects.toThrow('HELP_CENTER_EDIT_URL');
  vi.resetModules();
  vi.stubEnv('HELP_CENTER_ISSUES_URL', 'mailto:docs@example.com');
  await expect(read()).rejects.toThrow('HELP_CENTER_ISSUES_URL');
});

test('"Did this help?" posts to our own server only', async () => {
  const read = async () => (await import('../search.ts')).feedbackUrl;
  expect(await read()).toBeUndefined();
  for (const [to, feedback] of [
    [
      'https://search.example.com/1/sessions?x-algolia-api-key=k',
      'https://search.example.com/1/feedback?x-algolia-api-key=k',
    ],
    ['https://search.example.com/other', undefined],
  ]) {
    vi.resetModules();
    vi.stubEnv('HELP_CENTER_SEARCH_REPORTS', to);
    expect([to, await read()]).toEqual([to, feedback]);
  }
  vi.stubEnv('HELP_CENTER_SEARCH_REPORTS', undefined);
  vi.resetModules();
  vi.stubEnv('HELP_CENTER_SEARCH_HOSTS', 'https://search.example.com/, https://other.example.com');
  vi.stubEnv('HELP_CENTER_SEARCH_API_KEY', 'public');
  expect(await read()).toBe('https://search.example.com/1/feedback?x-algolia-api-key=public');
  const {customFields} = (await import('../docusaurus.config.ts')).default;
  expect(customFields).toMatchObject({feedbackUrl: await read()});
});
