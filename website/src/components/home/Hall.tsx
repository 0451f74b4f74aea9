import type {ReactNode} from 'react';
import styles from './PathDrawing.module.css';

/** A hall that a camera sees. */
export default function Hall(): ReactNode {
  return (
    <>
      <rect x="148" y="8" width="364" height="216" rx="14" className={styles.screen} />
      <path d="M150 222l98-88h164l98 88z" className={styles.floor} />
      <path d="M160 18l88 44v72M500 18l-88 44v72M248 62h164M306 134V92h40v42" className={styles.wall} />
      <g className={styles.camera}>
        <path d="M104 62l44-40v186l-44-118z" className={styles.beam} />
        <path d="M12 40v56M12 68h18" className={styles.line} />
        <path
          d="M30 48l54 6a6 6 0 0 1 5 6v32a6 6 0 0 1-5 6l-54 6a5 5 0 0 1-5-5V53a5 5 0 0 1 5-5zM94 66l12-8v36l-12-8z"
          className={styles.full}
        />
      </g>
    </>
  );
}
