import { tableEdge, tableTop } from '../../backdrops.ts';
import { mix } from '../../colour.ts';
import { shaded } from '../../palette.ts';
import { at, circle, ellipse, glow, path, rect, repeat } from '../../svg.ts';
import type { Brush } from '../../svg.ts';

/** Draws wine and a record under a stone vault. */
export function wineVault(brush: Brush): string {
  const { palette, random } = brush;
  const stone = shaded(palette, '#9c8478');
  return (
    rect(0, 0, 1600, 1000, mix(stone, palette.ink, 0.4)) +
    repeat(11, (index) => {
      const angle = Math.PI + (index / 10) * Math.PI;
      return at(
        800 + Math.cos(angle) * 610,
        640 + Math.sin(angle) * 560,
        rect(-100, -70, 200, 140, mix(stone, palette.cream, random.between(0, 0.2)), 14),
        1,
        (angle * 180) / Math.PI + 90,
      );
    }) +
    path(
      `M300 ${tableEdge}V600A500 450 0 0 1 1300 600V${tableEdge}Z`,
      mix(palette.ink, '#4a2530', 0.5),
    ) +
    glow(brush, { x: 980, y: 560 }, 520, palette.lamp, 0.8) +
    tableTop(brush, '#5a3a30') +
    circle(1090, 600, 260, '#15181c') +
    repeat(4, (index) =>
      circle(1090, 600, 130 + index * 32, 'none', 'stroke="#3a4046" stroke-width="5"'),
    ) +
    circle(1090, 600, 92, palette.coral) +
    circle(1090, 600, 14, palette.cream) +
    path('M1090 600L1270 440A240 240 0 0 1 1320 540Z', '#ffffff', 'opacity="0.1"') +
    rect(820, 850, 540, 30, mix(palette.wood, palette.ink, 0.1), 8) +
    ellipse(580, 926, 150, 18, palette.cream, 'opacity="0.75"') +
    rect(571, 700, 18, 226, palette.cream, 0, 'opacity="0.75"') +
    path('M430 400H730Q790 690 580 712Q370 690 430 400Z', palette.cream, 'opacity="0.25"') +
    path('M412 540H748Q740 690 580 700Q420 690 412 540Z', '#8c1f3a') +
    ellipse(580, 540, 168, 26, '#b03a52') +
    path('M456 430Q440 560 490 640H470Q416 560 436 430Z', '#ffffff', 'opacity="0.35"') +
    rect(250, 720, 44, 190, palette.cream, 6) +
    at(
      272,
      720,
      path('M0 0C-26 -10 -22 -50 0 -84C22 -50 26 -10 0 0Z', palette.amber) +
        path('M0 -4C-12 -10 -10 -30 0 -48C10 -30 12 -10 0 -4Z', palette.cream),
    ) +
    glow(brush, { x: 272, y: 670 }, 160, palette.lamp, 0.9) +
    ellipse(272, 912, 80, 18, '#c9a24a')
  );
}
