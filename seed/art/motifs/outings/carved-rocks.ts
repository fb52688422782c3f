import { mix } from '../../colour.ts';
import { grasses, hills } from '../../land.ts';
import { hillTone, shaded } from '../../palette.ts';
import { sky } from '../../sky.ts';
import { at, circle, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { ripples, sea } from '../../water.ts';

/** Draws carved rocks over the clear cove of the island. */
export function carvedRocks(brush: Brush): string {
  const { palette } = brush;
  const rock = shaded(palette, '#8d7d72');
  const carve = mix(rock, palette.cream, 0.65);
  return (
    sky(brush, { horizon: 330, sun: { x: 330, y: 190 } }) +
    hills(brush, 340, 2, 100, 0.35) +
    sea(brush, 330) +
    path('M-10 480Q400 430 760 520T1610 470V760H-10Z', '#4fc0bf', 'opacity="0.55"') +
    path(
      'M1610 240Q1380 230 1260 330Q1150 400 1040 410Q1000 440 1080 470Q1260 520 1610 500Z',
      hillTone(palette, 0.85),
    ) +
    path('M1080 468Q1260 520 1610 498V560Q1320 570 1130 520Q1060 496 1080 468Z', palette.sand) +
    path('M1120 518Q1320 574 1610 562', 'none', `stroke="${palette.foam}" stroke-width="9"`) +
    ripples(brush, 420, 720, 24) +
    at(
      380,
      470,
      path('M-90 0H100L70 34H-60Z', palette.coral) +
        rect(-30, -36, 80, 36, palette.cream, 6) +
        path('M-44 -36H64V-50H-44Z', palette.teal),
    ) +
    path(
      'M-10 760Q80 600 330 570Q520 520 700 560Q900 480 1120 560Q1380 590 1610 700V1010H-10Z',
      rock,
    ) +
    path(
      'M700 560Q900 480 1120 560Q1380 590 1610 700V1010H1100Q1010 720 700 560Z',
      palette.ink,
      'opacity="0.14"',
    ) +
    stroke(
      'M330 570Q420 700 360 1010M1120 560Q1060 700 1120 1010',
      mix(rock, palette.ink, 0.4),
      9,
      'opacity="0.6"',
    ) +
    repeat(3, (index) =>
      circle(600, 770, 46 + index * 44, 'none', `stroke="${carve}" stroke-width="13"`),
    ) +
    circle(600, 770, 14, carve) +
    stroke(
      'M830 700l60 60l60 -60l60 60M830 770l60 60l60 -60l60 60M830 840l60 60l60 -60l60 60',
      carve,
      13,
    ) +
    stroke('M260 720V900M200 780H320M220 900L260 850L300 900', carve, 13) +
    circle(260, 700, 26, 'none', `stroke="${carve}" stroke-width="12"`) +
    repeat(2, (row) => repeat(4, (index) => circle(1220 + index * 60, 780 + row * 70, 15, carve))) +
    grasses(
      brush,
      [
        { x: 80, y: 1005 },
        { x: 1480, y: 1005 },
        { x: 1550, y: 1000 },
      ],
      130,
    )
  );
}
