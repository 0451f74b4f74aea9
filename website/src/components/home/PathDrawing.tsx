import type {ReactNode} from 'react';
import styles from './PathDrawing.module.css';

/** The stations below the picture: their icons on a grid of 24, and their names. */
const STATIONS = [
  {name: 'camera', shape: 'M3 7h11v10H3zM14 11l7-4v10l-7-4'},
  {name: 'model', shape: 'M12 3l9 4-9 4-9-4zM3 12l9 4 9-4M3 17l9 4 9-4'},
  {name: 'rule', shape: 'M12 3l9 9-9 9-9-9zM8 12l3 3 5-6'},
  {name: 'event', shape: 'M6 16v-5a6 6 0 0 1 12 0v5l2 2H4zM10 21h4'},
];
const FIRST = 60;
const STEP = 120;

/** The way of a picture, drawn for this site: a camera sees, a model finds, a rule decides, an event goes out. */
export default function PathDrawing(): ReactNode {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 480 310"
      role="img"
      aria-label="A camera sees, a model finds what is in the picture, a rule decides whether it matters, and an event goes out."
    >
      {/* What the camera sees: a hall with a door at its end */}
      <path d="M84 60l26-22v124z" className={styles.beam} />
      <rect x="110" y="9" width="360" height="200" rx="10" className={`${styles.body} ${styles.soft}`} />
      <path
        d="M113 12l92 48M467 12l-92 48M113 206l92-72M467 206l-92-72M205 60h170v74H205zM272 134V88h36v46"
        className={styles.soft}
      />
      {/* The zone of the rule */}
      <path d="M172 198l54-54h92l40 54z" className={styles.zone} />
      {/* Somebody in it, and somebody who is not */}
      <path d="M238 190v-34c0-24 38-24 38 0v34zM257 112a10 10 0 1 0 .1 0" className={styles.body} />
      <path d="M394 182v-24c0-18 28-18 28 0v24zM408 122a8 8 0 1 0 .1 0" className={styles.body} />
      {/* What the model found */}
      <path d="M386 126v-10h10M420 116h10v10M430 178v10h-10M396 188h-10v-10" className={styles.soft} />
      <path d="M226 116v-12h12M276 104h12v12M288 186v12h-12M238 198h-12v-12" className={styles.strong} />
      {/* The event */}
      <circle cx="306" cy="84" r="15" className={styles.dot} />
      <path d="M306 76v9M306 91v.1" className={styles.sign} />
      {/* Camera on its arm */}
      <path
        d="M12 34v44M12 56h14M26 42l46 4a4 4 0 0 1 4 4v22a4 4 0 0 1-4 4l-46 4zM76 54l10-6v26l-10-6"
        className={styles.body}
      />
      {STATIONS.map(({name, shape}, index) => (
        <g key={name} transform={`translate(${FIRST + index * STEP} 252)`}>
          {index > 0 && <path d="M-86 0h52M-41 -7l7 7-7 7" className={styles.strong} />}
          <circle r="22" className={`${styles.body} ${styles.soft}`} />
          <path d={shape} transform="translate(-12 -12)" className={styles.strong} />
          <text y="46" className={styles.words}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
