import type {ReactNode} from 'react';

/** An arrow in the place of the theme's emoji, which computers without an emoji font show as an empty box. */
export default function DocCardHeadingIcon(): ReactNode {
  return <span aria-hidden="true">→ </span>;
}
