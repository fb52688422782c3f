import { mix } from '../../colour.ts';
import { cornerLeaves, grasses, hills, tree } from '../../land.ts';
import { sky } from '../../sky.ts';
import { artWidth, at, ellipse, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { ripples, sea } from '../../water.ts';

/** Draws a kayak on the fresh-water lake, a fall in the forest behind. */
export function kayak(brush: Brush): string {
  const { palette, random } = brush;
  return (
    sky(brush, { horizon: 420, sun: { x: 1180, y: 170 } }) +
    hills(brush, 440, 3, 290, 0.7) +
    rect(0, 380, artWidth, 240, palette.leafDark) +
    repeat(20, (index) =>
      tree(brush, index * 86 - 20, 520 + (index % 3) * 20, random.between(230, 330)),
    ) +
    path('M560 220Q600 180 660 220L676 560H548Z', '#8f9a94') +
    path('M584 214Q604 196 632 214L650 570H572Z', '#f4fbfa') +
    stroke('M596 240V540M624 250V550', palette.seaMid, 6, 'opacity="0.6"') +
    sea(brush, 560) +
    ellipse(612, 572, 120, 18, '#ffffff', 'opacity="0.7"') +
    ripples(brush, 570, 1000, 50) +
    ellipse(830, 836, 440, 24, palette.ink, 'opacity="0.25"') +
    path(
      'M360 790Q500 740 830 746Q1160 740 1300 780Q1180 846 830 844Q500 846 360 790Z',
      palette.coral,
    ) +
    path(
      'M360 790Q500 770 830 776Q1160 766 1300 780Q1180 800 830 806Q500 806 360 790Z',
      mix(palette.coral, palette.cream, 0.35),
    ) +
    ellipse(830, 770, 140, 22, mix(palette.coral, palette.ink, 0.5)) +
    stroke('M600 700L1080 830', palette.wood, 14) +
    at(584, 696, ellipse(0, 0, 70, 26, palette.amber), 1, 16) +
    at(1096, 834, ellipse(0, 0, 70, 26, palette.amber), 1, 16) +
    cornerLeaves(brush, 'left') +
    grasses(
      brush,
      [
        { x: 1500, y: 1005 },
        { x: 1570, y: 1000 },
      ],
      170,
    )
  );
}
