import { tableTop, wall } from '../../backdrops.ts';
import { awning } from '../../houses.ts';
import { at, circle, ellipse, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';

/** Draws three scoops in a cone before the shop's lidded tubs. */
export function gelato(brush: Brush): string {
  const { palette } = brush;
  const scoop = (x: number, y: number, colour: string) =>
    circle(x, y, 140, colour) +
    repeat(5, (index) => circle(x - 112 + index * 56, y + 92, 40, colour)) +
    circle(x - 50, y - 56, 32, '#ffffff', 'opacity="0.35"') +
    path(
      `M${x + 40} ${y - 134}A140 140 0 0 1 ${x + 70} ${y + 120}Q${x + 110} ${y} ${x + 40} ${y - 134}Z`,
      palette.ink,
      'opacity="0.1"',
    );
  return (
    wall(brush, '#f2b8a0', 'disc', palette.cream) +
    awning(brush, -10, -10, 1620, 130, palette.teal) +
    tableTop(brush, '#e9d2ae') +
    repeat(4, (index) => {
      const x = [190, 410, 1190, 1410][index] ?? 190;
      return (
        rect(x - 96, 730, 192, 190, '#c9d3d4', 16) +
        rect(x + 40, 730, 50, 190, palette.ink, 12, 'opacity="0.1"') +
        ellipse(x, 730, 104, 22, '#aebcbe') +
        path(`M${x - 96} 726Q${x} 640 ${x + 96} 726Z`, '#dfe7e7') +
        circle(x, 678, 16, palette.coral)
      );
    }) +
    path('M640 600H960L800 980Z', '#d99a52') +
    repeat(6, (index) =>
      stroke(
        `M${660 + index * 56} 604L${730 + index * 26} ${960 - Math.abs(index - 2) * 90}M${940 - index * 56} 604L${870 - index * 26} ${960 - Math.abs(index - 2) * 90}`,
        '#b5763a',
        6,
        'opacity="0.6"',
      ),
    ) +
    scoop(690, 500, '#b0527f') +
    scoop(910, 500, '#f2c14e') +
    scoop(800, 320, '#fff1dc') +
    rect(626, 580, 348, 50, '#e8b36a', 22) +
    path('M900 270L1010 110L1040 124L940 290Z', '#c98745') +
    circle(790, 180, 40, palette.coral) +
    stroke('M790 142Q800 100 840 90', palette.leafDark, 8) +
    repeat(9, (index) =>
      at(
        720 + (index % 3) * 70,
        260 + Math.floor(index / 3) * 44,
        rect(
          -12,
          -4,
          24,
          8,
          [palette.coral, palette.teal, palette.amber][index % 3] ?? palette.coral,
          4,
        ),
        1,
        index * 40,
      ),
    )
  );
}
