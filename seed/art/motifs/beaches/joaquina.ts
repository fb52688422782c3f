import { mix } from '../../colour.ts';
import { at, ellipse, path } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { openSea, rocks, shoreline, waves } from '../coast.ts';
import type { Outline } from '../coast.ts';

/** Draws lines of waves in front of the dunes, and the rocks at the corner. */
export function joaquina(brush: Brush): string {
  const { palette } = brush;
  const outline: Outline = {
    line: [
      [-20, 330],
      [260, 345],
      [560, 420],
      [830, 540],
      [1010, 690],
      [1120, 850],
      [1180, 1010],
    ],
    behind: [[-20, 1010]],
    inland: [-170, 90],
  };
  return (
    openSea(brush, 1180) +
    shoreline(brush, outline) +
    waves(brush, outline, 4) +
    path(
      'M-20 372Q180 350 330 420Q520 470 560 600Q640 760 840 800Q920 900 900 1010H-20Z',
      palette.sand,
    ) +
    path('M-20 470Q140 400 300 500Q260 560 -20 600Z', palette.sandShade) +
    path('M120 650Q330 480 520 640Q420 640 300 760Q220 780 120 650Z', palette.sandShade) +
    path('M-20 790Q180 660 420 800Q600 900 620 1010H-20Z', mix(palette.sand, palette.cream, 0.3)) +
    path('M420 800Q600 900 620 1010H330Q480 900 420 800Z', palette.sandShade) +
    rocks(brush, 1270, 860, 120) +
    rocks(brush, 1480, 930, 140) +
    at(
      1060,
      560,
      ellipse(0, 0, 44, 11, palette.cream) + ellipse(8, 0, 20, 5, palette.coral),
      1,
      30,
    ) +
    at(1240, 640, ellipse(0, 0, 54, 13, palette.amber), 1, 34)
  );
}
