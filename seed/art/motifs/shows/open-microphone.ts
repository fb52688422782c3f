import { bricks } from '../../backdrops.ts';
import { mix } from '../../colour.ts';
import { beam } from '../../scenes/light-beam.ts';
import { artWidth, at, circle, ellipse, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';

/** Draws a stool and a microphone in front of a brick wall. */
export function openMicrophone(brush: Brush): string {
  const { palette } = brush;
  const steel = mix(palette.cream, palette.ink, 0.25);
  return (
    bricks(brush, '#a8553f') +
    rect(0, 0, artWidth, 1000, palette.ink, 0, 'opacity="0.35"') +
    beam(brush, 800, -60, 800, 900, 900, palette.lamp, 0.75) +
    circle(800, 440, 350, palette.lamp, 'opacity="0.22"') +
    rect(0, 810, artWidth, 200, mix(palette.wood, palette.ink, 0.4)) +
    ellipse(800, 880, 470, 64, palette.lamp, 'opacity="0.55"') +
    ellipse(640, 904, 120, 16, palette.ink, 'opacity="0.4"') +
    rect(620, 270, 18, 620, steel, 6) +
    ellipse(629, 894, 100, 20, steel) +
    at(
      648,
      250,
      path('M-34 -20H34L20 150H-20Z', '#20272b') +
        path('M-44 -30Q-56 -140 0 -142Q56 -140 44 -30Z', '#c9ced0') +
        repeat(4, (index) =>
          stroke(`M-46 ${-112 + index * 24}H46`, palette.ink, 4, 'opacity="0.4"'),
        ) +
        rect(-46, -36, 92, 18, '#8f9a9e', 6),
      1,
      28,
    ) +
    ellipse(960, 900, 190, 18, palette.ink, 'opacity="0.4"') +
    stroke(
      'M880 590L820 896M1040 590L1100 896M930 596L900 880M990 596L1020 880M846 760H1074',
      mix(palette.wood, palette.ink, 0.15),
      18,
    ) +
    ellipse(960, 590, 130, 30, palette.wood) +
    ellipse(960, 578, 130, 30, palette.coral) +
    path('M910 470H984L974 574H920Z', palette.cream, 'opacity="0.55"') +
    path('M914 510H980L974 570H920Z', mix(palette.teal, palette.cream, 0.6), 'opacity="0.8"')
  );
}
