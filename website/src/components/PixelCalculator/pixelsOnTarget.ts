/** A camera and its target. */
export interface View {
  /** Width of the picture in pixels. */
  readonly pixels: number;
  /** Horizontal field of view in degrees, above 0 and below 180. */
  readonly angle: number;
  /** Distance from the camera to the object in metres. */
  readonly distance: number;
  /** Width of the object in metres. */
  readonly object: number;
}

function halfWidthPerMetre(angle: number): number {
  return Math.tan((angle / 2) * (Math.PI / 180));
}

/** Width in metres of the scene that fills the picture at the object's distance. */
export function sceneWidth({angle, distance}: View): number {
  return 2 * distance * halfWidthPerMetre(angle);
}

/** Pixels across the object, assuming a lens without distortion and an object that faces the camera. */
export function pixelsOnTarget(view: View): number {
  return (view.pixels * view.object) / sceneWidth(view);
}

/** The greatest distance in metres at which the object still has the wanted number of pixels across. */
export function farthestDistance({pixels, angle, object}: View, wanted: number): number {
  return (pixels * object) / (wanted * 2 * halfWidthPerMetre(angle));
}
