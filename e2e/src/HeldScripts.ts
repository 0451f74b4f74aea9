import type {Page} from '@playwright/test';

/** The scripts of a site on a network that is as slow as a test wants: they arrive when the test lets them. */
export class HeldScripts {
  #release: () => void = () => undefined;
  #released: Promise<void> = Promise.resolve();

  /** Holds the scripts of a pattern from now on; all of the page by default. */
  static async on(page: Page, pattern = '**/assets/js/**'): Promise<HeldScripts> {
    const scripts = new HeldScripts();
    scripts.hold();
    await page.route(pattern, async (route) => {
      await scripts.arrival();
      // A page that was left meanwhile has no use for its scripts.
      await route.continue().catch(() => undefined);
    });
    return scripts;
  }

  /** Holds the scripts that are asked for from now on. */
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
