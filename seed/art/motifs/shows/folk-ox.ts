import { bunting } from '../../gathering.ts';
import { hills } from '../../land.ts';
import { shaded } from '../../palette.ts';
import { sky } from '../../sky.ts';
import { artWidth, circle, ellipse, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';

/** Draws the ox of the island's folk play under paper flags. */
export function folkOx(brush: Brush): string {
  const { palette, random } = brush;
  const black = '#23222a';
  const flowers = [palette.coral, palette.amber, '#d9577a', palette.teal, palette.cream];
  return (
    sky(brush, { horizon: 640, sun: { x: 330, y: 380 }, birds: 0 }) +
    hills(brush, 650, 3, 200, 0.7) +
    rect(0, 640, artWidth, 370, shaded(palette, '#d9a873')) +
    ellipse(800, 890, 620, 70, palette.ink, 'opacity="0.2"') +
    bunting(brush, -20, 90, 820, 130, 70, 18) +
    bunting(brush, 780, 130, 1620, 80, 80, 18) +
    bunting(brush, -20, 250, 1620, 230, 90, 30) +
    path('M560 860Q520 480 860 460Q1210 470 1180 860Z', black) +
    repeat(12, (index) =>
      path(
        `M${556 + index * 52} 780h52v${90 + (index % 2) * 18}h-52Z`,
        flowers[index % 5] ?? palette.coral,
      ),
    ) +
    repeat(26, () => {
      const x = random.between(610, 1120);
      const y = random.between(520, 740);
      return circle(x, y, 20, random.pick(flowers)) + circle(x, y, 8, palette.cream);
    }) +
    stroke('M1170 620Q1270 640 1262 780', black, 22) +
    path('M1262 780l-24 60h48Z', palette.coral) +
    path('M400 520Q380 420 480 410H640Q740 420 720 520L660 720Q560 780 460 720Z', black) +
    path('M452 640Q560 600 668 640L650 730Q560 790 470 730Z', palette.cream) +
    ellipse(520, 690, 16, 22, palette.ink) +
    ellipse(600, 690, 16, 22, palette.ink) +
    stroke('M510 742Q560 768 612 742', palette.ink, 8) +
    circle(480, 540, 42, palette.cream) +
    circle(640, 540, 42, palette.cream) +
    circle(488, 546, 22, palette.ink) +
    circle(632, 546, 22, palette.ink) +
    circle(496, 538, 7, palette.cream) +
    circle(640, 538, 7, palette.cream) +
    path('M430 430Q300 420 290 270Q360 350 490 400Z', '#f0e2c4') +
    path('M690 430Q820 420 830 270Q760 350 630 400Z', '#f0e2c4') +
    path('M390 500l-90 20l80 50Z', black) +
    path('M730 500l90 20l-80 50Z', black) +
    circle(560, 440, 40, palette.coral) +
    repeat(6, (index) =>
      circle(
        560 + Math.cos(index * 1.05) * 40,
        440 + Math.sin(index * 1.05) * 40,
        18,
        palette.amber,
      ),
    ) +
    repeat(
      3,
      (index) =>
        stroke(
          `M${294 - index * 8} 280q-40 ${60 + index * 20} -10 ${120 + index * 20}`,
          flowers[index] ?? palette.coral,
          8,
        ) +
        stroke(
          `M${826 + index * 8} 280q40 ${60 + index * 20} 10 ${120 + index * 20}`,
          flowers[index + 1] ?? palette.coral,
          8,
        ),
    )
  );
}
