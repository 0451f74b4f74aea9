import type {ReactNode} from 'react';

/** Lines on a grid of 24, drawn for this site. */
const SHAPES = {
  noPicture: 'M3 7h11v10H3zM14 11l7-4v10l-7-4M4 3l16 18',
  send: 'M4 12h12M12 8l4 4-4 4M13 4h7v16h-7',
  key: 'M12 8a4 4 0 1 0-8 0 4 4 0 0 0 8 0zM11 11l9 9M16 16l3-3M19 19l2-2',
  computer: 'M3 5h18v11H3zM12 16v4M8 20h8',
  region: 'M5 7l9-3 6 7-5 9-9-4zM14 4v.01M20 11v.01M15 20v.01M6 16v.01M5 7v.01',
  model: 'M12 3l9 4-9 4-9-4zM3 12l9 4 9-4M3 17l9 4 9-4',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4',
  label: 'M3 8V3h5M16 3h5v5M21 16v5h-5M8 21H3v-5M8 12h8M12 8v8',
  wrench: 'M20 6l-4 4-2-2 4-4a5 5 0 0 0-7 6l-8 8 3 3 8-8a5 5 0 0 0 6-7z',
  news: 'M12 3l2.6 6 6.4.6-4.9 4.3 1.5 6.3-5.6-3.4-5.6 3.4 1.5-6.300L3 9.6 9.4 9z',
  plane: 'M3 13l18-9-6 17-4-7zM11 14l10-10',
  pen: 'M4 20l1-5L16 4l4 4L9 19zM14 6l4 4',
  start: 'M5 21V4M5 5h13l-3 4 3 4H5',
  book: 'M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14',
  sliders: 'M4 7h6M14 7h6M4 17h2M10 17h10M12 5v4M8 15v4',
  question: 'M12 3a9 9 0 1 0 .1 0M9.500 9.500a2.500 2.500 0 1 1 3.500 2.300c-.7.3-1 .8-1 1.700M12 16.500v.1',
  folder: 'M3 6h6l2 2h10v11H3zM12 11v5M9.500 13.500h5',
  check: 'M12 3a9 9 0 1 0 .1 0M8 12l3 3 5-6',
};

/** Name of an icon of the home page. */
export type IconName = keyof typeof SHAPES;

/** All icons, for the style page. */
export const ICON_NAMES = Object.keys(SHAPES) as IconName[];

/** A small picture beside a link; its text says the same, so it is hidden from screen readers. */
export default function Icon({name, className}: {name: IconName; className?: string | undefined}): ReactNode {
  return (
    <svg className={className} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={SHAPES[name]} />
    </svg>
  );
}
