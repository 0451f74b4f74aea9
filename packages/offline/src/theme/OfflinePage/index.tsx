import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import OfflineLibrary from '@theme/OfflineLibrary';
import OfflineList from '@theme/OfflineList';

const TITLE = translate({id: 'theme.offline.title', message: 'Read offline'});
const DESCRIPTION = translate({
  id: 'theme.offline.description',
  message:
    'Save the site or parts of it on your device, see what is kept there, read and search it without a network, and remove it again.',
});

/** The page about offline reading, for sites without their own. */
export default function OfflinePage(): ReactNode {
  return (
    <Layout>
      <PageMetadata title={TITLE} description={DESCRIPTION} />
      <main className="container margin-vert--lg">
        <article className="markdown">
          <h1>{TITLE}</h1>
          <p>
            {translate({
              id: 'theme.offline.intro',
              message:
                'Pages that you visit are kept on your device. When the network fails, you can still read and search them. Nothing is sent anywhere.',
            })}
          </p>
          <h2>{translate({id: 'theme.offline.onDevice', message: 'On this device'})}</h2>
          <OfflineList />
          <h2>{translate({id: 'theme.offline.saveHeading', message: 'Save for offline reading'})}</h2>
          <OfflineLibrary />
        </article>
      </main>
    </Layout>
  );
}
