/** A browser that a test drives through what every engine's driver can do. */
export interface EngineBrowser {
  readonly name: string;
  open(address: string): Promise<void>;
  /** Runs the body of a function in the page and returns what it returns, as JSON. */
  evaluate<T>(body: string): Promise<T>;
  /** Moves the pointer over the page, the first sign that a reader wants something. */
  movePointer(): Promise<void>;
  click(selector: string): Promise<void>;
  /** Presses keys one after the other: a name such as `Tab`, `Enter`, `Escape`, `ArrowDown`, or a character. */
  press(...keys: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Asks again until the body returns something true; fails with the question after half a minute. */
export async function waitFor(browser: EngineBrowser, body: string): Promise<void> {
  const end = Date.now() + 30_000;
  // A page that is just being left cannot answer; the next one can.
  const ask = () =>
    browser.evaluate<boolean>(body).catch((error: Error) => {
      if (/context was destroyed/i.test(error.message)) return false;
      throw error;
    });
  while (!(await ask())) {
    if (Date.now() > end) throw new Error(`${browser.name}: not so within 30 s: ${body}`);
  }
}

/** Gives a first sign of intent and waits until React has taken over the page. */
export async function hydrate(browser: EngineBrowser): Promise<void> {
  await browser.movePointer();
  await waitFor(browser, "return document.documentElement.dataset.hasHydrated === 'true'");
}
