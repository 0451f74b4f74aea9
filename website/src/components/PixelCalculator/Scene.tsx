import type {ReactNode} from 'react';
import styles from '../Calculator/styles.module.css';
import {farthestDistance, sceneWidth, type View} from './pixelsOnTarget.ts';

const WIDTH = 320;
const HEIGHT = 180;
const MIDDLE = WIDTH / 2;
/** The lens; the camera looks down from here. */
const TOP = 24;
/** The shortest width at which an object can be seen in the drawing. */
const LEAST = 6;

interface SceneProps {
  readonly view: View;
  readonly wanted: number;
}

/** What a camera sees from above, to scale: how far it has enough pixels, and where the object stands. The figures say the same. */
export default function Scene({view, wanted}: SceneProps): ReactNode {
  const enough = farthestDistance(view, wanted);
  const slope = sceneWidth(view) / (2 * view.distance);
  // The farther one of the two is at the lower end, unless the view is too wide for that.
  const reach = 1.08 * Math.max(view.distance, enough);
  const scale = Math.min((HEIGHT - TOP) / reach, MIDDLE / (view.distance * slope));
  const coneOf = (length: number) => `M${MIDDLE} ${TOP}l${-length * slope} ${length}h${2 * length * slope}z`;
  const at = TOP + view.distance * scale;
  const half = Math.max(LEAST, view.object * scale) / 2;
  return (
    <svg className={styles.scene} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className={styles.seen} d={coneOf(HEIGHT)} />
      <path className={styles.enough} d={coneOf(enough * scale)} />
      <path className={styles.camera} d={`M${MIDDLE - 11} 2h22v13h-22zM${MIDDLE - 5} 15h10l4 8h-18z`} />
      <path className={styles.row} d={`M0 ${at}h${WIDTH}`} />
      <path className={styles.object} d={`M${MIDDLE - half} ${at}h${2 * half}`} />
    </svg>
  );
}
