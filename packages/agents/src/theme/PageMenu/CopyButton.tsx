import {useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

/** What a button copies and what it is called. */
export interface CopyButtonProps {
  readonly label: string;
  /** The text, or how to get it; asked for at the press. */
  readonly read: () => string | Promise<string>;
}

async function copy(read: CopyButtonProps['read']): Promise<void> {
  const text = read();
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  // Safari lets a page copy during the press only, unless it is given the promise.
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((words) => new Blob([words], {type: 'text/plain'}));
  return navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

/** Copies a text at the press, and says whether that worked, also to screen readers. */
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
