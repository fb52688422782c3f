import { mix } from '../../colour.ts';
import { fishingBoat, sailboat } from '../../shore.ts';
import { path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { mountain, openSea, shoreline, sunshades } from '../coast.ts';
import { house } from './house.ts';

/** Draws the mouth of the canal with the suspension bridge, boats and houses. */
export function barra(brush: Brush): string {
  const { palette } = brush;
  const water = mix(palette.seaMid, palette.seaNear, 0.5);
  const bright = [palette.coral, palette.amber, palette.teal, palette.cream, '#d98fa0'];
  return (
    openSea(brush, 420) +
    shoreline(brush, {
      line: [
        [1640, 330],
        [1330, 350],
        [1060, 400],
        [860, 480],
        [720, 590],
        [640, 640],
      ],
      behind: [
        [640, 1010],
        [1640, 1010],
      ],
      inland: [60, 120],
    }) +
    mountain(
      brush,
      'M-20 300Q140 250 300 360Q440 450 500 560Q520 640 420 720Q220 800 -20 820Z',
      'M300 360Q440 450 500 560Q520 640 420 720Q400 520 300 360Z',
      0.85,
    ) +
    path(
      'M-20 700Q260 690 560 600Q540 900 740 1010H-20Z',
      mix(palette.leafDark, palette.hillNear, 0.4),
    ) +
    path(
      'M520 540Q580 640 560 760Q540 900 700 1010H1110Q880 920 850 800Q820 700 700 560Q610 520 520 540Z',
      water,
    ) +
    path(
      'M520 540Q580 640 560 760Q540 900 700 1010M700 560Q820 700 850 800Q880 920 1110 1010',
      'none',
      `stroke="${palette.sandShade}" stroke-width="22"`,
    ) +
    rect(430, 560, 14, 190, palette.ink) +
    rect(920, 560, 14, 190, palette.ink) +
    stroke('M380 700L437 564Q680 790 927 564L1000 700', palette.ink, 7) +
    stroke('M400 720Q680 700 960 720', palette.wood, 16) +
    repeat(11, (index) =>
      stroke(`M${470 + index * 43} 712V${716 - Math.abs(index - 5) ** 2 * 4.6}`, palette.ink, 3),
    ) +
    repeat(9, (index) =>
      house(
        brush,
        1010 + (index % 3) * 190 + Math.floor(index / 3) * 50,
        640 + Math.floor(index / 3) * 120,
        84 + Math.floor(index / 3) * 18,
        bright[index % 5] ?? palette.cream,
      ),
    ) +
    repeat(4, (index) =>
      house(
        brush,
        60 + index * 90,
        800 + (index % 2) * 70,
        78,
        bright[(index + 2) % 5] ?? palette.cream,
      ),
    ) +
    fishingBoat(brush, 690, 830, 190, palette.coral) +
    fishingBoat(brush, 800, 950, 240, palette.teal) +
    sunshades(
      brush,
      [
        [980, 500],
        [1120, 470],
        [1270, 440],
      ],
      34,
    ) +
    sailboat(brush, 820, 330, 50, palette.cream)
  );
}
