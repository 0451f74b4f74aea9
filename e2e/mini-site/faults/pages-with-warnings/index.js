import React from 'react';
import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';

export default function Home() {
  return (
    <Layout title="Home">
      <main>
        <h1>Mini site</h1>
        <Link to="/docs/second">Second page</Link> <Link to="/crash">Crash</Link> <Link to="/late">Late</Link>
      </main>
    </Layout>
  );
}
