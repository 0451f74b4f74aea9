import type {ComponentProps, ReactNode} from 'react';

/** The theme's sun, drawn by strokes: a quarter of the bytes, on every page. */
export default function IconLightMode(props: ComponentProps<'svg'>): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeWidth={2}>
        <circle cx={12} cy={12} r={4} />
        <path d="M2 12h2M20 12h2M12 2v2M12 20v2M5.3 5.3l1 1M17.7 17.7l1 1M17.7 6.3l1-1M5.3 18.7l1-1" />
      </g>
    </svg>
  );
}
