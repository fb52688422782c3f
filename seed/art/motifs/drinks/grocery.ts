import { tableTop } from '../../backdrops.ts';
import { drink } from '../../bar-things.ts';
import { mix } from '../../colour.ts';
import { shaded } from '../../palette.ts';
import { at, circle, ellipse, glow, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { lemon } from '../food.ts';

/** Draws shelves of jars up to the ceiling, a pair of scales on the counter. */
export function grocery(brush: Brush): string {
  const { palette, random } = brush;
  const wood = shaded(palette, '#7a4a32');
  const fills = ['#c8432f', '#e2a83a', '#6f8f4a', '#8c4a6a', '#d98f5a', '#f0dcae', '#3f6f6a'];
  const jar = (x: number, y: number, size: number) => {
    const fill = shaded(palette, random.pick(fills));
    return (
      rect(x - size * 0.34, y - size, size * 0.68, size, fill, size * 0.12) +
      rect(x - size * 0.36, y - size * 1.12, size * 0.72, size * 0.2, palette.wood, 5) +
      rect(
        x - size * 0.34,
        y - size * 0.62,
        size * 0.68,
        size * 0.3,
        palette.cream,
        0,
        'opacity="0.85"',
      ) +
      rect(x - size * 0.24, y - size * 0.9, size * 0.1, size * 0.8, '#ffffff', 4, 'opacity="0.25"')
    );
  };
  const brass = '#d9a441';
  return (
    rect(0, 0, 1600, 1000, mix(wood, palette.ink, 0.35)) +
    repeat(
      4,
      (row) =>
        repeat(14, (index) =>
          jar(60 + index * 114 + random.between(-8, 8), 176 + row * 186, random.between(96, 132)),
        ) +
        rect(0, 178 + row * 186, 1600, 18, wood) +
        rect(0, 194 + row * 186, 1600, 8, palette.ink, 0, 'opacity="0.35"'),
    ) +
    glow(brush, { x: 800, y: 500 }, 760, palette.lamp, 0.45) +
    tableTop(brush, '#b9885a') +
    ellipse(800, 900, 230, 24, palette.ink, 'opacity="0.3"') +
    path('M660 900Q680 850 770 846H830Q920 850 940 900Z', brass) +
    rect(782, 440, 36, 410, brass, 12) +
    circle(800, 430, 36, brass) +
    stroke('M500 490Q800 420 1100 490', brass, 20) +
    stroke(
      'M500 490L410 690M500 490L590 690M1100 490L1010 690M1100 490L1190 690',
      mix(brass, palette.ink, 0.2),
      7,
    ) +
    path('M380 690H620Q600 770 500 772Q400 770 380 690Z', brass) +
    path('M980 690H1220Q1200 770 1100 772Q1000 770 980 690Z', brass) +
    path('M410 690L560 600L600 690Z', '#f2c95b') +
    circle(510, 660, 12, '#d9a441') +
    circle(556, 670, 9, '#d9a441') +
    repeat(6, (index) => circle(1030 + index * 28, 680 - (index % 2) * 24, 26, '#4a5b3a')) +
    drink(brush, 290, 930, 320, '#a33a2f', 2) +
    at(360, 590, lemon(brush, 44)) +
    ellipse(1330, 914, 170, 24, palette.wood) +
    path('M1200 900L1440 850V906H1200Z', '#f4d27a') +
    path('M1200 900L1440 850L1400 826L1210 868Z', '#fbe6ad')
  );
}
