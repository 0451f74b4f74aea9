import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Feed} from 'feed';

/** A page of the docs as the docs plugin loads it. */
interface ChangelogDoc {
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
}

/** Where the changelog of a product and its feed are. */
interface ChangelogFeedSettings {
  /** Address of the site without a trailing slash. */
  readonly siteUrl: string;
  /** Path of the changelog, with slashes at both ends. */
  readonly path: string;
  readonly title: string;
}

/** File name of the feed inside the changelog's folder. */
const FEED_FILE = 'atom.xml';

/** The changelog as an Atom feed, newest entry first; an entry's date is the folder it is in. */
export function createFeed(
  docs: readonly ChangelogDoc[],
  {siteUrl, path, title}: ChangelogFeedSettings,
): string {
  const entries = docs
    .flatMap((doc) => {
      const date = /\/(\d{4}-\d{2}-\d{2})\/$/.exec(doc.permalink)?.[1];
      return doc.permalink.startsWith(path) && date ? [{...doc, date: new Date(`${date}T00:00:00Z`)}] : [];
    })
    .sort((a, b) => b.date.getTime() - a.date.getTime());
  const feed = new Feed({
    id: siteUrl + path,
    link: siteUrl + path,
    title,
    copyright: '2025',
    feedLinks: {atom: siteUrl + path + FEED_FILE},
    // The date of the newest entry, not of the build, so that the same content gives the same bytes.
    updated: entries[0]?.date ?? new Date(0),
  });
  for (const {permalink, title: entryTitle, description, date} of entries) {
    feed.addItem({id: siteUrl + permalink, link: siteUrl + permalink, title: entryTitle, description, date});
  }
  return feed.atom1();
}

/** Writes the ANSVIS changelog as an Atom feed beside its landing page. */
export default function changelogFeedPlugin({siteConfig, baseUrl}: LoadContext): Plugin {
  const path = `${baseUrl}docs/ANSVIS/Changelog/`;
  let docs: readonly ChangelogDoc[] = [];
  return {
    name: 'changelog-feed',
    async allContentLoaded({allContent}) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      docs = (content?.loadedVersions ?? []).flatMap((version) =>
        version.docs.filter(({draft, unlisted}) => !draft && !unlisted),
      );
    },
    async postBuild({outDir}) {
      const folder = join(outDir, 'docs/ANSVIS/Changelog');
      await mkdir(folder, {recursive: true});
      const feed = createFeed(docs, {siteUrl: siteConfig.url, path, title: 'ANSVIS changelog'});
      await writeFile(join(folder, FEED_FILE), feed);
    },
  };
}
