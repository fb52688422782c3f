import { mix } from '../../colour.ts';
import { bunting } from '../../gathering.ts';
import { hills } from '../../land.ts';
import { sky } from '../../sky.ts';
import { at, circle, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { sea } from '../../water.ts';

/** Draws boards planted in the crest of a dune, their tracks down to the viewer. */
export function sandboards(brush: Brush): string {
  const { palette } = brush;
  const board = (fill: string, trim: string) =>
    path('M0 -250Q70 -240 66 -120V120Q60 200 0 204Q-60 200 -66 120V-120Q-70 -240 0 -250Z', fill) +
    path('M-66 -80H66V-20H-66ZM-66 20H66V50H-66Z', trim) +
    rect(-40, 80, 80, 26, palette.ink, 8) +
    rect(-40, -150, 80, 26, palette.ink, 8);
  return (
    sky(brush, { horizon: 460, sun: { x: 1250, y: 200 } }) +
    hills(brush, 470, 2, 110, 0.5) +
    sea(brush, 440, 540) +
    path('M-10 560C260 470 520 430 800 440S1340 560 1610 520V1010H-10Z', palette.sandShade) +
    path('M-10 700C300 600 560 560 880 600S1380 700 1610 660V1010H-10Z', palette.sand) +
    path(
      'M880 600C1100 640 1380 700 1610 660V1010H1000Q1060 780 880 600Z',
      palette.sandShade,
      'opacity="0.7"',
    ) +
    stroke(
      'M700 640Q620 760 720 1010M780 650Q760 780 900 1010M1010 660Q1120 780 1180 1010',
      mix(palette.sandShade, palette.ink, 0.1),
      16,
      'opacity="0.6"',
    ) +
    bunting(brush, 100, 320, 560, 300, 40, 9) +
    bunting(brush, 1040, 300, 1500, 330, 40, 9) +
    rect(92, 300, 16, 330, palette.wood) +
    rect(1492, 310, 16, 320, palette.wood) +
    rect(552, 280, 16, 300, palette.wood) +
    rect(1032, 280, 16, 320, palette.wood) +
    at(560, 560, board(palette.coral, palette.cream), 0.95, -12) +
    at(800, 520, board(palette.teal, palette.amber), 1.1, 3) +
    at(1050, 570, board(palette.amber, palette.coral), 0.95, 13) +
    path('M420 700Q560 640 700 690T980 690T1200 716L1180 760H430Z', palette.sand) +
    repeat(10, (index) => circle(450 + index * 78, 716 + (index % 3) * 12, 7, palette.sandShade))
  );
}
