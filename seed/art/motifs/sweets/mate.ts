import { tableTop, wall } from '../../backdrops.ts';
import { pottedPlant } from '../../cafe-things.ts';
import { mix } from '../../colour.ts';
import { shaded } from '../../palette.ts';
import { at, circle, ellipse, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { leaf, steam } from '../food.ts';

/** Draws a gourd of mate with its metal straw. */
export function mate(brush: Brush): string {
  const { palette, random } = brush;
  const gourd = shaded(palette, '#7a4a2f');
  return (
    wall(brush, '#6f8a5a', 'disc', palette.cream) +
    tableTop(brush, '#8f6242') +
    pottedPlant(brush, 250, 900, 380, palette.cream) +
    ellipse(800, 912, 260, 30, palette.ink, 'opacity="0.28"') +
    path('M660 890Q700 860 720 850H880Q900 860 940 890L920 916H680Z', '#c9ced0') +
    path('M590 520Q560 700 650 800Q720 870 800 870Q880 870 950 800Q1040 700 1010 520Z', gourd) +
    path(
      'M930 520Q950 700 860 862Q910 850 950 800Q1040 700 1010 520Z',
      palette.ink,
      'opacity="0.18"',
    ) +
    repeat(6, (index) =>
      path(
        `M${640 + index * 56} 700l28 -44l28 44l-28 44Z`,
        'none',
        `stroke="${mix(gourd, palette.cream, 0.5)}" stroke-width="6"`,
      ),
    ) +
    ellipse(800, 520, 212, 54, '#c9ced0') +
    ellipse(800, 512, 190, 44, '#5f8f3f') +
    path('M620 512Q700 420 800 470Q760 520 700 548Q640 540 620 512Z', '#7fae50') +
    repeat(40, () =>
      circle(
        random.between(640, 900),
        random.between(486, 536),
        random.between(3, 6),
        random.pick(['#7fae50', '#4a7530', '#a3c873']),
      ),
    ) +
    stroke('M850 520L1030 210L1110 200', '#dfe3e3', 24) +
    stroke('M846 516L1026 206', '#ffffff', 7, 'opacity="0.6"') +
    circle(950, 346, 24, '#d9a441') +
    at(740, 440, steam(brush, 130)) +
    rect(1200, 480, 210, 430, shaded(palette, palette.teal), 40) +
    rect(1230, 390, 150, 100, '#c9ced0', 20) +
    rect(1350, 500, 40, 390, palette.ink, 20, 'opacity="0.16"') +
    rect(1224, 520, 22, 350, '#ffffff', 11, 'opacity="0.25"') +
    stroke('M1200 600Q1130 640 1130 700T1200 800', '#c9ced0', 20) +
    repeat(3, (index) =>
      at(
        480 + index * 40,
        900,
        leaf(brush, 130, index % 2 === 0 ? palette.leaf : palette.leafDark),
        1,
        -20 - index * 26,
      ),
    )
  );
}
