import type { Brush } from '../svg.ts';
import { n, polygon } from '../svg.ts';

/** Draws a cone of coloured light from (x, y) down to a floor spot. */
export function beam(
  brush: Brush,
  x: number,
  y: number,
  toX: number,
  toY: number,
  spread: number,
  colour: string,
  strength: number,
): string {
  const fill = brush.gradient(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(x)}" y1="${n(y)}" x2="${n(toX)}" y2="${n(toY)}"><stop offset="0%" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="100%" stop-color="${colour}" stop-opacity="0"/></linearGradient>`,
  );
  return polygon(
    [
      [x - 9, y],
      [x + 9, y],
      [toX + spread, toY],
      [toX - spread, toY],
    ],
    fill,
  );
}
