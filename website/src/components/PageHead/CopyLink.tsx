import {useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

const labels = () => ({
  idle: translate({id: 'page.copyLink', message: 'Copy link'}),
  copied: translate({id: 'page.copyLink.copied', message: 'Link copied'}),
  failed: translate({id: 'page.copyLink.failed', message: 'Copying is not allowed'}),
});

/** Copies the address of the page with its fragment. */
export default function CopyLink(): ReactNode {
  const [state, setState] = useState<keyof ReturnType<typeof labels>>('idle');
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
      {labels()[state]}
    </button>
  );
}
