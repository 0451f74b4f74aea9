import type {ReactNode} from 'react';

const PATHS = {
  search: 'M13.5 13.5 18 18M8.5 15a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Z',
  close: 'm5 5 10 10M15 5 5 15',
  recent: 'M10 5v5l3 2M10 18a8 8 0 1 0 0-16 8 8 0 0 0 0 16Z',
  star: 'm10 2 2.5 5.5H18l-4.5 4L15 18l-5-4-5 4 1.5-6.5L2 7.5h5.5Z',
  favorite: 'm10 2 2.5 5.5H18l-4.5 4L15 18l-5-4-5 4 1.5-6.5L2 7.5h5.5Z',
  page: 'M11.5 2H5v16h10V5.5L11.5 2Zm0 0v3.5H15',
  enter: 'M16 4v6H4m4-4-4 4 4 4',
} as const;

/** Name of an icon. */
export type IconName = keyof typeof PATHS;

/** A decorative icon in the colour of the text. */
export function Icon({name, className}: {name: IconName; className?: string}): ReactNode {
  return (
    <svg className={className} width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path d={PATHS[name]} fill={name === 'favorite' ? 'currentColor' : 'none'} stroke="currentColor" />
    </svg>
  );
}
