import {useState, type ReactNode} from 'react';

const LABELS = {idle: 'Copy link', copied: 'Link copied', failed: 'Copying is not allowed'};

/** Copies the address of the page, with the part that the reader has come to. */
export default function CopyLink(): ReactNode {
  const [state, setState] = useState<keyof typeof LABELS>('idle');
  async function copy() {
    const {origin, pathname, hash} = window.location;
    try {
      await navigator.clipboard.writeText(origin + pathname + hash);
      setState('copied');
    } catch (error) {
      console.error('The link could not be copied.', error);
      setState('failed');
    }
  }
  return (
    <button
      type="button"
      data-needs-scripts=""
      aria-live="polite"
      onClick={() => void copy()}
      onBlur={() => setState('idle')}
    >
      {LABELS[state]}
    </button>
  );
}
