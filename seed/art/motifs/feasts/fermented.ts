import { wall } from '../../backdrops.ts';
import { loaf } from '../../cafe-things.ts';
import { mix } from '../../colour.ts';
import { bunting } from '../../gathering.ts';
import { shaded } from '../../palette.ts';
import { at, circle, ellipse, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';

/** Draws beer, cheese and bread made by hand, on a barrel. */
export function fermented(brush: Brush): string {
  const { palette } = brush;
  const oak = shaded(palette, '#a8683a');
  return (
    wall(brush, '#e3b06a', 'disc', palette.cream) +
    bunting(brush, -20, 60, 820, 100, 70, 16) +
    bunting(brush, 780, 100, 1620, 60, 70, 16) +
    path('M260 720H1340Q1400 860 1350 1010H250Q200 860 260 720Z', oak) +
    repeat(9, (index) =>
      stroke(
        `M${330 + index * 118} 720Q${310 + index * 122} 860 ${330 + index * 118} 1010`,
        mix(oak, palette.ink, 0.35),
        6,
      ),
    ) +
    rect(226, 800, 1150, 34, '#5d6468', 8) +
    rect(216, 940, 1170, 34, '#5d6468', 8) +
    ellipse(800, 722, 550, 66, mix(oak, palette.cream, 0.25)) +
    at(
      470,
      740,
      path('M-110 -330H110L100 0H-100Z', '#e8a52f') +
        path('M-110 -330H110L108 -270H-108Z', '#fff8e8') +
        path(
          'M-124 -320Q-150 -400 -80 -410Q-50 -460 10 -430Q70 -450 90 -400Q150 -390 124 -320Q80 -300 40 -314T-40 -312T-124 -320Z',
          '#fff8e8',
        ) +
        stroke(
          'M112 -260H170Q200 -260 196 -200L186 -110Q180 -70 140 -70H104',
          palette.cream,
          30,
          'opacity="0.8"',
        ) +
        repeat(3, (index) =>
          rect(-70 + index * 56, -260, 26, 230, palette.cream, 12, 'opacity="0.25"'),
        ),
    ) +
    path('M700 560Q860 500 1010 560V700Q860 760 700 700Z', '#e9b548') +
    path('M700 560Q860 620 1010 560Q860 500 700 560Z', '#f6d584') +
    path('M860 584L1010 560V700L860 740Z', '#fbe6ad') +
    circle(900, 640, 18, '#e0b55a') +
    circle(960, 620, 13, '#e0b55a') +
    circle(930, 690, 15, '#e0b55a') +
    loaf(1150, 760, 340, '#b8723a', 0) +
    repeat(
      5,
      (index) =>
        stroke(
          `M${610 + index * 18} 730Q${590 + index * 16} 600 ${560 + index * 34} ${520 - (index % 2) * 20}`,
          '#c9963f',
          6,
        ) +
        repeat(5, (grain) =>
          ellipse(
            562 + index * 34 - grain * 4,
            526 + grain * 20 - (index % 2) * 20,
            8,
            13,
            '#e8bf5a',
          ),
        ),
    )
  );
}
