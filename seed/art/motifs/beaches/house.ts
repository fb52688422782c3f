import { shaded } from '../../palette.ts';
import { path, rect } from '../../svg.ts';
import type { Brush } from '../../svg.ts';

/** Draws a small house with a hipped roof, foot at (x, y). */
export function house(brush: Brush, x: number, y: number, size: number, colour: string): string {
  const { palette } = brush;
  return (
    rect(x - size / 2, y - size * 0.7, size, size * 0.7, shaded(palette, colour)) +
    path(
      `M${x - size * 0.6} ${y - size * 0.66}L${x} ${y - size * 1.15}L${x + size * 0.6} ${y - size * 0.66}Z`,
      shaded(palette, palette.roof),
    ) +
    rect(x - size * 0.1, y - size * 0.4, size * 0.2, size * 0.4, palette.wood)
  );
}
