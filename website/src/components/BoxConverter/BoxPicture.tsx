import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import styles from '../Calculator/styles.module.css';
import type {Box, PictureSize} from './boxFormats.ts';

/** The picture's outline and the box in it, to scale. */
export default function BoxPicture({box, size}: {box: Box; size: PictureSize}): ReactNode {
  const height = (400 * size.height) / size.width;
  const scale = 400 / size.width;
  return (
    <svg
      className={clsx(styles.picture, styles.small)}
      viewBox={`0 0 400 ${height}`}
      role="img"
      aria-label="The box in the image, to scale"
    >
      <rect className={styles.line} x={1} y={1} width={398} height={Math.max(0, height - 2)} fill="none" />
      <rect
        className={styles.strong}
        x={box.xmin * scale}
        y={box.ymin * scale}
        width={(box.xmax - box.xmin) * scale}
        height={(box.ymax - box.ymin) * scale}
      />
    </svg>
  );
}
