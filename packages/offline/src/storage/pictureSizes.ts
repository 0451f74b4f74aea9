/** One size of a picture that a page offers in several, by its name: `assets/images/gate-0123456789ab.720w.avif`. */
const SIZE = /^(.*\/)?([^/]+-[0-9a-f]{12})\.(\d+)w\.(\w+)$/;

/** What the name of a picture's size says. */
export interface PictureSize {
  /** What the names of all sizes of the picture begin with. */
  readonly start: string;
  readonly width: number;
  /** Ending of the name. */
  readonly type: string;
}

/** Reads the name of a size of a picture; `undefined` for other files. */
export function readPictureSize(path: string): PictureSize | undefined {
  const [, folder = '', name = '', width, type = ''] = SIZE.exec(path) ?? [];
  return width === undefined ? undefined : {start: `${folder}${name}.`, width: Number(width), type};
}
