import React, {useState} from 'react';
import Layout from '@theme/Layout';
import Loadable from 'react-loadable';
import Loading from '@theme/Loading';

// The framework's own loader and loading screen, around a chunk that a test can hold back.
const LatePart = Loadable({
  loading: Loading,
  delay: 200,
  loader: () => import(/* webpackChunkName: "late-part" */ '../LatePart'),
});

export default function Late() {
  const [shown, setShown] = useState(false);
  return (
    <Layout title="Late">
      <main>
        <h1>Late page</h1>
        <button type="button" onClick={() => setShown(true)}>
          Show the late part
        </button>
        {shown && <LatePart />}
      </main>
    </Layout>
  );
}
