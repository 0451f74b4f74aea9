import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Lines on a grid of 24, drawn for this site: camera, braces, curve, network, layers, box around an object, key. */
const SHAPES: Readonly<Record<string, string>> = {
  ANSVIS: 'M3 7h11v10H3zM14 11l7-4v10l-7-4M7 20h3',
  ANSDL: 'M9 4C5 4 8 11 4 12c4 1 1 8 5 8M15 4c4 0 1 7 5 8-4 1-1 8-5 8',
  ANSTS: 'M4 4v16h16M7 15l3-5 4 3 5-8',
  ANNHUB:
    'M7 6a2 2 0 1 0-4 0 2 2 0 0 0 4 0zM7 18a2 2 0 1 0-4 0 2 2 0 0 0 4 0zM21 12a2 2 0 1 0-4 0 2 2 0 0 0 4 0zM7 7l10 4M7 17l10-4M5 8v8',
  DLHUB: 'M12 3l9 4-9 4-9-4zM3 12l9 4 9-4M3 17l9 4 9-4',
  ODHUB: 'M3 8V3h5M16 3h5v5M21 16v5h-5M8 21H3v-5M9 9h6v6H9z',
  License: 'M12 8a4 4 0 1 0-8 0 4 4 0 0 0 8 0zM11 11l9 9M16 16l3-3M19 19l2-2',
};

/** The mark of a product, in the colour of the nearest `family-*` class, or else of the page's family. */
export default function ProductGlyph({product}: {product: string}): ReactNode {
  return (
    <svg className={styles.glyph} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={SHAPES[product]} />
    </svg>
  );
}
