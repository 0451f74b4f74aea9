import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {clsx} from 'clsx';
import Hall from './Hall.tsx';
import styles from './PathDrawing.module.css';
import {STATIONS} from './links.ts';

/** The shapes of the stations on a grid of 24. */
const SHAPES: Readonly<Record<string, string>> = {
  camera: 'M3 7h11v10H3zM14 11l7-4v10l-7-4',
  model: 'M12 3l9 4-9 4-9-4zM3 12l9 4 9-4M3 17l9 4 9-4',
  rule: 'M12 3l9 9-9 9-9-9zM8 12l3 3 5-6',
  event: 'M6 16v-5a6 6 0 0 1 12 0v5l2 2H4zM10 21h4',
};

/** The path of a picture, drawn for this site: a camera sees, a model finds, a rule decides, an event goes out. Its stations lead into the guide. For the deep background. */
export default function PathDrawing(): ReactNode {
  return (
    <figure className={styles.path}>
      <svg
        className={styles.drawing}
        viewBox="0 0 520 232"
        role="img"
        aria-label="A camera sees, a model finds what is in the picture, a rule decides whether it matters, and an event goes out."
      >
        <Hall />
        <g className={styles.rule}>
          <path d="M206 212l52-60h104l44 60z" className={styles.zone} />
        </g>
        <path d="M438 188v-27c0-19 28-19 28 0v27zM452 121a9 9 0 1 0 .1 0" className={styles.other} />
        <path d="M290 200v-42c0-27 44-27 44 0v42zM312 102a13 13 0 1 0 .1 0" className={styles.person} />
        <g className={styles.model}>
          <path d="M272 112V92h20M332 92h20v20M352 186v20h-20M292 206h-20v-20" className={styles.line} />
          <path d="M430 124v-10h10M464 114h10v10M474 184v10h-10M440 194h-10v-10" className={styles.faint} />
        </g>
        <g className={styles.event}>
          <circle cx="352" cy="92" r="17" className={styles.full} />
          <path d="M352 83v10M352 100v.1" className={styles.sign} />
        </g>
      </svg>
      <ol className={styles.stations}>
        {STATIONS.map(({id, to, label}) => (
          <li key={id} className={styles[id]}>
            <Link to={to}>
              <svg className={clsx(styles.drawing, styles.station)} viewBox="0 0 24 24" aria-hidden="true">
                <path d={SHAPES[id]} className={styles.line} />
              </svg>
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </figure>
  );
}
