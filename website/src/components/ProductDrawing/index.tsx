import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Drawing} from '../../../plugins/page-notes/PageNotes.ts';
import styles from './styles.module.css';

interface ProductDrawingProps {
  readonly drawing: Drawing;
  readonly className?: string | undefined;
}

/** What goes into a product and what comes out, as a drawing for the deep background; the text beside it says the same. */
export default function ProductDrawing({drawing, className}: ProductDrawingProps): ReactNode {
  return (
    <svg
      className={clsx(styles.drawing, className)}
      viewBox={drawing.viewBox}
      aria-hidden="true"
      // As text, so that React does not hydrate every element of a drawing.
      dangerouslySetInnerHTML={{__html: drawing.inner}}
    />
  );
}
