import { palm } from '../../land.ts';
import { hillTone } from '../../palette.ts';
import { canoe, sailboat } from '../../shore.ts';
import { path, repeat } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { openSea, shoreline, waves } from '../coast.ts';
import type { Outline } from '../coast.ts';
import { house } from './house.ts';

/** Draws kilometres of pale sand and the island of the same name. */
export function campeche(brush: Brush): string {
  const { palette } = brush;
  const outline: Outline = {
    line: [
      [420, 1010],
      [520, 860],
      [680, 690],
      [880, 540],
      [1110, 420],
      [1370, 330],
      [1640, 285],
    ],
    behind: [[1640, 1010]],
    inland: [190, 110],
  };
  return (
    openSea(brush, 1120) +
    path('M230 400Q330 300 480 310Q640 300 760 400Q500 420 230 400Z', hillTone(palette, 0.8)) +
    path('M480 310Q640 300 760 400L620 408Q560 360 480 310Z', palette.ink, 'opacity="0.16"') +
    path('M300 398Q500 384 690 402L640 416Q460 420 330 414Z', palette.sand) +
    shoreline(brush, outline) +
    waves(brush, outline, 2) +
    sailboat(brush, 320, 540, 70, palette.cream) +
    canoe(brush, 900, 760, 190, palette.coral, -22) +
    canoe(brush, 1010, 700, 160, palette.teal, -22) +
    repeat(8, (index) =>
      house(
        brush,
        1210 + (index % 4) * 110,
        620 + Math.floor(index / 4) * 150 + (index % 3) * 30,
        60 + Math.floor(index / 4) * 26,
        index % 2 === 0 ? palette.wall : palette.amber,
      ),
    ) +
    palm(brush, 1330, 1010, 380, -40) +
    palm(brush, 1200, 1020, 300, -30)
  );
}
