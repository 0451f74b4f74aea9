import type {Page} from '@playwright/test';

/** Holds the scripts of a site until the test releases them, like a slow network. */
export class HeldScripts {
  #release: () => void = () => undefined;
  #released: Promise<void> = Promise.resolve();

  /** Holds the scripts that match a pattern from now on; all of the page by default. */
  static async on(page: Page, pattern = '**/assets/js/**'): Promise<HeldScripts> {
    const scripts = new HeldScripts();
    scripts.hold();
    await page.route(pattern, async (route) => {
      await scripts.arrival();
      // Fails if the page has been left meanwhile.
      await route.continue().catch(() => undefined);
    });
    return scripts;
  }

  /** Holds scripts requested from now on. */
  hold(): void {
    this.#release();
    this.#released = new Promise((resolve) => {
      this.#release = resolve;
    });
  }

  /** Resolves when the scripts may arrive. */
  arrival(): Promise<void> {
    return this.#released;
  }

  /** Lets all scripts arrive. */
  release(): void {
    this.#release();
  }
}
