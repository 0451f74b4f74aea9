import {isValidElement, type MouseEvent, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {prefersReducedMotion} from '@docusaurus/theme-common';
import type {Props} from '@theme/Details';

/** Milliseconds in which a box of that height opens or closes. */
const timeFor = (height: number) => Math.round(120 + 6 * Math.sqrt(height));

/** Lets a box that is pressed move, and for longer if it is tall. Boxes that scripts and browsers open are open at once. */
function setTime({currentTarget: box, target}: MouseEvent<HTMLDetailsElement>): void {
  const summary = target instanceof Element ? target.closest('summary') : null;
  if (summary?.parentElement !== box || prefersReducedMotion()) return;
  const {open} = box;
  // Only an open box has a height.
  box.open = true;
  box.style.setProperty('--folded-time', `${timeFor(box.scrollHeight)}ms`);
  box.open = open;
}

/**
 * A folded box that the browser opens and closes: it does so before scripts run and keeps what the reader opened when they
 * do. It opens for a link into it and for the browser's find, too, and is printed.
 */
export default function Details({summary, children, className = '', ...props}: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- The summary is what is pressed, and keys click it.
    <details {...props} className={`alert alert--info folded ${className}`.trim()} onClick={setTime}>
      {isValidElement(summary) ? summary : <summary>{summary ?? 'Details'}</summary>}
      <div className="folded__content">{children}</div>
    </details>
  );
}
