/** A point or size in CSS pixels; the origin of points is the centre of the box around the image. */
export interface Point {
  x: number;
  y: number;
}

/** Zoom of an image: `scale` factor, and its centre moved by `x` and `y`. */
export interface Zoom extends Point {
  scale: number;
}

export const initialZoom: Zoom = { scale: 1, x: 0, y: 0 };
const maxScale = 4;
/** Scale after a double tap or the zoom button. */
export const doubleTapScale = 2.5;

/** Zooms to `scale` with the image part at `point` fixed. The scale is limited to the range from 1 to `maxScale`. */
export function zoomAround(zoom: Zoom, scale: number, point: Point): Zoom {
  const nextScale = clamp(scale, 1, maxScale);
  const factor = nextScale / zoom.scale;
  return {
    scale: nextScale,
    x: point.x - (point.x - zoom.x) * factor,
    y: point.y - (point.y - zoom.y) * factor,
  };
}

/**
 * Moves the image back so that it covers the box, or centres it where it is smaller than the box.
 * @param imageSize size of the image at scale 1
 */
export function clampZoom(zoom: Zoom, imageSize: Point, boxSize: Point): Zoom {
  const maxOffset = (side: 'x' | 'y') =>
    Math.max(0, (imageSize[side] * zoom.scale - boxSize[side]) / 2);
  return {
    scale: zoom.scale,
    x: clamp(zoom.x, -maxOffset('x'), maxOffset('x')),
    y: clamp(zoom.y, -maxOffset('y'), maxOffset('y')),
  };
}

/** Returns the distance between two points, in CSS pixels. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
