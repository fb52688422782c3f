import { mix } from '../../colour.ts';
import { tree } from '../../land.ts';
import { at, circle, ellipse, path, repeat } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { mountain, openSea, shoreline, waves } from '../coast.ts';
import type { Outline } from '../coast.ts';
import { house } from './house.ts';

/** Draws a green bay behind a shallow river, with coloured houses on the bank. */
export function matadeiro(brush: Brush): string {
  const { palette } = brush;
  const bright = [palette.coral, palette.amber, '#6fb3b8', palette.cream, '#d98fa0'];
  const outline: Outline = {
    line: [
      [60, 520],
      [240, 600],
      [470, 640],
      [740, 620],
      [980, 545],
      [1120, 450],
      [1170, 370],
    ],
    behind: [
      [1640, 380],
      [1640, 1010],
      [-20, 1010],
      [-20, 520],
    ],
    inland: [20, 150],
  };
  return (
    openSea(brush, 330) +
    shoreline(brush, outline) +
    waves(brush, outline, 3) +
    mountain(
      brush,
      'M1640 120Q1430 130 1290 240Q1160 330 1100 450Q1130 550 1240 610Q1420 650 1640 640Z',
      'M1640 120Q1430 130 1400 290Q1430 480 1640 560Z',
      0.8,
    ) +
    path(
      'M40 500Q110 640 260 700Q470 760 560 850Q620 920 620 1010H930Q900 880 760 790Q560 690 380 640Q220 600 170 520Z',
      mix(palette.seaMid, palette.seaNear, 0.4),
    ) +
    path(
      'M40 500Q110 640 260 700Q470 760 560 850Q620 920 620 1010M170 520Q220 600 380 640Q560 690 760 790Q900 880 930 1010',
      'none',
      `stroke="${palette.sand}" stroke-width="26"`,
    ) +
    repeat(4, (index) =>
      circle(560 + index * 46, 770 + index * 6, 17, mix(palette.hillFar, palette.ink, 0.4)),
    ) +
    repeat(8, (index) =>
      house(
        brush,
        960 + (index % 4) * 150,
        720 + Math.floor(index / 4) * 140 + (index % 2) * 20,
        96 + Math.floor(index / 4) * 24,
        bright[index % 5] ?? palette.cream,
      ),
    ) +
    repeat(4, (index) => tree(brush, 1040 + index * 160, 930, 150)) +
    repeat(4, (index) => tree(brush, 20 + index * 130, 960 + (index % 2) * 50, 230)) +
    at(640, 480, ellipse(0, 0, 40, 10, palette.amber), 1, -8)
  );
}
