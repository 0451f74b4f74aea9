/** Milliseconds after which a reader gets a copy, although the network may still respond. */
const BOUND = 3000;

/** The response of the network; `undefined` if it fails or takes too long when there is a copy. */
export async function answerInTime(fresh: Promise<Response>): Promise<Response | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const bound = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), BOUND);
  });
  const answer = await Promise.race([fresh.catch(() => undefined), bound]);
  clearTimeout(timer);
  return answer;
}
