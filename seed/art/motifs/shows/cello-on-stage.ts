import { litStage } from '../../backdrops.ts';
import { mix } from '../../colour.ts';
import { at, ellipse, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { cello } from '../instruments.ts';

/** Draws red velvet on both sides and above. */
function curtains(brush: Brush): string {
  const { palette } = brush;
  const velvet = '#96302d';
  const side = repeat(4, (fold) =>
    path(
      `M${150 - fold * 52} -10H${260 - fold * 52}C${250 - fold * 40} 400 ${190 - fold * 30} 700 ${200 - fold * 44} 1010H${90 - fold * 44}Z`,
      fold % 2 === 0 ? mix(velvet, palette.ink, 0.3) : velvet,
    ),
  );
  return (
    side +
    `<g transform="translate(1600 0) scale(-1 1)">${side}</g>` +
    repeat(
      9,
      (index) =>
        path(
          `M${index * 180 - 10} -10h200q-10 140 -100 140t-100 -140Z`,
          index % 2 === 0 ? velvet : mix(velvet, palette.ink, 0.24),
        ) + stroke(`M${index * 180 - 4} 4q10 120 94 120t94 -120`, palette.amber, 6),
    )
  );
}

/** Draws a cello on the lit stage of the old theatre, between the theatre boxes. */
export function celloOnStage(brush: Brush): string {
  const { palette } = brush;
  const gilt = '#c9963f';
  return (
    litStage(brush, '#7a3530', [palette.amber, palette.cream, palette.amber]) +
    repeat(3, (row) =>
      repeat(2, (column) => {
        const y = 190 + row * 190;
        const box =
          path(`M0 0V-90A70 60 0 0 1 140 -90V0Z`, '#3a1715') +
          ellipse(70, -30, 50, 60, palette.lamp, 'opacity="0.35"') +
          path('M-14 0H154V50Q70 74 -14 50Z', gilt) +
          repeat(6, (index) => rect(2 + index * 26, 10, 10, 34, mix(gilt, palette.ink, 0.35), 4));
        return (
          at(230 + column * 170, y + column * 26, box) +
          at(1230 - column * 170, y + column * 26, box)
        );
      }),
    ) +
    ellipse(800, 900, 300, 44, palette.cream, 'opacity="0.4"') +
    path(
      'M640 700H760V880M640 700V880M640 690V540',
      'none',
      `stroke="${palette.ink}" stroke-width="16" stroke-linejoin="round"`,
    ) +
    rect(630, 690, 140, 22, palette.coral, 8) +
    at(860, 530, cello(brush), 0.95, 8) +
    stroke('M1010 350L1060 880', palette.cream, 7) +
    curtains(brush)
  );
}
