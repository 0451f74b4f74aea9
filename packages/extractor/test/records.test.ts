import {describe, expect, test} from 'vitest';
import {toRecords, type Page} from '../src/index.ts';
import {fixturePage, fixtureRecords, parseContent} from './fixturePage.ts';

const camera = fixtureRecords('docs/ANSVIS/Guides/Camera/index.html');

function pageWith(page: Partial<Page>): Page {
  return {...fixturePage('markdown-page/index.html'), ...page};
}

describe('records of a page', () => {
  test('start with the title, which carries description and keywords', () => {
    expect(camera[0]).toMatchInlineSnapshot(`
      {
        "anchor": null,
        "block": null,
        "content": null,
        "description": "Connect an RTSP camera to the server.",
        "docusaurus_tag": "docs-default-current",
        "hierarchy": {
          "lvl0": "ANSVIS › Guides",
          "lvl1": "Connect a camera",
          "lvl2": null,
          "lvl3": null,
          "lvl4": null,
          "lvl5": null,
          "lvl6": null,
        },
        "keywords": [
          "IP camera",
          "RTSP",
        ],
        "language": "en",
        "objectID": "_2Kif-2LpJ-0",
        "product": "ANSVIS",
        "type": "lvl1",
        "url": "https://help.example.com/docs/ANSVIS/Guides/Camera/",
        "url_without_anchor": "https://help.example.com/docs/ANSVIS/Guides/Camera/",
        "version": "current",
        "weight": {
          "level": 100,
          "pageRank": 0,
          "position": 0,
        },
      }
    `);
  });

  test('carry the headings above a block and the address of the nearest one', () => {
    const detail = camera.find(({content}) => content === 'Text below a heading inside the Linux tab.');
    expect(detail).toMatchObject({
      url: 'https://help.example.com/docs/ANSVIS/Guides/Camera/#inside-a-tab',
      anchor: 'inside-a-tab',
      type: 'content',
      block: 'text',
      hierarchy: {lvl1: 'Connect a camera', lvl2: 'Platforms', lvl3: 'Inside a tab', lvl4: null},
      description: null,
      keywords: [],
    });
  });

  test('end the reach of a heading at the next one of its level', () => {
    const row = camera.find(({content}) => content?.startsWith('frame_rate'));
    expect(row?.hierarchy).toMatchObject({lvl2: 'Settings', lvl3: null});
  });

  test('end the scope of a subheading at the next higher heading', () => {
    const page = parseContent('<h2>Cameras</h2><h3>Ports</h3><h2>Clips</h2><p>They are short.</p>');
    expect(toRecords(page).at(-1)?.hierarchy).toMatchObject({lvl2: 'Clips', lvl3: null});
  });

  test('weigh headings by level and count positions', () => {
    expect(camera.map(({weight}) => weight.position)).toEqual(camera.map((_, index) => index));
    expect(camera.filter(({type}) => type === 'lvl3').map(({weight}) => weight.level)).toEqual([80]);
  });

  test('leave the headings of a tab behind where the tab ends', () => {
    const warning = camera.find(({content}) => content?.startsWith('Firewall first'));
    expect(warning).toMatchObject({anchor: 'platforms', hierarchy: {lvl2: 'Platforms', lvl3: null}});
  });

  test('have the text of inactive tabs, and none of what is hidden otherwise', () => {
    const panels = '<div role=tabpanel>Raise it.</div><div role=tabpanel hidden>Lower it.</div>';
    const page = parseContent(`<div>${panels}</div><p hidden>Draft.</p>`);
    expect(toRecords(page).flatMap(({content}) => content ?? [])).toEqual(['Raise it.', 'Lower it.']);
  });

  test('stand under the title after tabs at the top of a page', () => {
    const tabs = '<div><ul role=tablist><li role=tab>A</ul><div role=tabpanel><h2 id=in>In</h2>';
    const records = toRecords(parseContent(`${tabs}</div></div><p>After`));
    expect(records.at(-1)).toMatchObject({
      anchor: null,
      content: 'After',
      hierarchy: {lvl1: 'A title', lvl2: null},
    });
  });

  test('carry the links to other pages of the site with absolute addresses', () => {
    const page = parseContent(
      '<p>See <a href=../c/#part>the <b>next</b> part</a>, <a href=#here>here</a>, <a href=https://other.example/>elsewhere</a>.',
    );
    expect(toRecords(page).at(-1)?.links).toEqual([
      {text: 'the next part', url: 'https://help.example.com/docs/a/c/#part'},
    ]);
  });

  test('carry the links of table rows and none of cards', () => {
    const row = '<table><tr><td>A<td><a href=/docs/t/>Table</a></table>';
    const records = toRecords(parseContent(`${row}<a href=/docs/card/><h3>Card</h3><p>Text</p></a>`));
    expect(records.map(({content, links}) => [content, links?.map(({text}) => text)])).toEqual([
      [null, undefined],
      ['A: Table', ['Table']],
      [null, undefined],
      ['Text', undefined],
    ]);
  });

  test('mark code', () => {
    expect(camera.filter(({block}) => block === 'code')).toHaveLength(2);
  });

  test('have identities that differ, also for blocks of equal text', () => {
    const twice = toRecords(parseContent('<p>Same</p><p>Same</p>'));
    expect(new Set(twice.map(({objectID}) => objectID)).size).toBe(3);
  });

  test('have other identities in another language and version', () => {
    const {facets} = pageWith({});
    const pages = [{}, {language: 'fr'}, {docusaurus_tag: 'docs-default-2'}].map((other) =>
      pageWith({facets: {...facets, ...other}}),
    );
    expect(new Set(pages.map((page) => toRecords(page)[0]?.objectID)).size).toBe(3);
  });

  test('leave out a description that only repeats the first line', () => {
    expect(fixtureRecords('docs/ANSVIS/Changelog/2025-10-05/index.html')[0]?.description).toBeNull();
    expect(fixtureRecords('markdown-page/index.html')[0]?.description).toBeNull();
  });

  test('put the title first when text stands above it', () => {
    const page = parseContent('');
    const blocks = [{kind: 'text', level: 0, text: 'Above', anchor: null} as const, ...page.blocks];
    expect(toRecords({...page, blocks}).map(({type, content}) => content ?? type)).toEqual(['lvl1', 'Above']);
  });

  test('reach a heading without an anchor through the one above it', () => {
    const records = toRecords(parseContent('<h2 id=top>Top</h2><h3>Card</h3><p>Text'));
    expect(records.at(-1)).toMatchObject({anchor: 'top', hierarchy: {lvl2: 'Top', lvl3: 'Card'}});
  });
});
