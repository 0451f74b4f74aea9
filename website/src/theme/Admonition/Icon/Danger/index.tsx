import type {ComponentProps, ReactNode} from 'react';

/** An octagon, because the original flame suggests fire, which some of the products detect. */
export default function AdmonitionIconDanger(props: ComponentProps<'svg'>): ReactNode {
  return (
    <svg viewBox="0 0 16 16" {...props}>
      <path fillRule="evenodd" d="M4.7 0h6.6L16 4.7v6.6L11.3 16H4.7L0 11.3V4.7zM7 3.5h2v6H7zm0 7.5h2v2H7z" />
    </svg>
  );
}
