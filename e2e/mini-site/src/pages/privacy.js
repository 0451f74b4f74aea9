import React from 'react';
import Layout from '@theme/Layout';

export default function Privacy() {
  return (
    <Layout title="Privacy">
      <main>
        <h1>Privacy</h1>
        <p>Uses of search are counted.</p>
      </main>
    </Layout>
  );
}
