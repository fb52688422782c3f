import { tableTop, wall } from '../../backdrops.ts';
import { cup } from '../../cafe-things.ts';
import { mix } from '../../colour.ts';
import { shaded } from '../../palette.ts';
import { at, circle, ellipse, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';

/** Draws bobbin lace on its cushion, the blue door behind. */
export function lace(brush: Brush): string {
  const { palette } = brush;
  const blue = shaded(palette, '#2f6fa8');
  const cushion = shaded(palette, '#8f3f4a');
  return (
    wall(brush, '#f0dcc0', 'disc', palette.cream) +
    rect(520, 40, 560, 720, palette.cream, 8) +
    path('M560 760V260A240 200 0 0 1 1040 260V760Z', blue) +
    rect(796, 60, 8, 700, palette.ink, 0, 'opacity="0.3"') +
    repeat(4, (index) =>
      rect(
        600 + (index % 2) * 220,
        300 + Math.floor(index / 2) * 220,
        170,
        180,
        mix(blue, palette.ink, 0.2),
        8,
      ),
    ) +
    circle(780, 540, 12, palette.amber) +
    tableTop(brush, '#b5794c') +
    ellipse(680, 900, 400, 36, palette.ink, 'opacity="0.25"') +
    rect(300, 600, 760, 290, cushion, 140) +
    rect(300, 600, 760, 110, mix(cushion, palette.cream, 0.14), 56) +
    ellipse(330, 745, 40, 130, mix(cushion, palette.ink, 0.25)) +
    ellipse(1030, 745, 40, 130, mix(cushion, palette.ink, 0.25)) +
    path(
      'M500 600H860V760L830 790L800 760L770 790L740 760L710 790L680 760L650 790L620 760L590 790L560 760L530 790L500 760Z',
      palette.cream,
    ) +
    repeat(3, (row) =>
      repeat(
        6,
        (index) =>
          circle(
            530 + index * 60,
            634 + row * 46,
            17,
            'none',
            `stroke="${cushion}" stroke-width="5"`,
          ) + circle(560 + index * 60, 656 + row * 46, 6, cushion),
      ),
    ) +
    repeat(
      9,
      (index) =>
        stroke(
          `M${520 + index * 40} 790Q${510 + index * 42} 840 ${470 + index * 52} 880`,
          palette.cream,
          3,
        ) +
        at(
          470 + index * 52,
          880,
          rect(-7, 0, 14, 66, '#d9a35f', 6) +
            circle(0, 70, 13, '#b5743a') +
            circle(0, 0, 10, '#b5743a'),
          1,
          14 - index * 3.5,
        ),
    ) +
    cup(brush, 1290, 900, 220, blue)
  );
}
