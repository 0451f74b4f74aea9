import type {ReactNode} from 'react';

/** A bar with an optional dark part. */
export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly part?: number;
}

const WIDTH = 720;
const HEIGHT = 140;
const FOOT = 18;

/** A bar chart, hidden from screen readers because the table below it has the same numbers. */
export function BarChart({title, bars}: {readonly title: string; readonly bars: readonly Bar[]}): ReactNode {
  const highest = Math.max(1, ...bars.map(({value}) => value));
  const step = WIDTH / Math.max(1, bars.length);
  const width = Math.max(1, Math.min(40, step * 0.8));
  const heightOf = (value: number): number => (value / highest) * (HEIGHT - FOOT - 14);
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <figure>
      <figcaption>
        {title}; the highest is {highest}.
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {bars.map(({label, value, part = 0}, index) => {
          const x = index * step + (step - width) / 2;
          return (
            <g key={label}>
              <title>{`${label}: ${value}`}</title>
              <rect
                className="bar"
                x={x}
                y={HEIGHT - FOOT - heightOf(value)}
                width={width}
                height={heightOf(value)}
              />
              <rect
                className="part"
                x={x}
                y={HEIGHT - FOOT - heightOf(part)}
                width={width}
                height={heightOf(part)}
              />
            </g>
          );
        })}
        <line x1="0" x2={WIDTH} y1={HEIGHT - FOOT} y2={HEIGHT - FOOT} />
        <text x="0" y={HEIGHT - 4}>
          {first?.label}
        </text>
        {last !== first && (
          <text x={WIDTH} y={HEIGHT - 4} textAnchor="end">
            {last?.label}
          </text>
        )}
      </svg>
    </figure>
  );
}
