import { clothFromAbove } from '../../backdrops.ts';
import { at, circle, rect, repeat } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { leaf, lemon, oyster, roundPlate } from '../food.ts';

/** Draws a dozen oysters on ice, from above. */
export function oysterPlatter(brush: Brush): string {
  const { palette, random } = brush;
  const ring = (count: number, radius: number, size: number) =>
    repeat(count, (index) => {
      const angle = (index / count) * Math.PI * 2;
      return at(
        800 + Math.cos(angle) * radius,
        500 + Math.sin(angle) * radius,
        oyster(brush),
        size,
        (angle * 180) / Math.PI + 90,
      );
    });
  return (
    clothFromAbove(brush, '#2b7d84', 'boards', palette.ink) +
    circle(828, 536, 432, palette.ink, 'opacity="0.25"') +
    circle(800, 500, 430, '#b9c6c9') +
    circle(800, 500, 404, '#d8e3e5') +
    circle(800, 500, 386, '#eef5f5') +
    repeat(60, () => {
      const angle = random.between(0, 6.28);
      const away = 370 * Math.sqrt(random.next());
      return at(
        800 + Math.cos(angle) * away,
        500 + Math.sin(angle) * away,
        rect(-22, -18, 44, 36, random.pick(['#ffffff', '#cfe2e6', '#dcebee']), 9),
        1,
        random.between(0, 90),
      );
    }) +
    ring(9, 276, 1.3) +
    ring(3, 112, 1.2) +
    at(800, 500, lemon(brush, 58)) +
    at(
      1310,
      250,
      roundPlate(brush, 120) +
        circle(0, 0, 74, palette.coral) +
        circle(0, 0, 74, palette.cream, 'opacity="0.15"'),
    ) +
    at(300, 780, lemon(brush, 92)) +
    at(390, 860, lemon(brush, 74)) +
    at(280, 240, leaf(brush, 200, palette.leafDark), 1, 30) +
    at(270, 260, leaf(brush, 170), 1, -22)
  );
}
