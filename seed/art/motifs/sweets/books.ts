import { tableTop } from '../../backdrops.ts';
import { pendant } from '../../bar-things.ts';
import { cup } from '../../cafe-things.ts';
import { mix } from '../../colour.ts';
import { shaded } from '../../palette.ts';
import { artWidth, ellipse, glow, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';

/** Draws walls of books, with an open one next to a cup. */
export function books(brush: Brush): string {
  const { palette, random } = brush;
  const wood = shaded(palette, '#7d4d34');
  const covers = [
    palette.coral,
    palette.amber,
    palette.teal,
    palette.cream,
    '#7a4a6a',
    '#3f6f8a',
    '#a8443a',
    '#5f7d4a',
  ];
  let shelves = '';
  for (let row = 0; row < 4; row += 1) {
    const foot = 184 + row * 188;
    for (let x = 20; x < 1590;) {
      const width = random.between(26, 54);
      const height = random.between(108, 156);
      const fill = shaded(palette, random.pick(covers));
      if (random.chance(0.06)) {
        x += 60;
        continue;
      }
      shelves +=
        rect(x, foot - height, width - 3, height, fill, 3) +
        rect(x, foot - height * 0.8, width - 3, 8, palette.cream, 0, 'opacity="0.55"') +
        rect(x, foot - height * 0.28, width - 3, 5, palette.cream, 0, 'opacity="0.45"');
      x += width;
    }
    shelves +=
      rect(0, foot, artWidth, 18, wood) +
      rect(0, foot + 16, artWidth, 8, palette.ink, 0, 'opacity="0.3"');
  }
  return (
    rect(0, 0, artWidth, 1000, mix(wood, palette.ink, 0.45)) +
    shelves +
    glow(brush, { x: 800, y: 420 }, 720, palette.lamp, 0.5) +
    stroke('M180 40V720M260 40V720', mix(wood, palette.cream, 0.4), 14) +
    repeat(7, (index) => rect(180, 110 + index * 92, 80, 12, mix(wood, palette.cream, 0.4))) +
    pendant(brush, 800, 170, 90, palette.coral) +
    tableTop(brush, '#a8714a') +
    ellipse(680, 900, 400, 26, palette.ink, 'opacity="0.25"') +
    path(
      'M680 880Q500 810 290 850L330 680Q520 650 680 720Q840 650 1030 680L1070 850Q860 810 680 880Z',
      '#fbf1dd',
    ) +
    path(
      'M680 880Q500 810 290 850L284 872Q500 836 680 904Q860 836 1076 872L1070 850Q860 810 680 880Z',
      shaded(palette, palette.coral),
    ) +
    stroke('M680 722V880', palette.ink, 5, 'opacity="0.3"') +
    repeat(5, (row) =>
      stroke(
        `M${372 - row * 6} ${712 + row * 26}Q520 ${690 + row * 25} 640 ${740 + row * 24}M${990 + row * 6} ${712 + row * 26}Q840 ${690 + row * 25} 720 ${740 + row * 24}`,
        '#a3917a',
        5,
        'opacity="0.6"',
      ),
    ) +
    path('M900 690L940 686L960 900L934 880L912 902Z', palette.teal) +
    cup(brush, 1270, 910, 220, palette.teal)
  );
}
