import { mix } from '../../colour.ts';
import { at, circle, ellipse, n, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { lemon, prawn } from '../food.ts';

/** Draws paella in its pan on the lawn, from above. */
export function paella(brush: Brush): string {
  const { palette, random } = brush;
  const lawn = mix(palette.leaf, palette.amber, 0.14);
  const mussel =
    path('M0 54C-40 30 -40 -30 0 -56C40 -30 40 30 0 54Z', '#233038') +
    path('M0 36C-24 20 -24 -16 0 -34C24 -16 24 20 0 36Z', '#f0953f');
  return (
    rect(0, 0, 1600, 1000, lawn) +
    repeat(90, () =>
      stroke(
        `M${n(random.between(0, 1600))} ${n(random.between(0, 1000))}l6 -24`,
        random.chance(0.5) ? palette.leafDark : mix(lawn, palette.cream, 0.3),
        5,
        'opacity="0.6"',
      ),
    ) +
    circle(830, 540, 440, palette.ink, 'opacity="0.28"') +
    stroke('M350 440Q270 500 350 560M1250 440Q1330 500 1250 560', '#2b2f33', 36) +
    circle(800, 500, 440, '#2b2f33') +
    circle(800, 500, 404, '#454b50') +
    circle(800, 500, 384, '#e6a93a') +
    repeat(150, () => {
      const angle = random.between(0, 6.28);
      const away = 370 * Math.sqrt(random.next());
      return ellipse(
        800 + Math.cos(angle) * away,
        500 + Math.sin(angle) * away,
        13,
        6,
        random.pick(['#f7d271', '#d9902c', '#fbe5a8']),
      );
    }) +
    repeat(16, () => circle(random.between(560, 1040), random.between(270, 730), 13, '#6fae4c')) +
    repeat(8, (index) =>
      at(
        800 + Math.cos((index * Math.PI) / 4) * 255,
        500 + Math.sin((index * Math.PI) / 4) * 255,
        prawn(brush),
        1.3,
        index * 45 + 90,
      ),
    ) +
    repeat(6, (index) =>
      at(
        800 + Math.cos((index * Math.PI) / 3 + 0.4) * 130,
        500 + Math.sin((index * Math.PI) / 3 + 0.4) * 130,
        mussel,
        1.05,
        index * 60 + 110,
      ),
    ) +
    repeat(6, (index) =>
      at(
        800 + Math.cos((index * Math.PI) / 3 + 0.1) * 350,
        500 + Math.sin((index * Math.PI) / 3 + 0.1) * 350,
        lemon(brush, 46),
      ),
    ) +
    at(800, 500, lemon(brush, 62))
  );
}
