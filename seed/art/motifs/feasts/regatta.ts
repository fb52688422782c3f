import { cityBlocks } from '../../city-blocks.ts';
import { headland, hills } from '../../land.ts';
import { hillTone } from '../../palette.ts';
import { sky } from '../../sky.ts';
import { at, path, rect } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { ripples, sea } from '../../water.ts';

/** Draws sails of a regatta close-hauled in the north bay. */
export function regatta(brush: Brush): string {
  const { palette } = brush;
  const boat = (x: number, y: number, size: number, main: string, jib: string) =>
    at(
      x,
      y,
      path('M-150 10H170L120 64H-110Z', palette.cream) +
        path('M-150 10H170L160 24H-142Z', main) +
        rect(-4, -420, 10, 430, palette.wood) +
        path('M14 -410Q170 -200 160 -16L14 -10Z', main) +
        path(
          'M14 -250Q110 -240 150 -130L158 -80Q80 -120 14 -120Z',
          palette.cream,
          'opacity="0.75"',
        ) +
        path('M-10 -400Q-50 -180 -140 -12L-10 -16Z', jib) +
        path('M-130 70Q0 100 140 66Q60 120 -60 112Z', palette.cream, 'opacity="0.35"'),
      size,
      -6,
    );
  return (
    sky(brush, { horizon: 440, sun: { x: 1230, y: 240 } }) +
    hills(brush, 440, 3, 170, 0.6) +
    cityBlocks(brush, 442, 20, 70, hillTone(palette, 0.7), 0.3) +
    sea(brush, 440) +
    headland(brush, 'right', 470, 330, 120, 0.8) +
    boat(300, 520, 0.42, palette.amber, palette.cream) +
    boat(560, 500, 0.36, palette.coral, palette.cream) +
    boat(1330, 530, 0.46, palette.teal, palette.cream) +
    boat(1080, 500, 0.38, palette.cream, palette.amber) +
    ripples(brush, 450, 1000, 60) +
    boat(430, 780, 0.92, palette.coral, palette.cream) +
    boat(1150, 760, 0.86, '#3f6fa8', palette.amber) +
    boat(800, 900, 1.3, palette.cream, palette.coral)
  );
}
