import { mix } from '../../colour.ts';
import { beam } from '../../scenes/light-beam.ts';
import { artWidth, at, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';

/** Draws two masks in the dark of an independent theatre. */
export function masks(brush: Brush): string {
  const { palette } = brush;
  const mask = (colour: string, smiles: boolean) =>
    path('M-170 -220Q0 -280 170 -220Q200 60 0 250Q-200 60 -170 -220Z', colour) +
    path('M40 -246Q120 -240 170 -220Q200 60 0 250Q130 20 40 -246Z', palette.ink, 'opacity="0.14"') +
    path(
      'M-120 -70Q-80 -120 -34 -74Q-76 -50 -120 -70ZM120 -70Q80 -120 34 -74Q76 -50 120 -70Z',
      '#1c1418',
    ) +
    stroke(
      smiles
        ? 'M-130 -130Q-80 -168 -30 -136M130 -130Q80 -168 30 -136'
        : 'M-130 -120Q-80 -140 -34 -168M130 -120Q80 -140 34 -168',
      '#1c1418',
      14,
    ) +
    path('M0 -60L-24 30H24Z', palette.ink, 'opacity="0.2"') +
    path(
      smiles
        ? 'M-100 70Q0 120 100 70Q70 190 0 190Q-70 190 -100 70Z'
        : 'M-80 160Q0 40 80 160Q0 110 -80 160Z',
      '#1c1418',
    );
  return (
    rect(0, 0, artWidth, 1000, mix('#191820', palette.ink, 0.2)) +
    beam(brush, 520, -60, 560, 900, 460, palette.lamp, 0.7) +
    beam(brush, 1090, -60, 1050, 900, 460, '#d9577a', 0.6) +
    repeat(9, (index) => rect(index * 200 - 20, 0, 8, 780, '#000000', 0, 'opacity="0.3"')) +
    stroke('M560 -10V200M1060 -10V240', palette.cream, 5, 'opacity="0.6"') +
    at(560, 430, mask('#f3dfb8', true), 1.05, -7) +
    at(1060, 470, mask(palette.coral, false), 1.05, 7) +
    rect(0, 800, artWidth, 210, '#100f14') +
    repeat(
      8,
      (index) =>
        rect(70 + index * 196, 820, 130, 120, mix(palette.coral, '#100f14', 0.55), 26) +
        rect(60 + index * 196, 910, 150, 100, mix(palette.coral, '#100f14', 0.7), 14),
    )
  );
}
