import { mix } from '../../colour.ts';
import { hills, tree } from '../../land.ts';
import { shaded } from '../../palette.ts';
import { sky } from '../../sky.ts';
import { artWidth, circle, ellipse, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';

/** Draws the concrete hall of the arts centre with its sculptures. */
export function concreteHall(brush: Brush): string {
  const { palette } = brush;
  const concrete = shaded(palette, '#d6cdbf');
  const dark = mix(concrete, palette.ink, 0.4);
  return (
    sky(brush, { horizon: 700, sun: { x: 330, y: 200 } }) +
    hills(brush, 720, 2, 220, 0.6) +
    repeat(6, (index) =>
      tree(brush, index < 3 ? index * 110 : 1270 + (index - 3) * 120, 740, 300),
    ) +
    rect(250, 460, 1100, 290, mix(palette.seaNear, palette.ink, 0.25)) +
    repeat(12, (index) => rect(250 + index * 98, 460, 12, 290, concrete)) +
    repeat(4, (index) => rect(360 + index * 270, 560, 76, 190, palette.lamp, 0, 'opacity="0.5"')) +
    path('M130 300H1470L1400 470H200Z', concrete) +
    path('M200 470H1400L1390 496H210Z', dark) +
    repeat(13, (index) =>
      stroke(`M${190 + index * 102} 306L${240 + index * 94} 466`, dark, 5, 'opacity="0.5"'),
    ) +
    path('M620 300L700 160H900L980 300Z', mix(concrete, palette.ink, 0.14)) +
    rect(0, 745, artWidth, 270, palette.leaf) +
    path('M660 750H940L1240 1010H360Z', palette.sand) +
    ellipse(330, 930, 130, 20, palette.ink, 'opacity="0.2"') +
    rect(250, 850, 160, 80, concrete, 6) +
    path(
      'M330 850C230 780 260 620 350 640C430 660 380 740 340 730C400 760 420 820 330 850Z',
      palette.coral,
    ) +
    ellipse(1270, 930, 140, 20, palette.ink, 'opacity="0.2"') +
    rect(1190, 850, 160, 80, concrete, 6) +
    circle(1270, 750, 100, palette.teal) +
    circle(1296, 736, 52, palette.leaf)
  );
}
