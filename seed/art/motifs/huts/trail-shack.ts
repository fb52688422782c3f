import { mix } from '../../colour.ts';
import { awning } from '../../houses.ts';
import { cornerLeaves, hills } from '../../land.ts';
import { hillTone, shaded } from '../../palette.ts';
import { beachSand } from '../../shore.ts';
import { sky } from '../../sky.ts';
import { at, circle, ellipse, glow, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { ripples, sea } from '../../water.ts';
import { fish, steam } from '../food.ts';

/** Draws the last bar before the trail: a shack on the sand under the hill. */
export function trailShack(brush: Brush): string {
  const { palette } = brush;
  const plank = shaded(palette, '#4f9aa0');
  return (
    sky(brush, { horizon: 520, sun: { x: 330, y: 380 } }) +
    hills(brush, 540, 2, 170, 0.4) +
    sea(brush, 530) +
    ripples(brush, 530, 660, 14) +
    path(
      'M620 620C800 300 980 120 1180 130C1340 140 1460 280 1640 300V640H620Z',
      hillTone(palette, 0.82),
    ) +
    path(
      'M1180 130C1340 140 1460 280 1640 300V640H1120C1240 460 1220 300 1180 130Z',
      hillTone(palette, 1),
    ) +
    stroke(
      'M860 620C1000 560 820 500 980 440C1120 390 940 330 1100 270C1180 236 1120 190 1170 150',
      palette.sand,
      16,
      'stroke-dasharray="34 16"',
    ) +
    beachSand(brush, 650) +
    ellipse(760, 890, 520, 34, palette.ink, 'opacity="0.18"') +
    rect(340, 480, 800, 400, plank, 6) +
    repeat(10, (index) => rect(340 + index * 80, 480, 5, 400, palette.ink, 0, 'opacity="0.18"')) +
    rect(420, 560, 640, 180, mix(palette.ink, '#5a3325', 0.5), 4) +
    glow(brush, { x: 740, y: 620 }, 300, palette.lamp, 0.7) +
    at(
      560,
      740,
      path('M-56 0Q-70 -90 -30 -104H30Q70 -90 56 0Z', '#d9dfe0') +
        path('M56 -30L100 -90L112 -80L60 -6Z', '#d9dfe0') +
        stroke('M-50 -80Q-104 -70 -60 -16', '#d9dfe0', 12) +
        circle(0, -114, 12, palette.ink),
    ) +
    at(560, 600, steam(brush, 70)) +
    repeat(3, (index) => at(740 + index * 110, 640, fish(brush, '#7f9aa6'), 0.26, 90)) +
    repeat(3, (index) => rect(737 + index * 110, 540, 5, 30, palette.ink)) +
    rect(390, 736, 700, 26, palette.wood, 5) +
    awning(brush, 360, 400, 760, 110, palette.coral) +
    rect(350, 392, 780, 14, palette.wood, 4) +
    rect(1240, 640, 18, 260, palette.wood) +
    path('M1190 660H1330L1370 694L1330 728H1190Z', palette.amber) +
    stroke('M1216 694H1300M1280 676L1304 694L1280 712', palette.ink, 9) +
    cornerLeaves(brush, 'left')
  );
}
