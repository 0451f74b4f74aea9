import {describe, expect, it} from 'vitest';
import {readSite} from '@help-center/content';
import {collectReport} from '../src/report/collectReport.ts';
import {renderReport} from '../src/report/renderReport.ts';
import {GOOD_SITE, createSite, frontMatter} from './createSite.ts';

const TODAY = new Date('2026-12-01T00:00:00Z');
const CAMERA = 'docs/ANSVIS/Guides/Camera/index.mdx';

async function collect(changes: Record<string, string> = {}) {
  const tables = collectReport(await readSite(createSite(changes)), TODAY);
  return Object.fromEntries(tables.map((table) => [table.id, table.rows]));
}

describe('collectReport', () => {
  it('counts the days since each review', async () => {
    const {reviews} = await collect();
    expect(reviews).toContainEqual([
      '2026-11-21',
      10,
      'task',
      'Connect a camera',
      '/docs/ANSVIS/Guides/Camera/',
    ]);
  });

  it('lists the pages with the oldest review first', async () => {
    const old = frontMatter({title: 'Old', last_reviewed: '2025-03-04'});
    const {reviews} = await collect({'docs/ANSVIS/Guides/Old/index.mdx': old});
    expect(reviews?.map(([day]) => day)).toEqual(['2025-03-04', ...Array(4).fill('2026-11-21')]);
  });

  it('lists open values and the pages that show them', async () => {
    const {values} = await collect({
      'data/products/ANSVIS/values.ts':
        "export default {port: {label: 'Port', group: 'network'}, os: {label: 'System', group: 'network', value: 'Windows'}};\n",
      'docs/ANSVIS/Guides/index.mdx': '<ProviderTable product="ANSVIS" group="network" />\n',
    });
    expect(values).toEqual([['ANSVIS', 'network', 'port', 'Port', 1]]);
  });

  it('lists orphan pages', async () => {
    const {unlinked} = await collect();
    expect(unlinked).toEqual([['/docs/ANSVIS/Guides/Camera/', 'Connect a camera']]);
  });

  it('lists unused facts and external links', async () => {
    const text = (GOOD_SITE[CAMERA] ?? '').replace(
      '{/* fact: cool-down */}',
      '[maker](https://www.example.com)',
    );
    const {facts, links} = await collect({[CAMERA]: text});
    expect(facts).toEqual([['cool-down', 'Events are ignored for a time.', 'ANSVIS.md:146', 'verified']]);
    expect(links).toEqual([['https://www.example.com', 1, '/docs/ANSVIS/Guides/Camera/']]);
  });
});

it('lists thin pages', async () => {
  const words = (name: string, count: number) =>
    Array.from({length: count}, (_, at) => `${name}${at}`).join(' ');
  const page = (name: string, text: string) => ({
    [`docs/ANSVIS/Guides/${name}/index.mdx`]: `${frontMatter({title: name, page_type: 'concept'})}${text}\n`,
  });
  const {thin} = await collect({
    ...page('Camera', words('well', 130)),
    ...page('Thin', words('thin', 100)),
  });
  expect(thin).toEqual([[100, 'docs/ANSVIS/Guides/Thin/index.mdx']]);
});

describe('renderReport', () => {
  it('escapes page texts', () => {
    const tables = [{id: 'a', title: 'T', hint: 'H', columns: ['<C>'], rows: [['<script>', 3]]}];
    const html = renderReport(tables, TODAY);
    expect(html).toContain('<td>&lt;script></td><td>3</td>');
    expect(html).toContain('<th scope="col">&lt;C></th>');
  });

  it('explains an empty table', () => {
    const tables = [{id: 'a', title: 'T', hint: 'H', columns: ['C'], rows: []}];
    expect(renderReport(tables, TODAY)).toContain('<p>None.</p>');
  });
});
