import { wall } from '../../backdrops.ts';
import { mix } from '../../colour.ts';
import { bunting } from '../../gathering.ts';
import { artWidth, at, circle, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { drum, pandeiro } from '../instruments.ts';
import { neon } from './neon.ts';

/** Draws surdo, tamborim and pandeiro under paper flags. */
export function sambaDrums(brush: Brush): string {
  const { palette, random } = brush;
  return (
    wall(brush, '#c4573f', 'disc', palette.amber) +
    repeat(12, (index) =>
      path(
        `M800 440L${800 + Math.cos(index * 0.524) * 1200} ${440 + Math.sin(index * 0.524) * 1200}L${800 + Math.cos(index * 0.524 + 0.2) * 1200} ${440 + Math.sin(index * 0.524 + 0.2) * 1200}Z`,
        palette.amber,
        'opacity="0.18"',
      ),
    ) +
    bunting(brush, -20, 60, 820, 90, 60, 16) +
    bunting(brush, 780, 90, 1620, 60, 60, 16) +
    repeat(50, () =>
      at(
        random.between(60, 1540),
        random.between(160, 760),
        rect(-9, -6, 18, 12, random.pick(neon), 3),
        1,
        random.between(0, 90),
      ),
    ) +
    rect(0, 800, artWidth, 210, mix(palette.wood, palette.ink, 0.25)) +
    at(800, 900, drum(brush, 440, 400, '#2f8f92')) +
    at(360, 900, drum(brush, 270, 300, palette.amber)) +
    at(1250, 900, drum(brush, 290, 230, '#d9577a')) +
    at(1260, 520, pandeiro(brush, palette.teal), 0.95) +
    at(
      380,
      480,
      circle(8, 10, 104, palette.ink, 'opacity="0.2"') +
        circle(0, 0, 104, '#c9ced0') +
        circle(0, 0, 88, palette.cream) +
        stroke('M60 20L250 -120', palette.wood, 14),
    ) +
    stroke('M680 470L860 330M930 480L780 340', palette.wood, 18) +
    circle(860, 330, 34, palette.cream) +
    circle(780, 340, 34, palette.cream)
  );
}
