import {runInNewContext} from 'node:vm';
import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {announcementPlugin} from '../src/announcementPlugin.ts';

const STORAGE = {type: 'localStorage', namespace: '-world'} as const;

/** The script that a page with an announcement gets; empty when it gets none. */
function scriptOf(announcementBar: object | undefined): string {
  const context = {siteConfig: {themeConfig: {announcementBar}}, siteStorage: STORAGE};
  const plugin = announcementPlugin(context as unknown as LoadContext);
  const tags = plugin.injectHtmlTags?.({content: undefined}) as {preBodyTags?: string[]};
  return (tags.preBodyTags ?? []).join('').replace(/^<script>|<\/script>$/g, '');
}

/** What a browser keeps after a page with that announcement, and what the page says of the dismissal. */
function openPage(
  announcementBar: object,
  stored: Readonly<Record<string, string>>,
): [object, string | null] {
  const kept = new Map(Object.entries(stored));
  let said: string | null = null;
  runInNewContext(scriptOf(announcementBar), {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    document: {documentElement: {setAttribute: (_: string, value: string) => (said = value)}},
  });
  return [Object.fromEntries(kept), said];
}

const keptFor = (id: string, dismiss: string) => ({
  'docusaurus.announcement.id-world': id,
  'docusaurus.announcement.dismiss-world': dismiss,
});

test('stores the id on the first visit, so that a bar closed before hydration stays closed', () => {
  expect(openPage({id: 'a<b'}, {})).toEqual([keptFor('a<b', 'false'), 'false']);
  expect(openPage({}, {})).toEqual([keptFor('announcement-bar', 'false'), 'false']);
});

test('applies a dismissal to its announcement only', () => {
  expect(openPage({id: 'new'}, keptFor('new', 'true'))).toEqual([keptFor('new', 'true'), null]);
  expect(openPage({id: 'new'}, keptFor('old', 'true'))).toEqual([keptFor('new', 'false'), 'false']);
});

test('adds no script without an announcement, and escapes ids', () => {
  expect(scriptOf(undefined)).toBe('');
  expect(scriptOf({id: '</script>'})).not.toContain('</script>');
});
