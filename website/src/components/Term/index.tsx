import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {clsx} from 'clsx';
import styles from './styles.module.css';

/** A glossary term whose definition shows on hover and focus, by CSS alone; Escape closes it. */
export default function Term({definition, children}: {definition: string; children: ReactNode}): ReactNode {
  const id = useId();
  const term = useRef<HTMLSpanElement>(null);
  const [dismissed, setDismissed] = useState(false);

  useEffect(() => {
    const element = term.current;
    const reopen = () => setDismissed(false);
    const close = ({key}: KeyboardEvent) => {
      if (key === 'Escape' && element?.matches(':hover, :focus-within')) setDismissed(true);
    };
    // Listens on the document, as the pointer may rest on the word while the focus is elsewhere.
    document.addEventListener('keydown', close);
    element?.addEventListener('pointerleave', reopen);
    element?.addEventListener('focusout', reopen);
    return () => {
      document.removeEventListener('keydown', close);
      element?.removeEventListener('pointerleave', reopen);
      element?.removeEventListener('focusout', reopen);
    };
  }, []);

  return (
    <span ref={term} className={clsx(styles.term, dismissed && styles.dismissed)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users reach the definition by focus */}
      <dfn className={styles.word} tabIndex={0} aria-describedby={id}>
        {children}
      </dfn>
      <span className={styles.definition} role="tooltip" id={id} data-search-ignore="">
        {definition}
      </span>
    </span>
  );
}
