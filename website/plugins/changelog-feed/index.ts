import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createFeed, FEED_FILE, type ChangelogDoc} from './createFeed.ts';

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
