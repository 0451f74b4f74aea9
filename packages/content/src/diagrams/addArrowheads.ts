type Point = readonly [x: number, y: number];

const LENGTH = 9;
const HALF_WIDTH = 4.5;

function toPoints(path: string): Point[] {
  const points: Point[] = [];
  for (const [, command = '', rest = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const values = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const [x, y] = points.at(-1) ?? [0, 0];
    if (command === 'H') points.push([values[0] ?? x, y]);
    else if (command === 'V') points.push([x, values[0] ?? y]);
    else if (command === 'L' || command === 'C' || (command === 'M' && points.length === 0)) {
      for (let at = 0; at + 1 < values.length; at += 2)
        points.push([Number(values[at]), Number(values[at + 1])]);
    } else {
      throw new Error(`has an arrow with the path "${path}". Use one M, then L, H, V or C.`);
    }
  }
  if (points.length < 2) throw new Error(`has an arrow with the path "${path}". Give it a second point.`);
  return points;
}

function toHead(tip: Point, before: Point): string {
  const length = Math.hypot(tip[0] - before[0], tip[1] - before[1]);
  const [dx, dy] = [(tip[0] - before[0]) / length, (tip[1] - before[1]) / length];
  const corner = (side: number): string =>
    [tip[0] - LENGTH * dx + side * HALF_WIDTH * dy, tip[1] - LENGTH * dy - side * HALF_WIDTH * dx]
      .map((value) => Number(value.toFixed(1)))
      .join(' ');
  return `M${tip.join(' ')}L${corner(1)} ${corner(-1)}Z`;
}

/** Draws the heads of lines with the class "arrow" (a head at the end) or "arrows" (at both), so that all drawings have the same. */
export function addArrowheads(inner: string): string {
  return inner.replaceAll(/<path\b[^>]*>/g, (line) => {
    const [, before, both, after] = /\bclass="([^"]*)\barrow(s?)\b([^"]*)"/.exec(line) ?? [];
    if (before === undefined) return line;
    const points = toPoints(/\sd="([^"]*)"/.exec(line)?.[1] ?? '');
    const ends = both ? [points, points.toReversed()] : [points];
    const heads = ends.map((end) => toHead(...(end.slice(-2).toReversed() as [Point, Point]))).join('');
    const colour = `${before}${after ?? ''}`.replaceAll(/\b(?:thick|dashed)\b/g, '').trim();
    return `${line}<path class="${colour.replaceAll(/\s+/g, ' ')} solid" d="${heads}"/>`;
  });
}
