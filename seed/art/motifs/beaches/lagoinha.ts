import { mix } from '../../colour.ts';
import { tree } from '../../land.ts';
import { path, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { mountain, openSea, shoreline, waves } from '../coast.ts';
import type { Outline } from '../coast.ts';

/** Draws a beach without houses between two mountains, with its lagoon behind. */
export function lagoinha(brush: Brush): string {
  const { palette } = brush;
  const outline: Outline = {
    line: [
      [330, 440],
      [420, 540],
      [600, 605],
      [830, 615],
      [1040, 560],
      [1150, 470],
      [1190, 400],
    ],
    behind: [
      [1640, 420],
      [1640, 1010],
      [-20, 1010],
      [-20, 440],
    ],
    inland: [0, 130],
  };
  return (
    openSea(brush, 760) +
    shoreline(brush, outline) +
    waves(brush, outline, 3) +
    path(
      'M560 800Q640 720 800 740Q900 760 980 730Q1090 740 1060 820Q980 900 820 880Q640 900 560 800Z',
      mix(palette.seaMid, palette.skyTop, 0.3),
    ) +
    path(
      'M620 792Q700 744 820 764Q900 776 980 756Q900 800 780 796Q680 800 620 792Z',
      palette.skyLow,
      'opacity="0.4"',
    ) +
    stroke('M800 740Q760 690 820 630', mix(palette.seaMid, palette.skyTop, 0.3), 20) +
    mountain(
      brush,
      'M-20 180Q120 130 240 230Q380 330 440 480Q430 560 360 640Q240 740 -20 800Z',
      'M240 230Q380 330 440 480Q430 560 360 640Q330 420 240 230Z',
      0.8,
    ) +
    mountain(
      brush,
      'M1640 210Q1560 120 1480 110L1450 70L1400 100L1370 64L1330 130Q1200 240 1110 470Q1130 580 1230 660Q1400 740 1640 780Z',
      'M1330 130Q1320 330 1400 500Q1480 660 1640 700V780Q1400 740 1230 660Q1130 580 1110 470Q1200 240 1330 130Z',
      0.88,
    ) +
    repeat(7, (index) => tree(brush, 120 + index * 230, 1130, 210))
  );
}
