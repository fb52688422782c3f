import { clothFromAbove } from '../../backdrops.ts';
import { mix } from '../../colour.ts';
import { shaded } from '../../palette.ts';
import { at, circle, path, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { fish, leaf, lemon } from '../food.ts';

/** Draws stuffed fish on a banana leaf over a checked cloth, with a pot of pirão. */
export function bananaLeaf(brush: Brush): string {
  const { palette } = brush;
  const clay = shaded(palette, '#a65a3c');
  const pot = (x: number, y: number, radius: number, fill: string) =>
    circle(x + 14, y + 18, radius, palette.ink, 'opacity="0.2"') +
    circle(x, y, radius, clay) +
    circle(x, y, radius * 0.86, mix(clay, palette.ink, 0.3)) +
    circle(x, y, radius * 0.8, fill) +
    repeat(7, (index) =>
      at(
        x + Math.cos(index * 0.9) * radius * 0.5,
        y + Math.sin(index * 0.9) * radius * 0.5,
        leaf(brush, radius * 0.16),
        1,
        index * 50,
      ),
    );
  return (
    clothFromAbove(brush, palette.cream, 'check', '#d2503f') +
    at(
      800,
      520,
      path(
        'M-640 30C-420 -230 380 -250 640 -20C400 220 -400 250 -640 30Z',
        palette.ink,
        'opacity="0.2"',
      ) +
        path('M-640 0C-420 -260 380 -280 640 -50C400 190 -400 220 -640 0Z', palette.leaf) +
        repeat(11, (index) =>
          stroke(
            `M${-500 + index * 96} ${-6 - index * 3}l60 ${index % 2 === 0 ? -130 : 128}`,
            palette.leafDark,
            5,
            'opacity="0.5"',
          ),
        ) +
        stroke('M-640 0Q0 -20 640 -50', mix(palette.leaf, palette.cream, 0.4), 12),
      1,
      -8,
    ) +
    at(
      800,
      500,
      fish(brush, '#6d8c98') +
        path('M-150 20Q0 -40 190 10Q20 100 -150 20Z', '#e7b455') +
        repeat(9, (index) =>
          circle(
            -100 + index * 30,
            22 + (index % 3) * 12,
            11,
            index % 3 === 0 ? palette.leaf : palette.coral,
          ),
        ),
      1.22,
      -8,
    ) +
    pot(1300, 260, 170, '#ecd08a') +
    pot(300, 780, 180, '#5b3427') +
    at(1190, 800, lemon(brush, 78)) +
    at(1300, 740, lemon(brush, 60))
  );
}
