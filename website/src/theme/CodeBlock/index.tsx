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
/** Languages of commands, which wrap so that readers see them whole. */
const WRAPPED = /language-(?:bash|sh|shell|console|powershell|ps1|cmd|bat)\b/;

/** Characters of a line that fit on a phone: code without longer ones never needs to wrap. */
const FITS = 36;

/** A block with more lines is folded. */
const MOST_LINES = 30;

function isShort(html: string): boolean {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .split('\n')
    .every((line) => line.length <= FITS);
}

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
        {readLabels()[state]}
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

/** A code block highlighted at build time; its head has a title and buttons to wrap long lines and to copy the code; a long one is folded. */
export default function CodeBlock({
  html,
  children,
  className = '',
  metastring = '',
  title,
}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  // A note is beside its line only if the line is seen whole.
  const [isWrapped, setWrapped] = useState(WRAPPED.test(className) || html?.includes('code-line') === true);
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
    <div
      className={clsx(
        'theme-code-block',
        isWrapped && 'code-wrap',
        isLong && 'code-long',
        isLong && isFolded && 'code-folded',
      )}
    >
      <div className="code-head">
        {label ? <b>{label}</b> : <span data-search-ignore="">{language}</span>}
        <div className="code-actions">
          {!(html && isShort(html)) && (
            <button
              type="button"
              className="code-wrap-button"
              data-needs-scripts=""
              aria-pressed={isWrapped}
              onClick={() => setWrapped(!isWrapped)}
            >
              {translate({id: 'code.wrap', message: 'Wrap'})}
            </button>
          )}
          <CopyButton read={() => code.current?.textContent ?? ''} />
        </div>
      </div>
      {/* A long line scrolls, so the box can be focused and scrolled by keyboard. */}
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
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
