import {Fragment, type ReactNode} from 'react';

/** The search backend of the site. */
export type SearchBackend =
  | {readonly type: 'embedded'}
  | {
      readonly type: 'server';
      readonly hosts: readonly string[];
      readonly fallbackToEmbedded: boolean;
      readonly insights: boolean;
    }
  | {readonly type: 'hosted'; readonly fallbackToEmbedded: boolean};

interface Props {
  readonly backend: SearchBackend;
  /** Where searches are reported; missing if they are not. */
  readonly reportsTo?: string | undefined;
  /** Where answers to "Did this help?" and reports are stored; missing if they are not. */
  readonly feedbackUrl?: string;
}

function Hosts({addresses}: {addresses: readonly string[]}): ReactNode {
  return addresses.map((address, index) => (
    <Fragment key={address}>
      {index > 0 && ' or '}
      <code>{new URL(address).host}</code>
    </Fragment>
  ));
}

function Answering({backend, isReported}: {backend: SearchBackend; isReported: boolean}): ReactNode {
  if (backend.type === 'embedded') {
    return <p>Search runs on your own device.{!isReported && ' What you search for is sent to nobody.'}</p>;
  }
  return (
    <p>
      As you type into search, your words are sent to{' '}
      {backend.type === 'hosted' ? 'Algolia, the search service' : <Hosts addresses={backend.hosts} />}, which
      finds the results.
      {backend.type === 'server' && backend.insights && ' Which results you see and open is sent there, too.'}
      {backend.fallbackToEmbedded && ' When there is no answer, search runs on your own device.'}
    </p>
  );
}

/** The paragraphs of {@link SentData}. */
export default function SentDataText({backend, reportsTo, feedbackUrl}: Props): ReactNode {
  return (
    <>
      <Answering backend={backend} isReported={reportsTo !== undefined} />
      {reportsTo !== undefined && (
        <p>
          To learn which pages are missing, this site reports the use of search to{' '}
          <Hosts addresses={[reportsTo]} />: the words you searched for, how many results there were, and
          which one you opened. There is no cookie, and nothing says who you are: each search has a new random
          number. If your browser asks not to be tracked (Global Privacy Control or Do Not Track), no report
          is sent.
        </p>
      )}
      {feedbackUrl !== undefined && (
        <p>
          If you answer "Did this help?" or send a report, your words or your answer and the address of the
          page are sent to <Hosts addresses={[feedbackUrl]} />. If your browser asks not to be tracked,
          neither is sent.
        </p>
      )}
    </>
  );
}
