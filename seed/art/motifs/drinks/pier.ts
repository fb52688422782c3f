import { bayView, tableTop } from '../../backdrops.ts';
import { drink } from '../../bar-things.ts';
import { mix } from '../../colour.ts';
import { shaded } from '../../palette.ts';
import { at, circle, ellipse, glow, path, rect, repeat } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { leaf } from '../food.ts';

/** Draws two glasses at the rail of a house built over the water. */
export function pier(brush: Brush): string {
  const { palette } = brush;
  const wood = shaded(palette, '#8a4f3c');
  return (
    bayView(brush, 470) +
    repeat(7, (index) => rect(900 + index * 96, 540, 16, 180, palette.ink, 3)) +
    rect(850, 526, 760, 26, wood, 4) +
    rect(900, 350, 700, 180, mix(wood, palette.ink, 0.3)) +
    repeat(
      5,
      (index) =>
        rect(930 + index * 130, 384, 96, 146, palette.lamp, 6) +
        rect(976 + index * 130, 384, 5, 146, wood),
    ) +
    path('M850 356L930 250H1610V356Z', shaded(palette, palette.roof)) +
    repeat(
      8,
      (index) =>
        glow(brush, { x: 880 + index * 96, y: 372 }, 50, palette.lamp, 0.9) +
        circle(880 + index * 96, 372, 9, palette.cream),
    ) +
    repeat(6, (index) =>
      path(
        `M${920 + index * 116} ${612 + (index % 2) * 18}q50 -8 100 0q-50 8 -100 0Z`,
        palette.lamp,
        'opacity="0.7"',
      ),
    ) +
    tableTop(brush, '#7c4a38') +
    glow(brush, { x: 560, y: 640 }, 380, palette.lamp, 0.45) +
    drink(brush, 420, 900, 400, palette.coral, 2) +
    drink(brush, 700, 930, 370, palette.amber, 0) +
    at(296, 480, leaf(brush, 150), 1, -50) +
    circle(420, 640, 34, '#e4842f') +
    circle(462, 622, 26, '#e4a12f') +
    ellipse(1130, 900, 150, 22, palette.cream) +
    repeat(5, (index) => circle(1040 + index * 44, 880 - (index % 2) * 14, 26, '#c98438'))
  );
}
