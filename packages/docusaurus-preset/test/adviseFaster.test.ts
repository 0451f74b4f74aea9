import type {DocusaurusConfig} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {adviseFaster} from '../src/checkSite.ts';

type Faster = DocusaurusConfig['future']['faster'];

/** A configuration as Docusaurus hands it to presets: every flag has a value. */
const withFlags = (faster: Partial<Faster>) =>
  ({future: {faster: {swcJsLoader: false, rspackBundler: false, ssgWorkerThreads: false, ...faster}}}) as {
    future: DocusaurusConfig['future'];
  };

test('suggests the faster tools to a site that uses none', () => {
  const advice = adviseFaster(withFlags({}));
  expect(advice).toContain('install @docusaurus/faster');
  expect(advice).toContain('future: {faster: true, v4: {removeLegacyPostBuildHeadAttribute: true}}');
  expect(adviseFaster({})).toBe(advice);
});

test('suggests nothing to a site that uses some', () => {
  expect(adviseFaster(withFlags({rspackBundler: true}))).toBeUndefined();
  expect(adviseFaster(withFlags({swcJsLoader: true}))).toBeUndefined();
});
