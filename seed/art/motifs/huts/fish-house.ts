import { mix } from '../../colour.ts';
import { headland, hills } from '../../land.ts';
import { shaded } from '../../palette.ts';
import { beachSand, canoe } from '../../shore.ts';
import { sky } from '../../sky.ts';
import { at, circle, glow, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { ripples, sea } from '../../water.ts';
import { fish } from '../food.ts';

/** Draws a fishermen's shed at daybreak: mullets hung to smoke, a canoe in front. */
export function fishHouse(brush: Brush): string {
  const { palette } = brush;
  const wood = shaded(palette, '#a3663f');
  const horizon = 470;
  return (
    sky(brush, { horizon, sun: { x: 1270, y: 380 } }) +
    hills(brush, horizon, 3, 150, 0.6) +
    sea(brush, horizon) +
    ripples(brush, horizon, 650, 20) +
    headland(brush, 'right', horizon + 40, 420, 150, 0.7) +
    beachSand(brush, 660) +
    rect(290, 430, 860, 450, wood) +
    repeat(14, (index) => rect(290 + index * 62, 430, 4, 450, palette.ink, 0, 'opacity="0.25"')) +
    path('M230 450L720 190L1210 450L1170 480L720 246L270 480Z', shaded(palette, '#c95a41')) +
    path('M290 440L720 240L1150 440Z', mix(wood, palette.ink, 0.12)) +
    circle(720, 360, 44, palette.cream) +
    circle(720, 360, 32, mix(palette.seaNear, palette.ink, 0.3)) +
    rect(390, 500, 660, 380, mix(palette.ink, '#3d2218', 0.5)) +
    glow(brush, { x: 720, y: 820 }, 320, palette.coral, 0.7) +
    rect(370, 520, 700, 12, palette.wood) +
    repeat(
      6,
      (index) =>
        rect(451 + index * 108, 528, 4, 40, palette.cream) +
        at(453 + index * 108, 660, fish(brush, index % 2 === 0 ? '#c98a4f' : '#a9713f'), 0.29, 90),
    ) +
    repeat(3, (index) =>
      stroke(`M${600 + index * 120} 220q40 -50 0 -100t0 -100`, palette.cream, 16, 'opacity="0.3"'),
    ) +
    canoe(brush, 780, 880, 760, palette.teal) +
    stroke('M1230 880L1330 560M1270 880L1390 600', palette.wood, 12) +
    stroke(
      'M1240 700Q1330 760 1370 660M1250 760Q1340 830 1384 700M1226 840Q1330 880 1394 760',
      palette.cream,
      4,
      'opacity="0.8"',
    )
  );
}
