import {useEffect, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {clsx} from 'clsx';
import {nameOfLanguage} from './nameOfLanguage.ts';

interface Props {
  /** Code highlighted at build time by plugins/rehype/highlightCode. */
  readonly html?: string;
  /** Code unknown at build time; shown plain. */
  readonly children?: ReactNode;
  readonly className?: string;
  readonly metastring?: string;
  readonly title?: string;
}

const COPIED_MS = 2000;
/** Labels of the button; code.css repeats them for before React runs. */
const readLabels = () => ({
  idle: translate({id: 'code.copy', message: 'Copy'}),
  copied: translate({id: 'code.copied', message: '✓ Copied'}),
  failed: translate({id: 'code.notCopied', message: 'Copying is not allowed'}),
});
/** A block with more lines is folded. */
const MOST_LINES = 30;

function CopyButton({read}: {read: () => string}): ReactNode {
  const [state, setState] = useState<keyof ReturnType<typeof readLabels>>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), COPIED_MS);
    return () => clearTimeout(timer);
  }, [state]);
  async function copy() {
    try {
      await navigator.clipboard.writeText(read());
      setState('copied');
    } catch (error) {
      console.error('The code could not be copied.', error);
      setState('failed');
    }
  }
  return (
    <>
      {/* Before React runs, html-first's loader handles buttons with this attribute. */}
      <button type="button" data-copy="" onClick={() => void copy()}>
        {/* A new element for each label, so that it fades in. */}
        <span key={state}>{readLabels()[state]}</span>
      </button>
      <span role="status" className="copy-status">
        {state === 'copied' && translate({id: 'code.copied.status', message: 'Copied to the clipboard'})}
        {state === 'failed' &&
          translate({
            id: 'code.notCopied.status',
            message: 'Copying is not allowed here; select the code instead',
          })}
      </span>
    </>
  );
}

/** A code block highlighted at build time; its head has a title and a button to copy the code; a long one is folded. */
export default function CodeBlock({
  html,
  children,
  className = '',
  metastring = '',
  title,
}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const [isFolded, setFolded] = useState(true);
  const lines = html?.split('\n').length ?? 0;
  const isLong = lines > MOST_LINES;
  const language = nameOfLanguage(/language-([\w+#-]+)/.exec(className)?.[1]);
  const label = title ?? /title="([^"]*)"/.exec(metastring)?.[1];
  function open() {
    setFolded(false);
    // The button that had the focus goes.
    code.current?.parentElement?.focus({preventScroll: true});
  }
  return (
    <div className={clsx('theme-code-block', isLong && 'code-long', isLong && isFolded && 'code-folded')}>
      <div className="code-head">
        {label ? <b>{label}</b> : <span data-search-ignore="">{language}</span>}
        <div className="code-actions">
          <CopyButton read={() => code.current?.textContent ?? ''} />
        </div>
      </div>
      <pre
        // Takes the focus of the button that opens it.
        tabIndex={-1}
        role="group"
        aria-label={label ?? translate({id: 'code.label', message: 'Code, {language}'}, {language})}
      >
        {html === undefined ? (
          <code ref={code}>{children}</code>
        ) : (
          <code ref={code} dangerouslySetInnerHTML={{__html: html}} />
        )}
      </pre>
      {isLong && isFolded && (
        <button type="button" className="code-more" data-needs-scripts="" onClick={open}>
          {translate({id: 'code.showAll', message: 'Show all {lines} lines'}, {lines: String(lines)})}
        </button>
      )}
    </div>
  );
}
