/** A point or a size in CSS pixels; points are counted from the middle of the box that the picture is seen in. */
export interface Point {
  x: number;
  y: number;
}

/** How a picture is enlarged: `scale` times, its middle moved by `x` and `y`. */
export interface Zoom extends Point {
  scale: number;
}

export const atRest: Zoom = { scale: 1, x: 0, y: 0 };
const largestScale = 4;
/** What a double tap and the button enlarge to. */
export const tapScale = 2.5;

/** Enlarged to `scale`, the part of the picture at `point` staying where it is. Within 1 and the largest scale. */
export function zoomedAbout(zoom: Zoom, scale: number, point: Point): Zoom {
  const next = clamp(scale, 1, largestScale);
  const factor = next / zoom.scale;
  return {
    scale: next,
    x: point.x - (point.x - zoom.x) * factor,
    y: point.y - (point.y - zoom.y) * factor,
  };
}

/**
 * Moved back as far as it takes that the picture covers the box, or stands in its middle where it is smaller.
 * @param picture its size at rest
 */
export function heldInside(zoom: Zoom, picture: Point, box: Point): Zoom {
  const reach = (side: 'x' | 'y') => Math.max(0, (picture[side] * zoom.scale - box[side]) / 2);
  return {
    scale: zoom.scale,
    x: clamp(zoom.x, -reach('x'), reach('x')),
    y: clamp(zoom.y, -reach('y'), reach('y')),
  };
}

/** Between two points, in CSS pixels. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
