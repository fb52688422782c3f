import { mix } from './colour.ts';
import type { Brush } from './svg.ts';

/** Returns true if windows are lit at this time of day. */
export function isLit(brush: Brush): boolean {
  return brush.palette.mood === 'night' || brush.palette.mood === 'dusk';
}

/** Returns the fill colour of a window at this time of day. */
export function windowFill(brush: Brush): string {
  return isLit(brush) ? brush.palette.lamp : mix(brush.palette.seaNear, brush.palette.ink, 0.35);
}
