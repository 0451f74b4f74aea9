import type {Locator, Page} from '@playwright/test';

/** Page object of the search dialog. */
export class SearchDialog {
  readonly page: Page;
  readonly button: Locator;
  readonly root: Locator;
  readonly input: Locator;
  readonly options: Locator;

  constructor(page: Page) {
    this.page = page;
    // An announcement bar has the role of a banner, too.
    this.button = page
      .getByRole('banner')
      .or(page.getByRole('navigation', {name: 'Main'}))
      .getByRole('button', {name: /^Search/})
      .first();
    this.root = page.getByRole('dialog');
    this.input = this.root.getByRole('combobox');
    this.options = this.root.getByRole('option');
  }

  async open(): Promise<void> {
    await this.button.click();
    await this.input.waitFor();
  }

  async search(query: string): Promise<void> {
    await this.open();
    await this.input.fill(query);
  }
}
