import React from 'react';
import Layout from '@theme/Layout';
import ReportForm from '../../../../website/src/components/ReportForm';
import ReportNotice from '../../../../website/src/components/ReportForm/ReportNotice';

export default function ReportPage() {
  return (
    <Layout title="Report">
      <main>
        <h1>Report</h1>
        <p>
          <ReportNotice />
        </p>
        <ReportForm titles={{'/helped': 'Helped'}} />
      </main>
    </Layout>
  );
}
