import {translate} from '@docusaurus/Translate';

/** The copy button of a code block, handled here with and without React. */
export const COPY_BUTTON = '.theme-code-block button[data-copy]';

/** How long the button shows the result. */
const COPIED_MS = 2000;
const MESSAGES = {
  copied: translate({id: 'theme.loader.copied', message: 'Copied to the clipboard'}),
  failed: translate({
    id: 'theme.loader.copyFailed',
    message: 'Copying is not allowed here; select the code instead',
  }),
};
let status: HTMLElement | undefined;

/** Announces a message to screen readers. */
export function say(message: string): void {
  if (!status?.isConnected) {
    // Outside of what React hydrates.
    status = document.createElement('div');
    status.setAttribute('role', 'status');
    status.className = 'copy-status';
    document.body.append(status);
  }
  status.textContent = message;
}

/** Copies the code beside the button, and shows and announces the result for two seconds. */
export async function copyCode(button: HTMLElement): Promise<void> {
  const code = button.closest('.theme-code-block')?.querySelector('pre')?.textContent ?? '';
  let state: keyof typeof MESSAGES = 'copied';
  try {
    await navigator.clipboard.writeText(code);
  } catch (error) {
    console.error(error);
    state = 'failed';
  }
  button.dataset.copy = state;
  say(MESSAGES[state]);
  setTimeout(() => {
    button.dataset.copy = '';
    say('');
  }, COPIED_MS);
}
