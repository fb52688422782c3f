import { bricks, tableTop } from '../../backdrops.ts';
import { mix } from '../../colour.ts';
import { at, circle, ellipse, glow, n, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { flame, leaf } from '../food.ts';

/** Draws a bowl of pasta before the wood oven. */
export function pasta(brush: Brush): string {
  const { palette, random } = brush;
  return (
    bricks(brush, '#b9694c') +
    path('M430 620V430A370 300 0 0 1 1170 430V620Z', mix(palette.cream, palette.ink, 0.25)) +
    path('M500 620V440A300 240 0 0 1 1100 440V620Z', '#2a1613') +
    glow(brush, { x: 800, y: 560 }, 360, palette.coral, 0.9) +
    repeat(5, (index) => at(600 + index * 100, 610, flame(brush), index % 2 === 0 ? 0.9 : 1.3)) +
    rect(380, 610, 840, 34, mix(palette.wood, palette.ink, 0.3), 4) +
    tableTop(brush, '#a8704a') +
    ellipse(800, 915, 400, 34, palette.ink, 'opacity="0.25"') +
    path('M400 690H1200Q1170 880 960 906H640Q430 880 400 690Z', palette.cream) +
    path('M960 906Q1130 870 1200 690H1100Q1060 860 900 906Z', palette.ink, 'opacity="0.1"') +
    stroke('M420 730H1180', palette.teal, 10) +
    ellipse(800, 690, 400, 60, mix(palette.cream, palette.ink, 0.12)) +
    ellipse(800, 680, 350, 84, '#e9b54a') +
    repeat(22, () => {
      const x = random.between(500, 1030);
      return stroke(
        `M${n(x)} ${n(random.between(630, 720))}q60 ${n(random.between(-70, 70))} ${n(random.between(70, 140))} ${n(random.between(-20, 20))}`,
        '#f6d684',
        11,
      );
    }) +
    ellipse(800, 634, 170, 50, '#c8432f') +
    repeat(
      4,
      (index) =>
        circle(700 + index * 68, 618 - (index % 2) * 22, 40, '#8a4028') +
        circle(690 + index * 68, 606 - (index % 2) * 22, 12, '#b5654a'),
    ) +
    at(800, 582, leaf(brush, 96), 1, -28) +
    at(800, 586, leaf(brush, 90), 1, 206)
  );
}
