import {readPictureSize, type PictureSize} from '../storage/pictureSizes.ts';

/** Width that is enough for a phone; a saved copy has the narrowest size of at least that, or the widest there is. */
const WIDTH = 960;
const TYPES = ['webp', 'jpg', 'png', 'avif'];

/** Below zero when the first is the better one to keep: WebP, which every browser with a service worker shows, before others. */
function compare(a: PictureSize, b: PictureSize): number {
  const byType = TYPES.indexOf(a.type) - TYPES.indexOf(b.type);
  if (byType !== 0) return byType;
  const isEnough = Math.min(a.width, b.width) >= WIDTH;
  return isEnough ? a.width - b.width : b.width - a.width;
}

/** Leaves one size of each picture in a list of files; the service worker answers with it for all of them. */
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
