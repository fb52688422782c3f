import { nightGarden } from '../../backdrops.ts';
import { shaded } from '../../palette.ts';
import { at, circle, ellipse, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { leaf } from '../food.ts';
import { speaker } from '../instruments.ts';

/** Draws loudspeakers stacked as in Jamaica, a record and a pot of mint. */
export function soundSystem(brush: Brush): string {
  const { palette } = brush;
  const green = '#3f8f4f';
  const yellow = '#e8b23a';
  const red = '#c8402f';
  return (
    nightGarden(brush) +
    ellipse(800, 920, 640, 40, palette.ink, 'opacity="0.35"') +
    at(330, 180, speaker(brush, 290, 230, red)) +
    at(330, 414, speaker(brush, 290, 240, yellow)) +
    at(330, 658, speaker(brush, 290, 260, green)) +
    at(980, 180, speaker(brush, 290, 230, green)) +
    at(980, 414, speaker(brush, 290, 240, yellow)) +
    at(980, 658, speaker(brush, 290, 260, red)) +
    rect(640, 700, 320, 210, shaded(palette, '#7a4a32'), 10) +
    ellipse(800, 700, 156, 52, '#15181c') +
    ellipse(800, 700, 110, 36, 'none', 'stroke="#3a4046" stroke-width="5"') +
    ellipse(800, 700, 54, 18, yellow) +
    stroke('M940 660L930 700L850 716', palette.cream, 9) +
    repeat(3, (index) => circle(700 + index * 100, 820, 26, [red, yellow, green][index] ?? red)) +
    at(
      800,
      520,
      path(
        'M0 -110C76 -110 110 -60 110 0S76 110 0 110S-110 60 -110 0S-76 -110 0 -110Z',
        '#15181c',
      ) +
        circle(0, 0, 40, red) +
        circle(0, 0, 10, palette.cream) +
        circle(0, 0, 76, 'none', 'stroke="#3a4046" stroke-width="5"'),
    ) +
    path('M180 800H290L276 920H194Z', palette.roof) +
    repeat(9, (index) =>
      at(235, 804, leaf(brush, 110, index % 2 === 0 ? '#58a65c' : '#3f8a4a'), 1, -160 + index * 17),
    ) +
    path('M1330 800H1440L1426 920H1344Z', palette.roof) +
    repeat(9, (index) =>
      at(
        1385,
        804,
        leaf(brush, 110, index % 2 === 0 ? '#58a65c' : '#3f8a4a'),
        1,
        -160 + index * 17,
      ),
    )
  );
}
