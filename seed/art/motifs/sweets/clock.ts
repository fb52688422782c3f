import { tableTop } from '../../backdrops.ts';
import { cup } from '../../cafe-things.ts';
import { cityBlocks } from '../../city-blocks.ts';
import { hillTone } from '../../palette.ts';
import { sky } from '../../sky.ts';
import { artWidth, at, circle, ellipse, glow, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { steam } from '../food.ts';

/** Draws a wall clock, a hot sandwich and the avenue at night. */
export function clock(brush: Brush): string {
  const { palette } = brush;
  return (
    sky(brush, { horizon: 700, sun: { x: 250, y: 160 }, sunRadius: 56, birds: 0 }) +
    cityBlocks(brush, 720, 160, 400, hillTone(palette, 0.6), 0.4) +
    cityBlocks(brush, 724, 90, 250, hillTone(palette, 0.9), 0.6) +
    rect(0, 716, artWidth, 50, palette.seaNear) +
    repeat(4, (index) => rect(index * 530 - 14, 0, 28, 760, '#3d2a2c')) +
    rect(0, 0, artWidth, 40, '#3d2a2c') +
    glow(brush, { x: 800, y: 400 }, 560, palette.lamp, 0.7) +
    circle(812, 412, 318, palette.ink, 'opacity="0.4"') +
    circle(800, 396, 318, '#c8502f') +
    circle(800, 396, 278, '#fdf3df') +
    repeat(12, (index) =>
      at(800, 396, rect(-9, -256, 18, index % 3 === 0 ? 64 : 34, palette.ink, 6), 1, index * 30),
    ) +
    stroke('M800 396L690 300', palette.ink, 24) +
    stroke('M800 396L866 210', palette.ink, 15) +
    stroke('M800 396L740 560', palette.coral, 7) +
    circle(800, 396, 24, palette.coral) +
    tableTop(brush, '#5d3c38') +
    cup(brush, 460, 910, 230, palette.amber) +
    ellipse(1130, 914, 270, 30, palette.cream) +
    path('M930 900L1180 900L1180 730Z', '#e0aa5f') +
    path('M930 900L1180 730L1164 712L900 890Z', '#f3d394') +
    path('M1080 900H1330L1330 730Z', '#e0aa5f') +
    path('M1080 900L1330 730L1314 712L1050 890Z', '#f3d394') +
    stroke('M1000 894L1172 778M1150 894L1322 778', palette.coral, 16) +
    stroke('M1040 898L1174 808M1190 898L1324 808', '#79b356', 12) +
    at(1130, 680, steam(brush, 90))
  );
}
