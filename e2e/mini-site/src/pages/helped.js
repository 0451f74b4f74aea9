import React from 'react';
import Layout from '@theme/Layout';
import Helped from '../../../../website/src/components/Helped';

// The end of a page of the help center, on a site that a search server stands behind.
export default function HelpedPage() {
  return (
    <Layout title="Helped">
      <main>
        <article>
          <h1>Helped</h1>
          <h2>Steps</h2>
          <p>Below the heading that is being read.</p>
          <p>With some distance from the bar.</p>
          <Helped permalink="/helped" />
          {Array.from({length: 40}, (_, line) => (
            <p key={line}>The page goes on.</p>
          ))}
        </article>
      </main>
    </Layout>
  );
}
