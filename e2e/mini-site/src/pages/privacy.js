import React from 'react';
import Layout from '@theme/Layout';
import SentData from '../../../../website/src/components/SentData';

export default function Privacy() {
  return (
    <Layout title="Privacy">
      <main>
        <h1>Privacy</h1>
        <SentData />
      </main>
    </Layout>
  );
}
