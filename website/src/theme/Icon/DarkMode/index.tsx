import type {ComponentProps, ReactNode} from 'react';

/** The theme's moon by two arcs: a fifth of the bytes, on every page. */
export default function IconDarkMode(props: ComponentProps<'svg'>): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeWidth="2"
        d="M20 14A8 8 0 1 1 10 4a7 7 0 0 0 10 10z"
      />
    </svg>
  );
}
