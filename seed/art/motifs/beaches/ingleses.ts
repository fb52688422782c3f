import { shaded } from '../../palette.ts';
import { canoe } from '../../shore.ts';
import { circle, rect, repeat } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { openSea, shoreline, sunshades } from '../coast.ts';

/** Draws a wide curved bay of warm water with the town along it and a net in the sea. */
export function ingleses(brush: Brush): string {
  const { palette } = brush;
  return (
    openSea(brush, 360) +
    shoreline(brush, {
      line: [
        [1640, 300],
        [1340, 330],
        [1060, 410],
        [860, 530],
        [760, 690],
        [760, 850],
        [830, 1010],
      ],
      behind: [[1640, 1010]],
      inland: [200, 60],
    }) +
    repeat(14, (index) => {
      const depth = index / 13;
      const x = 1560 - depth * 420 + (index % 2) * 90;
      const foot = 390 + depth * 600;
      const high = 70 + depth * 190 + (index % 3) * 34;
      const wide = 54 + depth * 92;
      return (
        rect(
          x,
          foot - high,
          wide,
          high,
          shaded(
            palette,
            [palette.wall, palette.cream, '#e8b79a', '#a9cfca'][index % 4] ?? palette.wall,
          ),
          4,
        ) +
        repeat(4, (row) =>
          repeat(3, (column) =>
            rect(
              x + wide * (0.14 + column * 0.28),
              foot - high + (high * (row + 0.5)) / 5,
              wide * 0.16,
              high * 0.09,
              palette.seaNear,
            ),
          ),
        )
      );
    }) +
    sunshades(
      brush,
      [
        [1340, 380],
        [1210, 410],
        [1110, 450],
        [1020, 510],
        [950, 590],
        [920, 690],
        [900, 800],
        [960, 910],
        [1040, 760],
        [1060, 640],
      ],
      50,
    ) +
    repeat(30, (index) => {
      const angle = (index / 30) * Math.PI * 1.75 + 0.3;
      return circle(
        420 + Math.cos(angle) * 220,
        620 + Math.sin(angle) * 110,
        9,
        index % 2 === 0 ? palette.coral : palette.cream,
      );
    }) +
    canoe(brush, 300, 560, 170, palette.amber, 6) +
    canoe(brush, 590, 720, 200, palette.coral, -8)
  );
}
