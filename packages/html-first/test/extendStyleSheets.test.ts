import {expect, test} from 'vitest';
import {SiteFiles} from '@help-center/built-site';
import {SiteNeeds} from '../src/finish/policy/SiteNeeds.ts';
import {extendStyleSheets} from '../src/finish/styles/extendStyleSheets.ts';
import {buildSite} from './buildSite.ts';

test('adds fonts in style sheets to the policy, but not pictures', () => {
  const sheetOf = (type: string) => `@font-face{src:url(data:${type};base64,AA==)}`;
  const unlisted = (css: string) => {
    const needs = new SiteNeeds();
    extendStyleSheets(new SiteFiles(buildSite({'assets/css/styles.css': css})), '/', '', needs);
    return needs.unlisted({}).map(({kind, source}) => `${kind} ${source}`);
  };
  expect(unlisted(sheetOf('font/woff2'))).toEqual(['fonts data:']);
  expect(unlisted('.a{background:url(data:image/png;base64,AA==)}')).toEqual([]);
});
