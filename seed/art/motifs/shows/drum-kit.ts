import { litStage } from '../../backdrops.ts';
import { mix } from '../../colour.ts';
import { artWidth, at, circle, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { cymbal, drum, guitar } from '../instruments.ts';

/** Draws drums and guitars on the stage of the old factory. */
export function drumKit(brush: Brush): string {
  const { palette } = brush;
  const steel = mix(palette.ink, palette.cream, 0.18);
  const shell = palette.coral;
  return (
    litStage(brush, '#1f4a66', [
      palette.coral,
      palette.teal,
      '#d9577a',
      palette.amber,
      palette.teal,
    ]) +
    stroke('M-20 190L800 30L1620 190', steel, 22) +
    rect(0, 186, artWidth, 18, steel) +
    repeat(16, (index) =>
      stroke(
        `M${index * 108} 190L${index * 108 + 54} ${Math.abs(index * 108 + 54 - 800) * 0.19 + 34}`,
        steel,
        7,
      ),
    ) +
    repeat(
      5,
      (index) =>
        rect(240 + index * 264, 204, 64, 50, palette.ink, 10) +
        circle(272 + index * 264, 256, 20, palette.cream),
    ) +
    repeat(
      2,
      (side) =>
        rect(150 + side * 1060, 600, 240, 260, palette.ink, 14) +
        rect(170 + side * 1060, 660, 200, 180, steel, 8) +
        repeat(4, (index) => circle(196 + index * 48 + side * 1060, 630, 10, palette.amber)),
    ) +
    at(330, 640, guitar(brush, '#d9402f'), 0.72, -8) +
    at(1270, 640, guitar(brush, '#2f9a9c'), 0.72, 8) +
    at(540, 880, cymbal(brush, 470, 140)) +
    at(1060, 880, cymbal(brush, 470, 140)) +
    at(580, 890, cymbal(brush, 280, 90)) +
    at(1000, 880, drum(brush, 190, 170, shell)) +
    at(610, 880, drum(brush, 180, 150, shell)) +
    at(700, 600, drum(brush, 170, 130, shell)) +
    at(900, 600, drum(brush, 170, 130, shell)) +
    circle(800, 730, 172, '#c9ced0') +
    circle(800, 730, 156, palette.cream) +
    circle(800, 730, 110, mix(palette.cream, palette.teal, 0.4)) +
    circle(800, 730, 66, palette.cream) +
    path('M800 680l14 34l37 3l-28 24l9 36l-32 -20l-32 20l9 -36l-28 -24l37 -3Z', palette.coral)
  );
}
