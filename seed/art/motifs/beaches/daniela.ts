import { mix } from '../../colour.ts';
import { sailboat } from '../../shore.ts';
import { at, circle, ellipse, path, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { openSea, sunshades } from '../coast.ts';

/** Draws a thin spit of sand between the shallow sea and the mangrove. */
export function daniela(brush: Brush): string {
  const { palette } = brush;
  const spit =
    'M-20 700Q300 720 560 640Q820 560 1010 460Q1130 390 1220 400Q1290 430 1230 480Q1080 590 840 690Q560 800 -20 830Z';
  const shallow = mix(palette.seaMid, '#7fe0d4', 0.4);
  const roots = (x: number, y: number, size: number) =>
    stroke(
      `M${x - size * 0.5} ${y}Q${x - size * 0.3} ${y - size * 0.5} ${x} ${y - size * 0.5}Q${x + size * 0.3} ${y - size * 0.5} ${x + size * 0.5} ${y}M${x - size * 0.2} ${y}Q${x - size * 0.1} ${y - size * 0.4} ${x} ${y - size * 0.5}Q${x + size * 0.1} ${y - size * 0.4} ${x + size * 0.2} ${y}`,
      palette.ink,
      size * 0.06,
    ) +
    circle(x - size * 0.3, y - size * 0.8, size * 0.36, palette.leafDark) +
    circle(x + size * 0.3, y - size * 0.82, size * 0.38, palette.leafDark) +
    circle(x, y - size, size * 0.42, palette.leaf);
  return (
    openSea(brush, 1120) +
    path(
      'M-20 560Q400 560 820 430Q1180 300 1400 360Q1480 460 1280 600Q960 800 -20 900Z',
      shallow,
      'opacity="0.5"',
    ) +
    path(spit, palette.sand, `stroke="${palette.foam}" stroke-width="26" stroke-linejoin="round"`) +
    path(spit, palette.sand) +
    path(
      'M-20 760Q320 760 580 690Q840 610 1020 510Q1100 470 1160 450Q1080 540 830 650Q540 770 -20 806Z',
      mix(palette.leaf, palette.hillNear, 0.3),
    ) +
    path('M-20 860Q440 840 760 880T1640 820V1010H-20Z', shallow, 'opacity="0.6"') +
    repeat(7, (index) => roots(120 + index * 230, 930 + (index % 2) * 66, 130 + (index % 3) * 26)) +
    repeat(4, (index) =>
      at(
        620 + index * 190,
        470 - index * 34 + (index % 2) * 60,
        ellipse(
          0,
          0,
          60,
          13,
          [palette.coral, palette.amber, palette.teal, palette.cream][index] ?? palette.coral,
        ) + stroke('M-26 -8L20 -40', palette.wood, 6),
      ),
    ) +
    sunshades(
      brush,
      [
        [330, 726],
        [500, 690],
        [660, 640],
        [830, 576],
        [980, 510],
      ],
      36,
    ) +
    sailboat(brush, 300, 420, 80, palette.cream)
  );
}
