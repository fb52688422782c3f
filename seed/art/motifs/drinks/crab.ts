import { tableTop, tiles } from '../../backdrops.ts';
import { mix } from '../../colour.ts';
import { at, circle, ellipse, glow, path, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { lemon } from '../food.ts';
import { beerGlass } from './beer-glass.ts';

/** Draws a crab on the counter between two glasses of beer. */
export function crab(brush: Brush): string {
  const { palette } = brush;
  const shell = '#d9502f';
  const dark = mix(shell, palette.ink, 0.3);
  const leg = (side: -1 | 1) =>
    repeat(3, (index) =>
      stroke(
        `M${side * 150} ${-30 + index * 26}Q${side * (250 + index * 6)} ${-90 + index * 44} ${side * (262 - index * 16)} ${10 + index * 34}`,
        dark,
        20,
      ),
    ) +
    stroke(`M${side * 130} -90Q${side * 240} -130 ${side * 236} -210`, shell, 34) +
    path(
      `M${side * 236} -190Q${side * 150} -260 ${side * 220} -340Q${side * 216} -290 ${side * 250} -280Q${side * 270} -310 ${side * 266} -350Q${side * 336} -260 ${side * 236} -190Z`,
      shell,
    );
  return (
    tiles(brush, '#2b6f9c') +
    glow(brush, { x: 800, y: 420 }, 620, palette.lamp, 0.5) +
    tableTop(brush, '#8a5236') +
    at(340, 900, beerGlass(brush, '#e8a52f'), 1.15) +
    at(1270, 900, beerGlass(brush, '#e8a52f'), 1.15) +
    ellipse(800, 896, 360, 48, palette.ink, 'opacity="0.25"') +
    ellipse(800, 880, 350, 46, palette.cream) +
    ellipse(800, 870, 260, 28, mix(palette.cream, palette.teal, 0.3)) +
    at(
      800,
      800,
      leg(-1) +
        leg(1) +
        path('M-200 -40Q-190 -170 0 -170Q190 -170 200 -40Q150 60 0 64Q-150 60 -200 -40Z', shell) +
        path('M-200 -40Q-150 60 0 64Q150 60 200 -40Q120 10 0 10Q-120 10 -200 -40Z', dark) +
        stroke('M-56 -160V-208M56 -160V-208', shell, 14) +
        circle(-56, -216, 20, palette.cream) +
        circle(56, -216, 20, palette.cream) +
        circle(-54, -214, 10, palette.ink) +
        circle(54, -214, 10, palette.ink) +
        stroke('M-50 -70Q0 -40 50 -70', dark, 9) +
        repeat(5, (index) =>
          circle(-100 + index * 50, -112 + (index % 2) * 18, 9, mix(shell, palette.cream, 0.4)),
        ),
      1.05,
    ) +
    at(540, 890, lemon(brush, 54))
  );
}
