/** What a reader says of a page. */
export interface Feedback {
  /** Path of the page, without query and anchor. */
  readonly page: string;
  readonly kind: 'helped' | 'not-helped' | 'report';
  /** The reader's own words, at most 2,000 characters. */
  readonly text?: string;
}

/** Milliseconds after which the server counts as silent. */
const ANSWER_MS = 5000;

/** Stores what a reader says; throws when the server does not answer that it did. Nothing about the reader is sent. */
export async function sendFeedback(url: string, feedback: Feedback): Promise<void> {
  // As text, so that no permission has to be asked of the server first.
  const answer = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(feedback),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
}
