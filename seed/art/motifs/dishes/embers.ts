import { bricks } from '../../backdrops.ts';
import { mix } from '../../colour.ts';
import { at, circle, glow, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { flame, leaf } from '../food.ts';

/** Draws the fire in the middle of a kitchen: octopus, rib and pineapple over the embers. */
export function embers(brush: Brush): string {
  const { palette, random } = brush;
  const iron = mix(palette.ink, '#4a4a4a', 0.4);
  return (
    bricks(brush, '#5d3a33') +
    path('M250 790V380A550 330 0 0 1 1350 380V790Z', mix(palette.ink, '#2a1512', 0.6)) +
    glow(brush, { x: 800, y: 720 }, 620, palette.coral, 0.95) +
    repeat(9, (index) => at(330 + index * 118, 800, flame(brush), random.between(0.9, 1.7))) +
    repeat(22, () =>
      circle(
        random.between(320, 1280),
        random.between(180, 540),
        random.between(3, 7),
        palette.amber,
        'opacity="0.85"',
      ),
    ) +
    rect(220, 588, 1160, 16, iron, 8) +
    repeat(24, (index) => rect(240 + index * 48, 574, 10, 34, iron, 4)) +
    stroke(
      'M330 560C330 430 520 420 520 510C520 560 440 560 446 512C450 486 486 490 484 510',
      '#a8446a',
      42,
    ) +
    repeat(6, (index) => circle(340 + index * 30, 548 - Math.sin(index / 1.8) * 66, 8, '#e3a3b4')) +
    path('M610 570Q600 470 700 456Q900 440 950 500Q968 552 930 574Z', '#8c4a2f') +
    repeat(5, (index) => rect(652 + index * 60, 466, 14, 100, '#f0dcc0', 7)) +
    path('M1050 572Q1030 470 1130 462Q1236 470 1216 572Z', '#e0a137') +
    stroke(
      'M1064 540L1200 490M1056 510L1180 470M1090 568L1214 520M1080 470L1110 570M1130 464L1160 570M1180 474L1200 566',
      '#a86a1f',
      6,
    ) +
    repeat(5, (index) => at(1132, 470, leaf(brush, 130), 1, -150 + index * 30)) +
    rect(0, 790, 1600, 220, mix(palette.wood, palette.ink, 0.35)) +
    rect(0, 790, 1600, 16, palette.amber, 0, 'opacity="0.5"')
  );
}
