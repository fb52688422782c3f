import { mix } from '../../colour.ts';
import { hills, tree } from '../../land.ts';
import { shaded } from '../../palette.ts';
import { beam } from '../../scenes/light-beam.ts';
import { sky } from '../../sky.ts';
import { artWidth, at, circle, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';

/** Draws a film under the moon, seen from the blankets. */
export function openAirCinema(brush: Brush): string {
  const { palette } = brush;
  return (
    sky(brush, { horizon: 680, sun: { x: 330, y: 170 }, birds: 0 }) +
    hills(brush, 690, 2, 170, 0.6) +
    repeat(6, (index) =>
      tree(brush, index < 3 ? 40 + index * 110 : 1300 + (index - 3) * 120, 740, 340),
    ) +
    rect(0, 670, artWidth, 340, mix(palette.leafDark, palette.ink, 0.35)) +
    beam(brush, 800, 1000, 800, 300, 1000, palette.lamp, 0.4) +
    rect(350, 170, 900, 520, '#2a333c', 60) +
    rect(384, 204, 832, 446, '#f4e3c2', 20) +
    path(
      'M384 540Q560 420 740 500T1216 460V630Q1216 650 1196 650H404Q384 650 384 630Z',
      '#d98f5f',
    ) +
    path(
      'M384 600Q620 520 860 580T1216 560V630Q1216 650 1196 650H404Q384 650 384 630Z',
      '#7a4a5a',
    ) +
    circle(980, 360, 70, '#e8743f') +
    at(600, 560, stroke('M0 0V-110M-70 -60Q-40 -120 0 -110Q40 -120 70 -60', '#3d2a33', 14)) +
    repeat(
      12,
      (index) =>
        rect(396 + index * 70, 216, 40, 22, '#2a333c', 6) +
        rect(396 + index * 70, 616, 40, 22, '#2a333c', 6),
    ) +
    rect(420, 690, 60, 60, '#2a333c', 14) +
    rect(1120, 690, 60, 60, '#2a333c', 14) +
    repeat(6, (index) => {
      const x = 110 + index * 245;
      const y = 800 + (index % 2) * 80;
      return (
        path(
          `M${x} ${y}h170l44 70h-210Z`,
          shaded(
            palette,
            [palette.coral, palette.teal, palette.amber, '#d9577a', palette.cream, palette.teal][
              index
            ] ?? palette.coral,
          ),
        ) + rect(x + 40, y - 20, 90, 44, palette.cream, 22, 'opacity="0.85"')
      );
    }) +
    at(
      800,
      960,
      rect(-70, -60, 140, 90, '#20272b', 14) +
        circle(-30, -86, 42, '#3a444b') +
        circle(48, -86, 42, '#3a444b') +
        circle(-30, -86, 13, palette.cream) +
        circle(48, -86, 13, palette.cream) +
        rect(-20, -50, 40, 24, palette.lamp, 8),
    )
  );
}
