import {escapeHtml} from '@help-center/engine';
import type {EngineScore} from './engineScores.ts';

const WIDTH = 640;
const LEFT = 120;
const RIGHT = 70;
const ROW = 30;
const TOP = 14;

/**
 * Draws scores from 0 to 1 as dots with their intervals. Its colours are those of the page around it, and its title and
 * description say what it shows to those who do not see it.
 */
export function scorePlot(id: string, title: string, scores: readonly EngineScore[]): string {
  const bottom = TOP + scores.length * ROW;
  const x = (score: number): string => (LEFT + score * (WIDTH - LEFT - RIGHT)).toFixed(1);
  const ticks = [0, 0.2, 0.4, 0.6, 0.8, 1].map(
    (tick) =>
      `<line class="grid" x1="${x(tick)}" x2="${x(tick)}" y1="${TOP}" y2="${bottom}"/>` +
      `<text class="tick" x="${x(tick)}" y="${bottom + 18}">${tick}</text>`,
  );
  const rows = scores.map(({engine, score, low, high}, at) => {
    const y = TOP + at * ROW + ROW / 2;
    return (
      `<text class="name" x="${LEFT - 12}" y="${y + 5}">${escapeHtml(engine)}</text>` +
      `<line class="interval" x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}"/>` +
      `<circle cx="${x(score)}" cy="${y}" r="5"/>` +
      `<text class="value" x="${WIDTH - RIGHT + 12}" y="${y + 5}">${score.toFixed(3)}</text>`
    );
  });
  const described = scores
    .map(
      ({engine, score, low, high}) =>
        `${engine} ${score.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`,
    )
    .join(', ');
  return [
    `<svg viewBox="0 0 ${WIDTH} ${bottom + 26}" role="img" aria-labelledby="${id}-title ${id}-text">`,
    `<title id="${id}-title">${escapeHtml(title)}</title>`,
    `<desc id="${id}-text">${escapeHtml(described)}</desc>`,
    ...ticks,
    ...rows,
    '</svg>',
  ].join('\n');
}
