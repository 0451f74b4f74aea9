/** A box by its corners, in pixels from the top-left corner of the picture. */
export interface Box {
  readonly xmin: number;
  readonly ymin: number;
  readonly xmax: number;
  readonly ymax: number;
}

/** Size of a picture in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The four numbers of a box, in the order of its format. */
export type Quad = readonly [number, number, number, number];

/** A format for boxes. */
export interface BoxFormat {
  readonly label: string;
  /** What the four numbers are. */
  readonly parts: readonly [string, string, string, string];
  readonly toQuad: (box: Box, size: PictureSize) => Quad;
  readonly toBox: (quad: Quad, size: PictureSize) => Box;
}

const voc: BoxFormat = {
  label: 'Pascal VOC',
  parts: ['xmin', 'ymin', 'xmax', 'ymax'],
  toQuad: ({xmin, ymin, xmax, ymax}) => [xmin, ymin, xmax, ymax],
  toBox: ([xmin, ymin, xmax, ymax]) => ({xmin, ymin, xmax, ymax}),
};

const coco: BoxFormat = {
  label: 'COCO',
  parts: ['x', 'y', 'width', 'height'],
  toQuad: ({xmin, ymin, xmax, ymax}) => [xmin, ymin, xmax - xmin, ymax - ymin],
  toBox: ([x, y, width, height]) => ({xmin: x, ymin: y, xmax: x + width, ymax: y + height}),
};

const yolo: BoxFormat = {
  label: 'YOLO',
  parts: ['x of the centre', 'y of the centre', 'width', 'height'],
  toQuad: ({xmin, ymin, xmax, ymax}, {width, height}) => [
    (xmin + xmax) / 2 / width,
    (ymin + ymax) / 2 / height,
    (xmax - xmin) / width,
    (ymax - ymin) / height,
  ],
  toBox: ([x, y, boxWidth, boxHeight], {width, height}) => ({
    xmin: (x - boxWidth / 2) * width,
    ymin: (y - boxHeight / 2) * height,
    xmax: (x + boxWidth / 2) * width,
    ymax: (y + boxHeight / 2) * height,
  }),
};

/** The supported formats. */
export const boxFormats = {voc, coco, yolo};

/** Name of a format. */
export type BoxFormatName = keyof typeof boxFormats;
