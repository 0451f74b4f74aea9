/** A browser, limited to what the drivers of all engines support. */
export interface EngineBrowser {
  readonly name: string;
  open(address: string): Promise<void>;
  /** Runs the body of a function in the page and returns what it returns, as JSON. */
  evaluate<T>(body: string): Promise<T>;
  /** Moves the pointer over the page, which is a sign of intent. */
  movePointer(): Promise<void>;
  click(selector: string): Promise<void>;
  /** Presses keys one after another: names such as `Tab`, `Enter`, `Escape` and `ArrowDown`, or characters. */
  press(...keys: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Evaluates the body until it returns something true; fails with the body after 300 seconds. */
export async function waitFor(browser: EngineBrowser, body: string): Promise<void> {
  const end = Date.now() + 300_000;
  // Evaluation fails while the page is navigating.
  const ask = () =>
    browser.evaluate<boolean>(body).catch((error: Error) => {
      if (/context was destroyed/i.test(error.message)) return false;
      throw error;
    });
  while (!(await ask())) {
    if (Date.now() > end) throw new Error(`${browser.name}: not so within 300 s: ${body}`);
  }
}

/** Gives a sign of intent and waits until React has taken over the page. */
export async function hydrate(browser: EngineBrowser): Promise<void> {
  await browser.movePointer();
  await waitFor(browser, 'return document.documentElement.dataset.hydrated !== undefined');
}
