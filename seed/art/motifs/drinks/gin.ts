import { tableTop } from '../../backdrops.ts';
import { cityBlocks } from '../../city-blocks.ts';
import { mix } from '../../colour.ts';
import { hillTone, shaded } from '../../palette.ts';
import { sky } from '../../sky.ts';
import { at, circle, ellipse, glow, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { leaf, lemon } from '../food.ts';

/** Draws gin with tangerine and pitanga leaves, the still and the avenue behind. */
export function gin(brush: Brush): string {
  const { palette } = brush;
  const copper = shaded(palette, '#d07a45');
  return (
    sky(brush, { horizon: 700, sun: { x: 1240, y: 190 }, sunRadius: 60, birds: 0 }) +
    cityBlocks(brush, 700, 140, 330, hillTone(palette, 0.6), 0.4) +
    cityBlocks(brush, 704, 80, 220, hillTone(palette, 0.9), 0.6) +
    rect(0, 690, 1600, 70, palette.seaNear) +
    repeat(5, (index) => rect(index * 400 - 10, 0, 20, 760, palette.ink)) +
    tableTop(brush, '#3d3138') +
    ellipse(440, 900, 240, 26, palette.ink, 'opacity="0.4"') +
    rect(320, 840, 240, 60, mix(copper, palette.ink, 0.4), 10) +
    path('M240 700Q240 500 400 480H480Q640 500 640 700Q630 850 440 850Q250 850 240 700Z', copper) +
    path(
      'M540 500Q640 560 640 700Q630 850 500 848Q590 760 540 500Z',
      palette.ink,
      'opacity="0.16"',
    ) +
    path('M390 486Q380 360 420 300H460Q500 360 490 486Z', copper) +
    stroke('M440 310Q440 200 560 220L730 330Q760 350 760 420V620', copper, 34) +
    rect(250, 640, 384, 16, mix(copper, palette.cream, 0.4), 8) +
    circle(330, 620, 30, mix(copper, palette.cream, 0.55), 'opacity="0.7"') +
    glow(brush, { x: 1040, y: 560 }, 380, palette.lamp, 0.5) +
    ellipse(1040, 914, 150, 20, palette.cream, 'opacity="0.8"') +
    rect(1031, 680, 18, 234, palette.cream, 0, 'opacity="0.75"') +
    path('M860 400H1220Q1270 700 1040 710Q810 700 860 400Z', palette.cream, 'opacity="0.28"') +
    path(
      'M846 500H1234Q1240 690 1040 700Q840 690 846 500Z',
      mix(palette.teal, palette.cream, 0.55),
      'opacity="0.75"',
    ) +
    at(960, 560, rect(-52, -52, 104, 104, '#ffffff', 14, 'opacity="0.55"'), 1, 14) +
    at(1110, 540, rect(-50, -50, 100, 100, '#ffffff', 14, 'opacity="0.5"'), 1, -18) +
    at(1030, 640, rect(-40, -40, 80, 80, '#ffffff', 12, 'opacity="0.4"'), 1, 40) +
    at(
      1170,
      410,
      circle(0, 0, 92, '#ee8a2c') +
        at(0, 0, lemon({ ...brush, palette: { ...palette, amber: '#ee8a2c' } }, 92)),
    ) +
    at(930, 440, leaf(brush, 190), 1, -70) +
    at(930, 440, leaf(brush, 160, '#a8443a'), 1, -112) +
    path('M880 430Q870 560 920 640H900Q846 560 858 430Z', '#ffffff', 'opacity="0.4"')
  );
}
