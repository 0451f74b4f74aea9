import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import SymptomFinder from '@site/src/components/SymptomFinder';

/** Every symptom in the guides, product by product, with a field that filters the list. */
export default function SymptomsPage(): ReactNode {
  return (
    <Layout
      title="Find a symptom"
      description="All symptoms in the guides, by product: choose what you see, and read its cause and remedy."
    >
      <main className="container margin-vert--lg">
        <SymptomFinder />
      </main>
    </Layout>
  );
}
