import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import styles from '../Calculator/styles.module.css';
import type {SampleScores} from './sampleScores.ts';

const BAND = 20;
const AXIS = 70;
const SCALE = 5;

/** Objects above the line and other things below it, by score; the vertical line is the threshold. */
export default function ScoreBars({scores, step}: {scores: SampleScores; step: number}): ReactNode {
  const x = step * BAND;
  return (
    <svg
      className={clsx(styles.picture, styles.scores)}
      viewBox="0 0 400 224"
      role="img"
      aria-label={`Scores from 0 to 1. Objects stand above the line, other things below it. Everything right of the threshold ${(step / 20).toFixed(2)} is reported.`}
    >
      {scores.objects.map((count, band) => (
        <rect
          key={band}
          className={band < step ? styles.pale : styles.strong}
          x={band * BAND + 2}
          y={AXIS - count * SCALE}
          width={BAND - 4}
          height={count * SCALE}
        />
      ))}
      {scores.others.map((count, band) => (
        <rect
          key={band}
          className={band < step ? styles.pale : styles.signal}
          x={band * BAND + 2}
          y={AXIS}
          width={BAND - 4}
          height={count * SCALE}
        />
      ))}
      <line className={styles.line} x1={0} x2={400} y1={AXIS} y2={AXIS} />
      <line className={styles.line} x1={x} x2={x} y1={18} y2={188} strokeWidth={3} />
      <text className={styles.label} x={4} y={13}>
        objects
      </text>
      <text className={styles.label} x={396} y={201} textAnchor="end">
        other things
      </text>
      <text className={styles.label} x={0} y={220}>
        score 0
      </text>
      <text className={styles.label} x={400} y={220} textAnchor="end">
        score 1
      </text>
    </svg>
  );
}
