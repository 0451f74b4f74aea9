import type {ComponentProps, ReactNode} from 'react';

/** The theme's moon, drawn by arcs: a third of the bytes, on every page. */
export default function IconDarkMode(props: ComponentProps<'svg'>): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path
        fill="currentColor"
        d="M9.37 5.51a7.4 7.4 0 0 0 9.12 9.12A7 7 0 1 1 9.37 5.51M12 3a9 9 0 1 0 8.9 7.64 5.4 5.4 0 1 1-7.54-7.54A9 9 0 0 0 12 3"
      />
    </svg>
  );
}
