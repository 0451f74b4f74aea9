import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {readPages, SiteFiles} from '@help-center/built-site';
import {finishSite} from '../src/finish/finishSite.ts';
import type {FinishSiteOptions} from '../src/finish/FinishSiteOptions.ts';
import {hashOf} from '../src/finish/hashOf.ts';
import {outlinePage, type PageOutline} from '../src/finish/outline/outlinePage.ts';
import {buildSite, page} from './buildSite.ts';
import {createScriptSources} from '../src/finish/describeScripts.ts';

const read = (outDir: string, name: string) => readFileSync(join(outDir, name), 'utf8');

/** What the loader knows of a page: what stands in its file, and what the page says besides. */
function configOf(outDir: string, html: string): Record<string, unknown> {
  const name = /src="\/(assets\/loader\.[0-9a-f]{8}\.js)"/.exec(html)?.[1] ?? 'none';
  const [, site = '{}'] = /^window\.htmlFirstSite=(\{.*?\});\(/s.exec(read(outDir, name)) ?? [];
  const own = /id="html-first">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  const {config, ...others} = JSON.parse(site) as {config?: object};
  return {...others, ...config, ...(JSON.parse(own) as object)};
}

function finish(outDir: string, options: FinishSiteOptions = {}) {
  const files = new SiteFiles(outDir);
  const finished = finishSite(files, options);
  files.commit();
  return finished;
}

test('rejects a folder without pages and names it', () => {
  const outDir = buildSite({});
  expect(() => finish(outDir)).toThrow(`there is no page in "${outDir}"`);
});

test('rejects a finished site with a fix', () => {
  const outDir = buildSite({'index.html': page('')});
  finish(outDir);
  expect(() => finish(outDir)).toThrow('"index.html" is already finished. Build the site again');
});

test('moves scripts from the page to the loader with their integrity', () => {
  const outDir = buildSite({'docs/a/index.html': page(''), 'assets/js/a.2.js': 'window.a = true'});
  finish(outDir, {pageScripts: {'/docs/a/': ['/assets/js/a.2.js']}});
  const html = read(outDir, 'docs/a/index.html');
  const [loader, ...others] = html.match(/<script[^>]*src=[^>]*>/g) ?? [];
  expect(others).toEqual([]);
  const [, name = '', integrity] =
    /src="\/(assets\/loader\.[0-9a-f]{8}\.js)" integrity="([^"]+)"/.exec(loader ?? '') ?? [];
  expect(integrity).toBe(hashOf(read(outDir, name)));
  expect(configOf(outDir, html)).toMatchObject({
    path: '/docs/a/',
    scripts: [{src: '/assets/js/main.1.js', integrity: hashOf('window.main = true')}],
    chunks: ['/assets/js/a.2.js'],
  });
});

test('writes a short policy to pages and the full one to headers', () => {
  const outDir = buildSite({'docs/a/index.html': page('')});
  finish(outDir, {policy: {connections: ['https://search.example']}});
  const [, inPage = ''] =
    /Content-Security-Policy" content="([^"]+)"/.exec(read(outDir, 'docs/a/index.html')) ?? [];
  const sourcesOf = (policy: string) =>
    new Map(policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1).join(' ')]));
  const said = sourcesOf(inPage);
  expect(said.get('default-src')).toBe("'self'");
  expect(said.get('script-src')).toMatch(/^'self' /);
  for (const name of ['font-src', 'worker-src', 'manifest-src']) {
    expect(said.has(name)).toBe(false);
    expect(read(outDir, '_headers')).toContain(`${name} 'self'`);
  }
  expect(said.get('connect-src')).toBe("'self' https://search.example");
});

test('delays the first paint until the navbar is complete', () => {
  const outDir = buildSite({
    'index.html': page('<nav>Bar</nav><div id="below" class="theme-layout-main">Text</div>'),
    'plain.html': page('<nav>Bar</nav>'),
  });
  finish(outDir);
  const expected = '<link rel="expect" href="#below" blocking="render">';
  expect(read(outDir, 'index.html')).toContain(expected);
  expect(read(outDir, 'plain.html')).not.toContain('rel="expect"');
});

test('delays the first paint until the first heading of a page', () => {
  const outDir = buildSite({
    'index.html': page(
      '<nav>Bar</nav><div id="below" class="theme-layout-main"><h2 id="first">First</h2><h2 id="second">Second</h2></div>',
    ),
  });
  finish(outDir);
  expect(read(outDir, 'index.html').match(/<link rel="expect"[^>]*>/g)).toEqual([
    '<link rel="expect" href="#first" blocking="render">',
  ]);
});

test.each(['docs/a.html', 'docs/a/index.html'])(
  'finds the scripts of a page in %s for any spelling of its route',
  (file) => {
    for (const [route, name] of [
      ['/docs/a', file],
      ['/docs/a/', file],
      ['/docs/%C3%A4', file.replace('/a', '/ä')],
    ] as const) {
      const outDir = buildSite({[name]: page(''), 'assets/js/b.2.js': ''});
      finish(outDir, {pageScripts: {[route]: ['/assets/js/b.2.js']}});
      expect(configOf(outDir, read(outDir, name)).chunks).toEqual(['/assets/js/b.2.js']);
    }
  },
);

test('keeps scripts in the page when it is switched off', () => {
  const outDir = buildSite({'index.html': page('')});
  finish(outDir, {onIntent: false});
  const html = read(outDir, 'index.html');
  expect(html).toMatch(/<script src="\/assets\/js\/main\.1\.js" integrity="sha256-[^"]+" defer>/);
  expect(html).not.toContain('id="html-first"');
  expect(html).toContain('.unused');
});

test("inlines the page's rules and links the whole sheet", () => {
  const outDir = buildSite({
    'index.html': page('<p class="used">'),
    'blog/a/index.html': page('<p>'),
  });
  finish(outDir);
  const [home, post] = [read(outDir, 'index.html'), read(outDir, 'blog/a/index.html')];
  expect(home).toContain('.used{color:red}');
  expect(home).not.toContain('.unused');
  expect(post).not.toContain('.used{');
  const [sheet = ''] = readdirSync(join(outDir, 'assets/css')).filter((name) => name.startsWith('styles'));
  expect(sheet).toMatch(/^styles\.[0-9a-f]{8}\.css$/);
  expect(sheet).not.toBe('styles.00000000.css');
  expect(read(outDir, `assets/css/${sheet}`)).toContain('.unused');
  expect(configOf(outDir, home).styles).toEqual([
    {src: `/assets/css/${sheet}`, integrity: hashOf(read(outDir, `assets/css/${sheet}`))},
  ]);
});

test('keeps rules for announced content', () => {
  const outDir = buildSite({'index.html': page('<div data-filled-with="p.used li"></div>')});
  finish(outDir);
  expect(read(outDir, 'index.html')).toContain('.used{color:red}');
});

test('replaces style attributes by classes in page and sheet', () => {
  const outDir = buildSite({
    'index.html': page('<p class="a" style="color:red">x</p><p style="color:red">y</p>'),
  });
  finish(outDir);
  const html = read(outDir, 'index.html');
  const name = /<p class="a (s-[0-9a-f]{8})">x/.exec(html)?.[1] ?? 'none';
  expect(html).toContain(`<p class="${name}">y`);
  expect(html).not.toContain(' style=');
  expect(html).toContain(`.${name}:not(#s)`);
});

test('drops empty attributes, alternate languages of untranslated pages and crawler data', () => {
  const outDir = buildSite({
    'index.html': page(
      '<link rel="canonical" href="https://a.example/"><link rel="alternate" hreflang="en" href="https://a.example/"><link rel="alternate" hreflang="de" href="https://a.example/de/">' +
        '<meta name="docusaurus_tag" content="x"><a class="" title="Go" aria-label="Go" href="/">x</a><a class="used" title="More">y</a>',
    ),
  });
  const opener = {button: 'button', keys: [], offKey: 'off'};
  finish(outDir, {parts: [{opener, script: '', css: '', unreadMeta: /^docusaurus_/}]});
  const html = read(outDir, 'index.html');
  expect(html).toContain('<a aria-label="Go" href="/">x</a><a class="used" title="More">y</a>');
  expect(html.match(/hreflang="\w+"/g)).toEqual(['hreflang="de"']);
  expect(html).not.toContain('docusaurus_tag');
  const hosted = buildSite({'index.html': page('<meta name="docusaurus_tag" content="x">')});
  finish(hosted);
  expect(read(hosted, 'index.html')).toContain('docusaurus_tag');
});

test('makes the colour mode switch work before hydration', () => {
  const outDir = buildSite({
    'index.html': page(
      '<button class="colour-mode-switch" disabled>Mode</button><button disabled>Other</button>',
    ),
  });
  finish(outDir);
  const html = read(outDir, 'index.html');
  expect(html).toContain('<button class="colour-mode-switch">Mode');
  expect(html).toContain('<button disabled="">Other');
});

test('rejects a page that was changed after it had been read', () => {
  const files = new SiteFiles(buildSite({'index.html': page('<h2>One</h2>')}));
  const outlines: PageOutline[] = [];
  readPages(files, {readers: [], editors: [(one) => outlines.push(outlinePage(one))]});
  files.write('index.html', files.readText('index.html').replace('One', 'Three'));
  expect(() => finishSite(files, {}, outlines)).toThrow(
    '"index.html" was changed after it had been read. Change it in a stage whose position is "write".',
  );
  files.discard();
});

test('drops an attribute of an element that is dropped itself', () => {
  const script = '<script src="/assets/js/main.1.js" class="" style="top:0" defer></script>';
  const outDir = buildSite({'index.html': page(`<p>One</p>${script}<p>Two</p>`)});
  finish(outDir);
  expect(read(outDir, 'index.html')).toContain('<body><p>One</p><p>Two</p><script type="application/json"');
});

test('labels the colour mode switch neutrally in any language until the mode is known', () => {
  const button = (label: string) =>
    `<button class="colour-mode-switch" title="system mode" aria-label="${label}" disabled></button>`;
  const outDir = buildSite({
    'index.html': page(button('Switch &quot;colours&quot; (currently system mode)')),
    'ja/index.html': page(button('ダークモードを切り替える（現在はシステムモード）')),
  });
  finish(outDir);
  const start = '<button class="colour-mode-switch"';
  expect(read(outDir, 'index.html')).toContain(`${start} aria-label="Switch &quot;colours&quot;">`);
  expect(read(outDir, 'ja/index.html')).toContain(`${start} aria-label="ダークモードを切り替える">`);
});

test('points the skip link to the main part', () => {
  const link = '<a href="#below">Skip</a>';
  const behind = (main: string) => `${link}<div id="below" class="theme-layout-main">${main}</div>`;
  const outDir = buildSite({
    'index.html': page(behind('<main class="a">Text</main>')),
    'named.html': page(behind('<main id="here">Text</main>')),
    'none.html': page(behind('Text')),
  });
  finish(outDir);
  expect(read(outDir, 'index.html')).toContain('<a href="#__main">');
  expect(read(outDir, 'index.html')).toContain('<main class="a" id="__main">');
  expect(read(outDir, 'named.html')).toContain('<a href="#here">');
  expect(read(outDir, 'named.html')).toContain('<main id="here">');
  expect(read(outDir, 'none.html')).toContain(link);
});

test('lists the hashes of inline scripts and styles in the policy', () => {
  const outDir = buildSite({'index.html': page('<script>window.late = true</script>')});
  finish(outDir, {policy: {connections: ['https://search.example.com']}});
  const html = read(outDir, 'index.html');
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const inline = [...html.matchAll(/<(script|style)>(.*?)<\/\1>/gs)];
  expect(inline.length).toBeGreaterThanOrEqual(4);
  for (const [, , text] of inline) expect(policy).toContain(hashOf(text ?? ''));
  expect(policy).toContain("connect-src 'self' https://search.example.com");
  expect(policy).not.toContain('unsafe');
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<title>'));
});

test('links a file with styles for browsers without scripts', () => {
  const outDir = buildSite({'index.html': page('<p>x</p>')});
  finish(outDir);
  const address = /<noscript><link rel="stylesheet" href="\/([^"]*)"><\/noscript>/.exec(
    read(outDir, 'index.html'),
  )?.[1];
  expect(read(outDir, address ?? 'none')).toContain('[role=tabpanel][hidden]{display:block');
});

test('is deterministic', () => {
  const files = {'index.html': page('<p style="color:red">'), 'blog/index.html': page('<p class="used">')};
  const [first, second] = [buildSite(files), buildSite(files)];
  finish(first);
  finish(second);
  for (const name of ['index.html', 'blog/index.html', '_headers'])
    expect(read(first, name)).toBe(read(second, name));
});

test('distinguishes scripts of another site on the same host', () => {
  const files = new SiteFiles(buildSite({'assets/js/main.js': '1;'}));
  const sources = createScriptSources(files, new Map(), {baseUrl: '/help/', pageScripts: {}});
  expect(sources.isOwnScript('/help/assets/js/main.js')).toBe(true);
  expect(sources.isOwnScript('/else/assets/js/main.js')).toBe(false);
});
