import type {ReactNode} from 'react';
import styles from './PathDrawing.module.css';

/** The way of a picture, drawn for this site: a camera sees, a model finds, a rule decides, an event goes out. */
export default function PathDrawing(): ReactNode {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 460 250"
      role="img"
      aria-label="A camera sees, a model finds what is in the picture, a rule decides whether it matters, and an event goes out."
    >
      <g className={styles.soft}>
        <path d="M20 196h420" />
        <path d="M76 66L150 44v70L76 92z" className={styles.beam} />
      </g>
      {/* Camera on its arm */}
      <path d="M22 62h44v34H22zM66 72l12-6v26l-12-6M34 96v16h-16M18 102v20" />
      <circle cx="40" cy="79" r="8" />
      {/* What the model found: two people, each in a box */}
      <g className={styles.strong}>
        <path d="M112 150v-10h10M150 140h10v10M160 186v10h-10M122 196h-10v-10" />
        <path d="M172 162v-8h8M202 154h8v8M210 188v8h-8M180 196h-8v-8" />
      </g>
      <circle cx="136" cy="156" r="6" />
      <path d="M124 192v-14c0-14 24-14 24 0v14" />
      <circle cx="191" cy="166" r="5" />
      <path d="M182 192v-9c0-10 18-10 18 0v9" />
      {/* Layers of the model */}
      <path d="M178 56l34-14 34 14-34 14zM178 70l34 14 34-14M178 84l34 14 34-14" />
      {/* The zone of the rule, with its line */}
      <path d="M258 196l22-58h76l28 58z" className={styles.zone} />
      <path d="M272 166h100" className={styles.dash} />
      {/* The event */}
      <path d="M374 58h62v42h-62zM374 60l31 24 31-24" />
      <circle cx="436" cy="58" r="8" className={styles.dot} />
      <g className={styles.way}>
        <path d="M156 78h14M164 72l8 6-8 6M254 78h22M270 72l8 6-8 6M342 78h22M358 72l8 6-8 6" />
      </g>
      {/* Yes or no */}
      <path d="M310 52l26 26-26 26-26-26zM300 78l8 8 14-16" />
      <g className={styles.words}>
        <text x="44" y="232">
          camera
        </text>
        <text x="190" y="232">
          model
        </text>
        <text x="310" y="232">
          rule
        </text>
        <text x="405" y="232">
          event
        </text>
      </g>
    </svg>
  );
}
