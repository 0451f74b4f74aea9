/** Name of one of several sizes of a picture: `assets/images/gate-0123456789ab.720w.webp`. */
const SIZE = /^(.*\/)?([^/]+-[0-9a-f]{12})\.(\d+)w\.\w+$/;

/** The parts of the name of a picture size. */
export interface PictureSize {
  /** Common start of the names of all sizes of the picture. */
  readonly start: string;
  readonly width: number;
}

/** Parses the name of a picture size; `undefined` for other files. */
export function readPictureSize(path: string): PictureSize | undefined {
  const [, folder = '', name = '', width] = SIZE.exec(path) ?? [];
  return width === undefined ? undefined : {start: `${folder}${name}.`, width: Number(width)};
}
