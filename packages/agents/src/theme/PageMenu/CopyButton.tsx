import {useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

/** Props of the copy button. */
export interface CopyButtonProps {
  readonly label: string;
  /** Returns the text; called when the button is pressed. */
  readonly read: () => string | Promise<string>;
}

async function copy(read: CopyButtonProps['read']): Promise<void> {
  const text = read();
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  // Safari allows copying only during the press, unless it gets the promise.
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((words) => new Blob([words], {type: 'text/plain'}));
  return navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

/** Copies a text when pressed, and announces the result, also to screen readers. */
export default function CopyButton({label, read}: CopyButtonProps): ReactNode {
  const [said, setSaid] = useState('');
  async function onPress() {
    try {
      await copy(read);
      setSaid(
        translate({
          id: 'theme.pageMenu.copied',
          message: 'Copied',
          description: 'After something was copied',
        }),
      );
    } catch (error) {
      console.error('Nothing was copied.', error);
      setSaid(
        translate({
          id: 'theme.pageMenu.failed',
          message: 'Copying did not work. Open the link instead.',
          description: 'After something could not be copied',
        }),
      );
    }
  }
  return (
    <>
      <button type="button" onClick={() => void onPress()} onBlur={() => setSaid('')}>
        {label}
      </button>
      <div role="status">{said}</div>
    </>
  );
}
