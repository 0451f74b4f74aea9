import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/Error';

/** The crash screen: the message with its causes, and a button that clears the error. */
export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  return (
    <main className="container margin-vert--xl">
      <Head>
        <title>Page Error</title>
      </Head>
      <Heading as="h1">This page crashed</Heading>
      <div role="alert" className="alert alert--danger margin-vert--md">
        {listCauses(error).map((message, depth) => (
          // oxlint-disable-next-line react/no-array-index-key -- The chain does not change, and messages may be equal.
          <p key={depth}>{depth > 0 ? `Cause: ${message}` : message}</p>
        ))}
      </div>
      <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
    </main>
  );
}

/** The messages of an error and of its causes. */
function listCauses({message, cause}: Error): string[] {
  return [message, ...(cause instanceof Error ? listCauses(cause) : [])];
}
