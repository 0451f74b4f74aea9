import {readPictureSize, type PictureSize} from '../storage/pictureSizes.ts';

/** Width that is enough for a phone. A saved copy has the narrowest size of at least this width, or the widest. */
const WIDTH = 960;

/** Negative if the first width is better to keep. */
function compare(a: number, b: number): number {
  return Math.min(a, b) >= WIDTH ? a - b : b - a;
}

/** Keeps one size of each picture in a list of files; the service worker serves it for all sizes. */
export function leaveOutSizes(names: readonly string[]): string[] {
  const best = new Map<string, {name: string; size: PictureSize}>();
  const sizes = new Map(names.map((name) => [name, readPictureSize(name)]));
  for (const [name, size] of sizes) {
    if (size === undefined) continue;
    const known = best.get(size.start);
    if (known === undefined || compare(size.width, known.size.width) < 0) best.set(size.start, {name, size});
  }
  return names.filter((name) => {
    const size = sizes.get(name);
    return size === undefined || best.get(size.start)?.name === name;
  });
}
