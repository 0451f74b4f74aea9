/** Milliseconds after which a reader gets what is kept although the network may still answer. */
const BOUND = 3000;

/** The network's answer; `undefined` when it fails or takes too long for somebody who has a copy. */
export async function answerInTime(fresh: Promise<Response>): Promise<Response | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const bound = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), BOUND);
  });
  const answer = await Promise.race([fresh.catch(() => undefined), bound]);
  clearTimeout(timer);
  return answer;
}
