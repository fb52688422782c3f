import { bunting } from '../../gathering.ts';
import { hills, palm } from '../../land.ts';
import { beachSand } from '../../shore.ts';
import { sky } from '../../sky.ts';
import { at, circle, ellipse, glow, path, rect, repeat } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { sea } from '../../water.ts';
import { flame } from '../food.ts';

/** Draws a June bonfire on the sand under paper flags. */
export function bonfire(brush: Brush): string {
  const { palette } = brush;
  return (
    sky(brush, { horizon: 480, sun: { x: 1260, y: 390 } }) +
    hills(brush, 480, 3, 150, 0.6) +
    sea(brush, 480) +
    beachSand(brush, 620) +
    palm(brush, 160, 960, 640, 60) +
    bunting(brush, -20, 80, 820, 140, 80, 15) +
    bunting(brush, 780, 140, 1620, 70, 80, 15) +
    bunting(brush, -20, 250, 1620, 230, 90, 28) +
    glow(brush, { x: 800, y: 720 }, 560, palette.coral, 0.9) +
    ellipse(800, 930, 320, 30, palette.ink, 'opacity="0.35"') +
    at(800, 880, flame(brush), 2.6) +
    at(670, 880, flame(brush), 1.6) +
    at(930, 880, flame(brush), 1.7) +
    repeat(
      4,
      (index) =>
        rect(
          590 + index * 8,
          880 - index * 44,
          420 - index * 16,
          34,
          index % 2 === 0 ? '#6b4030' : '#83513b',
          16,
        ) + circle(600 + index * 8, 897 - index * 44, 17, '#d9a873'),
    ) +
    at(
      1240,
      940,
      path('M-130 -80H130L100 20H-100Z', '#c07a3f') +
        ellipse(0, -80, 130, 26, '#7a4526') +
        repeat(9, (index) => ellipse(-96 + index * 24, -86 + (index % 2) * 10, 17, 10, '#b5602f')),
    )
  );
}
