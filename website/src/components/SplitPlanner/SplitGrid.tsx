import type {ReactNode} from 'react';
import styles from '../Calculator/styles.module.css';
import {SETS, type SetName, type Split} from './splitFrames.ts';

const CELL = 10;
const CLASSES: Readonly<Record<SetName, string | undefined>> = {
  training: styles.strong,
  validation: styles.pale,
  test: styles.signal,
};
// Sets differ by the height of their cells, not only by colour.
const HEIGHTS: Readonly<Record<SetName, number>> = {training: 9, validation: 5, test: 7};

function cell(column: number, row: number, name: SetName): string {
  const height = HEIGHTS[name];
  return `M${column * CELL} ${(row + 1) * CELL - height}h9v${height}h-9z`;
}

/** One path for all frames of a set, which keeps the page small. */
function pathOf(split: Split, wanted: SetName): string {
  return split
    .flatMap((clip, row) => clip.map((name, column) => (name === wanted ? cell(column, row, name) : '')))
    .join('');
}

/** Each row is a clip, each cell a frame; the colour is the set it is in. */
export default function SplitGrid({split, label}: {split: Split; label: string}): ReactNode {
  const width = (split[0]?.length ?? 0) * CELL;
  return (
    <svg
      className={styles.grid}
      viewBox={`0 0 ${width} ${split.length * CELL}`}
      width={width * 1.5}
      role="img"
      aria-label={label}
    >
      {SETS.map((name) => (
        <path key={name} className={CLASSES[name]} d={pathOf(split, name)} />
      ))}
    </svg>
  );
}

/** The cell of one set, as a key to the colours. */
export function Swatch({name}: {name: SetName}): ReactNode {
  return (
    <svg className={styles.swatch} viewBox="0 0 10 10" aria-hidden="true">
      <path className={CLASSES[name]} d={cell(0, 0, name)} />
    </svg>
  );
}
