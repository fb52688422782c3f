import { bayView } from '../../backdrops.ts';
import { artWidth, circle, ellipse, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { neon } from './neon.ts';

/** Draws two turntables before a wall of glass and the sea at first light. */
export function turntables(brush: Brush): string {
  const { palette } = brush;
  const deck = (x: number, label: string) =>
    path(`M${x - 270} 900L${x - 220} 700H${x + 220}L${x + 270} 900Z`, '#2d333b') +
    ellipse(x - 30, 796, 188, 76, '#12161b') +
    repeat(
      3,
      (ring) =>
        `<ellipse cx="${x - 30}" cy="796" rx="${90 + ring * 32}" ry="${36 + ring * 13}" fill="none" stroke="#3c444d" stroke-width="4"/>`,
    ) +
    ellipse(x - 30, 796, 64, 26, label) +
    ellipse(x - 30, 796, 10, 5, palette.cream) +
    stroke(`M${x + 196} 730L${x + 176} 800L${x + 70} 836`, '#c9ced0', 12) +
    circle(x + 196, 730, 22, '#c9ced0') +
    rect(x - 230, 868, 60, 18, label, 8);
  return (
    bayView(brush, 470) +
    repeat(5, (index) => rect(index * 400 - 8, 0, 16, 700, palette.ink)) +
    repeat(4, (index) =>
      path(
        `M${40 + index * 400} 700L${180 + index * 400} 0H${250 + index * 400}L${110 + index * 400} 700Z`,
        '#ffffff',
        'opacity="0.1"',
      ),
    ) +
    repeat(5, (index) =>
      rect(0, 26 + index * 15, artWidth, 7, neon[index] ?? palette.coral, 3, 'opacity="0.85"'),
    ) +
    rect(0, 680, artWidth, 330, '#1a1f29') +
    rect(0, 680, artWidth, 10, neon[3], 0, 'opacity="0.8"') +
    deck(430, palette.coral) +
    deck(1170, palette.teal) +
    path('M690 910L706 690H894L910 910Z', '#3a424c') +
    repeat(3, (column) =>
      repeat(
        3,
        (row) =>
          circle(744 + column * 56, 722 + row * 44, 15, neon[(row + column) % 5] ?? palette.coral) +
          rect(742 + column * 56, 708 + row * 44, 4, 14, palette.cream),
      ),
    ) +
    repeat(
      3,
      (column) =>
        rect(740 + column * 56, 840, 8, 54, '#12161b') +
        rect(728 + column * 56, 852 + column * 12, 32, 16, palette.cream, 4),
    ) +
    rect(0, 940, artWidth, 70, '#12161b') +
    repeat(24, (index) =>
      rect(
        30 + index * 66,
        956 + (index % 4) * 6,
        40,
        60,
        neon[index % 5] ?? palette.coral,
        6,
        'opacity="0.75"',
      ),
    )
  );
}
