import { tableTop, tiles } from '../../backdrops.ts';
import { pendant } from '../../bar-things.ts';
import { cake } from '../../cafe-things.ts';
import { mix } from '../../colour.ts';
import { at, circle, ellipse, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { leaf } from '../food.ts';

/** Draws mille-feuille before green tiles, under a glass bell. */
export function milleFeuille(brush: Brush): string {
  const { palette } = brush;
  const layer = (y: number) =>
    rect(520, y, 560, 40, '#c98a45', 8) +
    repeat(3, (line) => rect(520, y + 8 + line * 11, 560, 4, '#f0cf94'));
  const cream = (y: number) =>
    repeat(8, (index) => circle(560 + index * 69, y, 40, '#fff3dc')) +
    rect(540, y - 10, 520, 40, '#fff3dc');
  return (
    tiles(brush, '#3f8f6a') +
    pendant(brush, 330, 190, 84, palette.amber) +
    pendant(brush, 1270, 190, 84, palette.amber) +
    tableTop(brush, '#f0e4d0') +
    ellipse(800, 912, 430, 36, palette.ink, 'opacity="0.2"') +
    rect(760, 850, 80, 60, palette.cream) +
    ellipse(800, 850, 420, 46, palette.cream) +
    ellipse(800, 838, 360, 32, mix(palette.cream, palette.teal, 0.3)) +
    layer(790) +
    cream(756) +
    layer(690) +
    cream(656) +
    layer(590) +
    rect(514, 552, 572, 44, '#fff8ec', 14) +
    stroke('M540 586L620 556L700 586L780 556L860 586L940 556L1020 586L1070 566', '#6b3d26', 8) +
    repeat(
      3,
      (index) =>
        circle(660 + index * 140, 524, 40, palette.coral) +
        circle(646 + index * 140, 510, 11, palette.cream, 'opacity="0.7"') +
        at(660 + index * 140, 490, leaf(brush, 46), 1, -60),
    ) +
    stroke('M420 836V560Q420 280 800 270Q1180 280 1180 560V836', '#ffffff', 10, 'opacity="0.55"') +
    path('M420 836V560Q420 280 800 270Q1180 280 1180 560V836Z', '#ffffff', 'opacity="0.12"') +
    stroke('M480 780V560Q480 420 580 370', '#ffffff', 26, 'opacity="0.4"') +
    circle(800, 254, 26, '#d9a441') +
    at(250, 900, cake(brush, 0, 0, 210, '#f3c1c6')) +
    at(1360, 900, cake(brush, 0, 0, 210, palette.cream))
  );
}
