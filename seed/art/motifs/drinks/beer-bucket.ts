import { bayView, tableTop } from '../../backdrops.ts';
import { bottle } from '../../bar-things.ts';
import { mix } from '../../colour.ts';
import { at, ellipse, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { leaf, steam } from '../food.ts';

/** Draws a bucket of bottles and steaming clams by the bay at sunset. */
export function beerBucket(brush: Brush): string {
  const { palette } = brush;
  const steel = '#a9bcc0';
  const clam = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      path('M-46 10Q-50 -40 0 -46Q50 -40 46 10Z', '#d8c3a0') +
        path('M-46 10Q0 -10 46 10Q40 34 0 36Q-40 34 -46 10Z', '#a98b66') +
        stroke('M-24 -2L-14 -34M0 -4V-42M24 -2L14 -34', '#a98b66', 4),
      1,
      turn,
    );
  return (
    bayView(brush, 440) +
    tableTop(brush, '#a86f48') +
    ellipse(560, 916, 260, 30, palette.ink, 'opacity="0.3"') +
    repeat(4, (index) =>
      at(
        440 + index * 84,
        660,
        bottle(0, 0, 300, index % 2 === 0 ? '#7a4326' : '#2f7d57', palette.cream, 0),
        1,
        -14 + index * 9,
      ),
    ) +
    repeat(6, (index) =>
      at(
        410 + index * 62,
        648,
        rect(-30, -26, 60, 52, index % 2 === 0 ? '#e6f3f5' : '#ffffff', 10),
        1,
        index * 23,
      ),
    ) +
    path('M340 650H780L730 910H390Z', steel) +
    path('M680 650H780L730 910H640Z', palette.ink, 'opacity="0.14"') +
    rect(326, 636, 468, 26, mix(steel, palette.cream, 0.5), 12) +
    path('M372 800H748L742 836H378Z', palette.coral) +
    ellipse(1120, 910, 300, 36, palette.ink, 'opacity="0.25"') +
    path('M830 800H1410Q1390 900 1240 910H1000Q850 900 830 800Z', '#3a4a50') +
    ellipse(1120, 800, 290, 40, '#57696f') +
    clam(930, 790, -10) +
    clam(1030, 776, 12) +
    clam(1130, 784, -6) +
    clam(1230, 776, 14) +
    clam(1316, 792, -8) +
    clam(980, 746, 8) +
    clam(1084, 736, -12) +
    clam(1186, 738, 6) +
    clam(1270, 752, 18) +
    at(1120, 690, leaf(brush, 90), 1, -30) +
    at(1120, 640, steam(brush, 150))
  );
}
