import { mix } from '../../colour.ts';
import { streetLamp } from '../../houses.ts';
import { tree } from '../../land.ts';
import { shaded } from '../../palette.ts';
import { sky } from '../../sky.ts';
import { artWidth, at, circle, ellipse, glow, path, rect, repeat } from '../../svg.ts';
import type { Brush } from '../../svg.ts';

/** Draws columns of a museum open at night. */
export function portico(brush: Brush): string {
  const { palette } = brush;
  const stone = shaded(palette, '#e9d9bd');
  const dark = mix(stone, palette.ink, 0.35);
  return (
    sky(brush, { horizon: 800, sun: { x: 240, y: 170 }, birds: 0 }) +
    rect(0, 790, artWidth, 220, palette.leafDark) +
    repeat(4, (index) =>
      tree(brush, index < 2 ? 60 + index * 140 : 1400 + (index - 2) * 130, 800, 420),
    ) +
    rect(330, 360, 940, 470, mix(stone, palette.ink, 0.25)) +
    glow(brush, { x: 800, y: 640 }, 540, palette.lamp, 0.9) +
    rect(690, 480, 220, 350, palette.lamp) +
    path('M690 480A110 90 0 0 1 910 480Z', palette.cream) +
    rect(796, 480, 8, 350, palette.wood) +
    rect(690, 600, 220, 8, palette.wood) +
    repeat(2, (side) =>
      repeat(
        2,
        (index) =>
          rect(390 + side * 580 + index * 150, 520, 90, 200, palette.lamp, 8) +
          rect(432 + side * 580 + index * 150, 520, 6, 200, palette.wood),
      ),
    ) +
    repeat(6, (index) => {
      const x = 350 + index * 172;
      return (
        rect(x - 34, 356, 108, 30, stone, 4) +
        rect(x - 20, 380, 80, 440, stone) +
        rect(x + 30, 380, 30, 440, palette.ink, 0, 'opacity="0.14"') +
        repeat(3, (flute) => rect(x - 8 + flute * 22, 390, 5, 420, dark, 2, 'opacity="0.5"')) +
        rect(x - 34, 810, 108, 26, stone, 4)
      );
    }) +
    rect(280, 310, 1040, 50, stone, 4) +
    path('M270 312L800 100L1330 312Z', stone) +
    path('M360 296L800 124L1240 296Z', dark) +
    circle(800, 226, 46, stone) +
    repeat(4, (index) =>
      rect(
        270 - index * 40,
        834 + index * 30,
        1060 + index * 80,
        30,
        mix(stone, palette.ink, 0.08 + index * 0.08),
      ),
    ) +
    rect(0, 950, artWidth, 60, mix(palette.sandShade, palette.ink, 0.4)) +
    repeat(5, (index) =>
      at(
        400 + index * 200,
        900 + (index % 2) * 40,
        glow(brush, { x: 0, y: -20 }, 90, palette.lamp, 0.9) +
          rect(-18, -40, 36, 44, palette.cream, 6) +
          ellipse(0, -20, 7, 13, palette.amber),
      ),
    ) +
    streetLamp(brush, 190, 940, 360) +
    streetLamp(brush, 1410, 940, 360)
  );
}
