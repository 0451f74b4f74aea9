import type {ReactNode} from 'react';
import styles from '../Calculator/styles.module.css';
import type {SampleScores} from './sampleScores.ts';

const BAND = 20;
const AXIS = 56;
const SCALE = 5;

/** Objects above the line and other things below it, by score; the vertical line is the threshold. */
export default function ScoreBars({scores, step}: {scores: SampleScores; step: number}): ReactNode {
  const x = step * BAND;
  return (
    <div className={styles.scores}>
      <svg
        viewBox="0 0 400 190"
        preserveAspectRatio="none"
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
        <line className={styles.line} x1={x} x2={x} y1={0} y2={190} strokeWidth={3} />
      </svg>
      <div className={styles.ends} aria-hidden="true">
        <span>score 0</span>
        <span>objects above the line, other things below it</span>
        <span>score 1</span>
      </div>
    </div>
  );
}
