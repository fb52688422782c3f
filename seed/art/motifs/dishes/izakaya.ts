import { tableTop, wall } from '../../backdrops.ts';
import { mix } from '../../colour.ts';
import { lantern } from '../../gathering.ts';
import { at, circle, ellipse, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { leaf } from '../food.ts';

/** Draws skewers and slices under red lanterns. */
export function izakaya(brush: Brush): string {
  const { palette } = brush;
  const cloth = mix('#1f4f77', palette.ink, 0.2);
  const skewer = (x: number) =>
    rect(x - 5, 520, 10, 360, '#e2c38f', 5) +
    repeat(
      4,
      (index) =>
        circle(x, 580 + index * 66, 40, index % 2 === 0 ? '#a85a32' : '#c97b3e') +
        ellipse(x - 10, 566 + index * 66, 16, 9, palette.cream, 'opacity="0.35"'),
    );
  return (
    wall(brush, '#3c2a3d', 'disc', '#c0392f') +
    repeat(
      5,
      (index) =>
        path(
          `M${200 + index * 244} 0H${436 + index * 244}V300Q${318 + index * 244} 316 ${200 + index * 244} 300Z`,
          index % 2 === 0 ? cloth : mix(cloth, palette.cream, 0.12),
        ) +
        repeat(2, (row) =>
          stroke(
            `M${220 + index * 244} ${150 + row * 70}q30 -40 60 0t60 0t60 0`,
            palette.cream,
            9,
            'opacity="0.75"',
          ),
        ),
    ) +
    rect(0, 0, 1600, 40, palette.wood) +
    lantern(brush, 330, 420, 100, '#d9402f') +
    lantern(brush, 1270, 420, 100, '#d9402f') +
    tableTop(brush, '#7c4a30') +
    rect(420, 800, 760, 60, '#caa06a', 10) +
    rect(470, 860, 50, 40, '#a87f4c') +
    rect(1080, 860, 50, 40, '#a87f4c') +
    at(0, -80, skewer(560) + skewer(660) + skewer(760)) +
    repeat(6, (index) =>
      at(
        860 + index * 52,
        780,
        path('M-40 20Q-46 -70 10 -84Q60 -70 44 20Z', index % 2 === 0 ? '#f39b83' : '#fbe3d6') +
          stroke('M-26 6Q-20 -50 14 -66M0 12Q6 -40 30 -50', palette.cream, 6, 'opacity="0.8"'),
      ),
    ) +
    at(1160, 790, leaf(brush, 110), 1, -60) +
    at(1176, 790, leaf(brush, 110, palette.leafDark), 1, -110) +
    ellipse(300, 868, 96, 26, '#20323f') +
    ellipse(300, 860, 72, 16, '#3b1d16')
  );
}
