/** Feedback on a page. */
export interface Feedback {
  /** Path of the page, without query and anchor. */
  readonly page: string;
  readonly kind: 'helped' | 'not-helped' | 'report';
  /** The reader's own words, at most 2,000 characters. */
  readonly text?: string;
}

/** Milliseconds for the server to respond. */
const ANSWER_MS = 5000;

/** Sends feedback without anything about the reader; throws unless the server confirms that it is stored. */
export async function sendFeedback(url: string, feedback: Feedback): Promise<void> {
  // As plain text, which needs no preflight request.
  const answer = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(feedback),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
}
