import type {ReactNode} from 'react';
import Hall from '../../../components/home/Hall.tsx';
import drawing from '../../../components/home/PathDrawing.module.css';

/** What the camera of the home page sees where no page is. */
export default function EmptyHall(): ReactNode {
  return (
    <svg className={drawing.drawing} viewBox="0 0 520 232" aria-hidden="true">
      <Hall />
      <g className={drawing.model}>
        <path
          d="M286 140v-22h22M352 118h22v22M374 182v22h-22M308 204h-22v-22M318 150c0-18 25-16 25-2 0 10-13 9-13 21"
          className={drawing.line}
        />
        <circle cx="330" cy="185" r="4" className={drawing.full} />
      </g>
    </svg>
  );
}
