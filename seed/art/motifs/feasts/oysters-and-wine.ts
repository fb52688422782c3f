import { bayView, tableTop } from '../../backdrops.ts';
import { at, circle, ellipse, path, rect, repeat } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { lemon, oyster } from '../food.ts';

/** Draws a plate of oysters and a glass, the lines of the farm behind. */
export function oystersAndWine(brush: Brush): string {
  const { palette } = brush;
  return (
    bayView(brush, 380) +
    repeat(5, (row) =>
      repeat(13, (index) =>
        ellipse(
          index * 140 - row * 30,
          440 + row * row * 14 + row * 22,
          16 + row * 5,
          9 + row * 3,
          [palette.cream, palette.coral, palette.amber][(index + row) % 3] ?? palette.cream,
        ),
      ),
    ) +
    tableTop(brush, '#b58255') +
    rect(250, 420, 150, 490, '#2f5a48', 40) +
    rect(292, 230, 66, 220, '#2f5a48', 16) +
    rect(286, 210, 78, 70, palette.amber, 12) +
    rect(250, 600, 150, 200, palette.cream) +
    circle(325, 690, 50, palette.coral) +
    rect(272, 450, 26, 430, '#ffffff', 12, 'opacity="0.2"') +
    ellipse(590, 918, 140, 20, palette.cream, 'opacity="0.8"') +
    rect(581, 690, 18, 228, palette.cream, 0, 'opacity="0.8"') +
    path('M470 360H710Q760 680 590 700Q420 680 470 360Z', palette.cream, 'opacity="0.3"') +
    path('M452 500H728Q740 680 590 694Q440 680 452 500Z', '#f1dd8a', 'opacity="0.92"') +
    ellipse(590, 500, 138, 20, '#f8ecb4') +
    path('M490 390Q476 540 520 630H500Q452 540 470 390Z', '#ffffff', 'opacity="0.5"') +
    ellipse(1090, 914, 400, 44, palette.ink, 'opacity="0.22"') +
    ellipse(1090, 890, 400, 60, '#dfe8ea') +
    ellipse(1090, 876, 360, 44, '#f3f8f8') +
    repeat(5, (index) =>
      at(
        830 + index * 130,
        810 - Math.sin((index / 4) * Math.PI) * 30,
        oyster(brush),
        1.25,
        -34 + index * 17,
      ),
    ) +
    at(1090, 880, lemon(brush, 62)) +
    at(960, 894, lemon(brush, 48))
  );
}
