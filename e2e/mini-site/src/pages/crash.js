import React, {useState} from 'react';
import Layout from '@theme/Layout';

function Bomb() {
  const [armed, setArmed] = useState(false);
  if (armed) throw new Error('The fuse is lit', {cause: new Error('A match was near')});
  return (
    <button type="button" onClick={() => setArmed(true)}>
      Crash now
    </button>
  );
}

export default function Crash() {
  return (
    <Layout title="Crash">
      <main>
        <h1>Crash page</h1>
        <Bomb />
      </main>
    </Layout>
  );
}
