import {useId, type ReactNode} from 'react';
import styles from '../Calculator/styles.module.css';
import type {SampleScores} from './sampleScores.ts';

const BAND = 20;
const AXIS = 56;
const SCALE = 5;

/** What becomes of a candidate, in the order of the key. */
const OUTCOMES = {
  found: 'object, reported',
  missed: 'object, missed',
  alarm: 'something else, false alarm',
  ignored: 'something else, not reported',
} as const;

type Outcome = keyof typeof OUTCOMES;

interface BarProps {
  readonly outcome: Outcome;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Id of the pattern for false alarms. */
  readonly hatch: string;
}

/** Filled, outlined, hatched or pale, so that four kinds can be told apart without their colours. */
function Bar({outcome, hatch, ...place}: BarProps): ReactNode {
  return (
    <rect className={styles[outcome]} {...place} {...(outcome === 'alarm' && {fill: `url(#${hatch})`})} />
  );
}

/** Objects above the line and other things below it, by score; the vertical line is the threshold. */
export default function ScoreBars({scores, step}: {scores: SampleScores; step: number}): ReactNode {
  const hatch = useId();
  const x = step * BAND;
  return (
    <div className={styles.scores}>
      <svg
        viewBox="0 0 400 190"
        preserveAspectRatio="none"
        role="img"
        aria-label={`Scores from 0 to 1. Objects stand above the line, other things below it. Everything right of the threshold ${(step / 20).toFixed(2)} is reported.`}
      >
        <pattern id={hatch} width={4} height={8} patternUnits="userSpaceOnUse">
          <rect className={styles.hatched} width={4} height={8} />
          <path className={styles.hatching} d="M-1 2 1-2M-1 10 5-2M3 10 5 6" />
        </pattern>
        {scores.objects.map((count, band) => (
          <Bar
            key={band}
            outcome={band < step ? 'missed' : 'found'}
            x={band * BAND + 2}
            y={AXIS - count * SCALE}
            width={BAND - 4}
            height={count * SCALE}
            hatch={hatch}
          />
        ))}
        {scores.others.map((count, band) => (
          <Bar
            key={band}
            outcome={band < step ? 'ignored' : 'alarm'}
            x={band * BAND + 2}
            y={AXIS}
            width={BAND - 4}
            height={count * SCALE}
            hatch={hatch}
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
      <ul className={styles.key}>
        {(Object.keys(OUTCOMES) as Outcome[]).map((outcome) => (
          <li key={outcome}>
            <svg className={styles.swatch} viewBox="0 0 12 12" aria-hidden="true">
              <Bar outcome={outcome} x={1} y={1} width={10} height={10} hatch={hatch} />
            </svg>
            {OUTCOMES[outcome]}
          </li>
        ))}
      </ul>
    </div>
  );
}
