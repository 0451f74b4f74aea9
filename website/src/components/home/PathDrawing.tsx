import type {ReactNode} from 'react';
import styles from './PathDrawing.module.css';

/** The stations below the picture: their icons on a grid of 24, and their names. */
const STATIONS = [
  {name: 'camera', shape: 'M3 7h11v10H3zM14 11l7-4v10l-7-4', colour: styles.camera},
  {name: 'model', shape: 'M12 3l9 4-9 4-9-4zM3 12l9 4 9-4M3 17l9 4 9-4', colour: styles.model},
  {name: 'rule', shape: 'M12 3l9 9-9 9-9-9zM8 12l3 3 5-6', colour: styles.rule},
  {name: 'event', shape: 'M6 16v-5a6 6 0 0 1 12 0v5l2 2H4zM10 21h4', colour: styles.event},
];
const FIRST = 60;
const STEP = 133;

/** The camera's view: a hall with a zone on its floor, one person inside and one outside of it. */
function Scene(): ReactNode {
  return (
    <>
      <rect x="148" y="8" width="364" height="216" rx="14" className={styles.screen} />
      <path d="M150 222l98-88h164l98 88z" className={styles.floor} />
      <path d="M160 18l88 44v72M500 18l-88 44v72M248 62h164M306 134V92h40v42" className={styles.wall} />
      <g className={styles.rule}>
        <path d="M206 212l52-60h104l44 60z" className={styles.zone} />
      </g>
      <path d="M438 188v-27c0-19 28-19 28 0v27zM452 121a9 9 0 1 0 .1 0" className={styles.other} />
      <path d="M290 200v-42c0-27 44-27 44 0v42zM312 102a13 13 0 1 0 .1 0" className={styles.person} />
    </>
  );
}

/** The path of a picture, drawn for this site: a camera sees, a model finds, a rule decides, an event goes out. For the deep background. */
export default function PathDrawing(): ReactNode {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 520 334"
      role="img"
      aria-label="A camera sees, a model finds what is in the picture, a rule decides whether it matters, and an event goes out."
    >
      <Scene />
      <g className={styles.camera}>
        <path d="M104 62l44-40v186l-44-118z" className={styles.beam} />
        <path d="M12 40v56M12 68h18" className={styles.line} />
        <path
          d="M30 48l54 6a6 6 0 0 1 5 6v32a6 6 0 0 1-5 6l-54 6a5 5 0 0 1-5-5V53a5 5 0 0 1 5-5zM94 66l12-8v36l-12-8z"
          className={styles.full}
        />
      </g>
      <g className={styles.model}>
        <path d="M272 112V92h20M332 92h20v20M352 186v20h-20M292 206h-20v-20" className={styles.line} />
        <path d="M430 124v-10h10M464 114h10v10M474 184v10h-10M440 194h-10v-10" className={styles.faint} />
      </g>
      <g className={styles.event}>
        <circle cx="352" cy="92" r="17" className={styles.full} />
        <path d="M352 83v10M352 100v.1" className={styles.sign} />
      </g>
      {STATIONS.map(({name, shape, colour}, index) => (
        <g key={name} className={colour} transform={`translate(${FIRST + index * STEP} 272)`}>
          {index > 0 && <path d="M-95 0h54M-48 -7l7 7-7 7" className={styles.way} />}
          <circle r="25" className={styles.station} />
          <path d={shape} transform="translate(-12 -12)" className={styles.line} />
          <text y="50" className={styles.words}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
