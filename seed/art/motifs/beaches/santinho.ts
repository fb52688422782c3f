import { mix } from '../../colour.ts';
import { tree } from '../../land.ts';
import { at, circle, ellipse, path, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { mountain, openSea, rocks, shoreline, waves } from '../coast.ts';
import type { Outline } from '../coast.ts';

/** Draws strong waves between two cliffs in the far north-east. */
export function santinho(brush: Brush): string {
  const { palette } = brush;
  const outline: Outline = {
    line: [
      [480, 330],
      [500, 430],
      [600, 550],
      [790, 660],
      [1050, 740],
      [1320, 790],
      [1640, 800],
    ],
    behind: [
      [1640, 1010],
      [-20, 1010],
      [-20, 330],
    ],
    inland: [-90, 130],
  };
  return (
    openSea(brush, 1240) +
    shoreline(brush, outline) +
    waves(brush, outline, 2) +
    mountain(
      brush,
      'M-20 150Q180 110 340 180Q500 230 640 330Q620 400 520 430Q440 520 -20 640Z',
      'M340 180Q500 230 640 330Q620 400 520 430Q440 300 340 180Z',
      0.8,
    ) +
    rocks(brush, 590, 385, 56) +
    path('M60 760Q260 640 460 720Q640 790 700 900Q560 940 300 900Q140 860 60 760Z', palette.sand) +
    path('M460 720Q640 790 700 900Q560 940 470 930Q560 830 460 720Z', palette.sandShade) +
    path(
      'M960 1010Q1000 850 1180 800Q1400 750 1640 800V1010Z',
      mix(palette.hillFar, palette.ink, 0.5),
    ) +
    path(
      'M1010 960Q1050 850 1180 810L1240 850L1120 1010H1000Z',
      mix(palette.hillFar, palette.sand, 0.3),
    ) +
    repeat(3, (index) =>
      circle(1230, 900, 24 + index * 26, 'none', `stroke="${palette.sand}" stroke-width="9"`),
    ) +
    stroke('M1370 850V950M1330 884H1410M1346 956L1370 920L1394 956', palette.sand, 9) +
    at(880, 560, ellipse(0, 0, 46, 12, palette.cream), 1, 24) +
    repeat(4, (index) => tree(brush, 30 + index * 110, 1020, 220))
  );
}
