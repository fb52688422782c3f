import { bayView, tableEdge, tableTop } from '../../backdrops.ts';
import { cup } from '../../cafe-things.ts';
import { mix } from '../../colour.ts';
import { shaded } from '../../palette.ts';
import { canoe } from '../../shore.ts';
import { at, circle, ellipse, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';

/** Draws a heron at the canal, with boats leaving. */
export function heron(brush: Brush): string {
  const { palette } = brush;
  const feather = shaded(palette, '#f7f3ea');
  return (
    bayView(brush, 380) +
    repeat(
      5,
      (index) =>
        rect(
          150 + index * 150,
          330 - (index % 2) * 20,
          90,
          60 + (index % 2) * 20,
          shaded(
            palette,
            [palette.coral, palette.amber, palette.cream, palette.teal, '#d98fa0'][index] ??
              palette.cream,
          ),
        ) +
        path(
          `M${140 + index * 150} ${332 - (index % 2) * 20}l55 -44l55 44Z`,
          shaded(palette, palette.roof),
        ),
    ) +
    at(1180, 520, canoe(brush, 0, 0, 330, palette.coral)) +
    at(420, 560, canoe(brush, 0, 0, 240, palette.teal)) +
    tableTop(brush, '#a8764c') +
    repeat(7, (index) =>
      rect(index * 250 - 30, tableEdge - 4, 5, 260, palette.ink, 0, 'opacity="0.2"'),
    ) +
    rect(640, 640, 70, 200, palette.wood, 8) +
    ellipse(675, 640, 36, 12, mix(palette.wood, palette.cream, 0.3)) +
    stroke('M660 640V540M694 640L700 540', '#d98a3c', 9) +
    path('M560 560Q520 400 660 350Q760 330 800 460Q800 540 720 560Q640 580 560 560Z', feather) +
    path('M560 560Q480 600 430 660Q560 640 660 560Z', mix(feather, palette.ink, 0.12)) +
    path(
      'M560 560Q600 430 740 440Q760 520 690 550Q620 570 560 560Z',
      mix(feather, palette.teal, 0.3),
    ) +
    stroke('M760 430Q850 370 790 290T850 170', feather, 38) +
    circle(856, 166, 36, feather) +
    path('M870 146L1030 176L872 188Z', '#e8a33a') +
    circle(868, 158, 7, palette.ink) +
    path('M838 136Q780 110 730 130Q790 132 830 152Z', palette.ink) +
    cup(brush, 1180, 900, 230, palette.coral) +
    ellipse(370, 910, 180, 24, palette.cream) +
    rect(230, 850, 280, 52, '#d99a52', 22) +
    rect(230, 836, 280, 22, '#79b356', 10) +
    path('M240 836Q250 760 370 756Q490 760 500 836Z', '#c98745')
  );
}
