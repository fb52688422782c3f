import { mix } from '../../colour.ts';
import { palm } from '../../land.ts';
import { fishingBoat, sailboat } from '../../shore.ts';
import { path, rect, repeat } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { openSea, shoreline, sunshades } from '../coast.ts';

/** Draws calm water, a lawn down to the sand, and a jetty with boats. */
export function jurere(brush: Brush): string {
  const { palette } = brush;
  return (
    openSea(brush, 420) +
    shoreline(brush, {
      line: [
        [-20, 440],
        [200, 540],
        [480, 620],
        [800, 645],
        [1120, 615],
        [1400, 530],
        [1640, 420],
      ],
      behind: [
        [1640, 1010],
        [-20, 1010],
      ],
      inland: [0, 150],
    }) +
    path('M-20 800Q400 860 800 850T1640 780V1010H-20Z', mix(palette.leaf, palette.amber, 0.18)) +
    repeat(9, (index) =>
      path(
        `M${index * 190 - 60} 1010L${index * 170 + 60} 840H${index * 170 + 130}L${index * 190 + 40} 1010Z`,
        palette.leafDark,
        'opacity="0.18"',
      ),
    ) +
    path('M770 670L784 400H836L850 670Z', palette.wood) +
    repeat(5, (index) =>
      rect(
        774 - index * 2 + 2,
        430 + index * 52,
        56 + index * 4,
        7,
        palette.ink,
        0,
        'opacity="0.35"',
      ),
    ) +
    rect(740, 376, 140, 30, palette.wood, 6) +
    sailboat(brush, 640, 470, 90, palette.cream) +
    sailboat(brush, 980, 450, 80, palette.coral) +
    fishingBoat(brush, 1130, 520, 150, palette.teal) +
    sunshades(
      brush,
      [
        [180, 660],
        [320, 710],
        [470, 735],
        [620, 755],
        [960, 755],
        [1110, 735],
        [1260, 705],
        [1400, 650],
      ],
      44,
    ) +
    palm(brush, 140, 1010, 420, 30) +
    palm(brush, 1460, 1010, 420, -30) +
    palm(brush, 420, 1030, 300, 14) +
    palm(brush, 1190, 1030, 300, -14)
  );
}
