import {readPictureSize, type PictureSize} from '../storage/pictureSizes.ts';

/** Width that is enough for a phone. A saved copy has the narrowest size of at least this width, or the widest. */
const WIDTH = 960;
const TYPES = ['webp', 'jpg', 'png', 'avif'];

/** Negative if the first size is better to keep. WebP goes first, as every browser with service workers supports it. */
function compare(a: PictureSize, b: PictureSize): number {
  const byType = TYPES.indexOf(a.type) - TYPES.indexOf(b.type);
  if (byType !== 0) return byType;
  const isEnough = Math.min(a.width, b.width) >= WIDTH;
  return isEnough ? a.width - b.width : b.width - a.width;
}

/** Keeps one size of each picture in a list of files; the service worker serves it for all sizes. */
export function leaveOutSizes(names: readonly string[]): string[] {
  const best = new Map<string, {name: string; size: PictureSize}>();
  const sizes = new Map(names.map((name) => [name, readPictureSize(name)]));
  for (const [name, size] of sizes) {
    if (size === undefined) continue;
    const known = best.get(size.start);
    if (known === undefined || compare(size, known.size) < 0) best.set(size.start, {name, size});
  }
  return names.filter((name) => {
    const size = sizes.get(name);
    return size === undefined || best.get(size.start)?.name === name;
  });
}
