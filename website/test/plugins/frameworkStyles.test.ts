import {expect, test} from 'vitest';
import {dropLayers, dropUnused, type StyleNode} from '../../plugins/framework-styles/dropUnused.ts';

function leftOf(file: string, lists: readonly (readonly string[])[]): unknown {
  const layer: StyleNode = {
    type: 'atrule',
    nodes: lists.map((selectors) => ({type: 'rule', selectors, source: {input: {file}}})),
  };
  dropUnused.OnceExit({type: 'root', nodes: [layer]});
  return layer.nodes?.map(({selectors}) => selectors);
}

const FRAMEWORK = '/node_modules/infima/dist/css/default/default.css';

test('drops framework rules with only unused selectors, also in layers', () => {
  const lists = [
    ['.badge'],
    ['.badge--primary'],
    ['.pills__item:hover'],
    ['.hero_a1'],
    ['.badge', '.tag'],
    ['.heron'],
    ['.footer', '.footer__col'],
    ['table thead tr'],
    ['.navbar > .container', '.navbar > .container-fluid'],
    ['.menu table td'],
    ['.padding--none'],
    ['.padding--lg'],
  ];
  expect(leftOf(FRAMEWORK, lists)).toEqual([
    ['.hero_a1'],
    ['.badge', '.tag'],
    ['.heron'],
    ['.menu table td'],
    ['.padding--none'],
  ]);
});

test('drops theme module rules of disabled features only', () => {
  const theme = '/node_modules/@docusaurus/theme-classic/lib/theme/DocRoot/styles.module.css';
  const lists = [
    ['.expandButton:hover'],
    ['.sidebarHidden'],
    ['.docRoot'],
    ['.sidebar'],
    ['.linkLabel'],
    ['.categoryLinkLabel'],
    ['.xSvg', '.link'],
    ["[data-theme='dark'] .githubSvg"],
  ];
  expect(leftOf(theme, lists)).toEqual([['.docRoot'], ['.sidebar'], ['.xSvg', '.link']]);
  expect(leftOf('/website/src/theme/Sidebar/styles.module.css', [['.sidebarHidden']])).toHaveLength(1);
});

test("keeps all rules of the site's modules", () => {
  expect(leftOf('/website/src/pages/index.module.css', [['.hero']])).toEqual([['.hero']]);
});

test("drops the framework's print rules and keeps the site's", () => {
  const sheet = (file: string): StyleNode => ({
    type: 'root',
    nodes: [{type: 'atrule', name: 'media', params: 'print', nodes: [], source: {input: {file}}}],
  });
  const [framework, site] = [sheet(FRAMEWORK), sheet('/website/src/css/print.css')];
  for (const root of [framework, site]) dropUnused.OnceExit(root);
  expect([framework.nodes?.length, site.nodes?.length]).toEqual([0, 1]);
});

test('drops custom properties that only unused framework parts read', () => {
  const namesLeft = (file: string) => {
    const names = [
      '--ifm-badge-color',
      '--ifm-color-success-contrast-background',
      '--ifm-color-primary-lightest',
      '--ifm-color-primary-darker',
      '--ifm-color-secondary-dark',
      '--ifm-color-danger-dark',
      '--ifm-table-stripe-background',
      '--ifm-alert-padding-vertical',
    ];
    const rule: StyleNode = {
      type: 'rule',
      selectors: [':root'],
      source: {input: {file}},
      nodes: names.map((prop) => ({type: 'decl', prop, source: {input: {file}}})),
    };
    dropUnused.OnceExit({type: 'root', nodes: [rule]});
    return rule.nodes?.map(({prop}) => prop);
  };
  expect(namesLeft(FRAMEWORK)).toEqual([
    '--ifm-color-primary-darker',
    '--ifm-color-secondary-dark',
    '--ifm-color-danger-dark',
    '--ifm-alert-padding-vertical',
  ]);
  expect(namesLeft('/website/src/css/base.css')).toHaveLength(8);
});

test('keeps the order of the layers that the site uses', () => {
  const list = {
    params: 'docusaurus.infima, docusaurus.theme-mermaid, docusaurus.core, docusaurus.plugin-debug',
  };
  dropLayers.AtRule.layer(list);
  expect(list.params).toBe('docusaurus.infima, docusaurus.core');
});
