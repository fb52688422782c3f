import { mix } from '../../colour.ts';
import { hills } from '../../land.ts';
import { shaded } from '../../palette.ts';
import { sky } from '../../sky.ts';
import { at, circle, ellipse, path, rect, repeat } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { leaf } from '../food.ts';

/** Draws a crate of vegetables at the end of the garden's rows. */
export function kitchenGarden(brush: Brush): string {
  const { palette, random } = brush;
  const soil = shaded(palette, '#8a5a3e');
  const tops = (x: number, count: number, length: number) =>
    repeat(count, (index) =>
      at(
        x,
        600,
        leaf(brush, length, index % 2 === 0 ? palette.leaf : palette.leafDark),
        1,
        -150 + (index * 120) / (count - 1),
      ),
    );
  return (
    sky(brush, { horizon: 400, sun: { x: 1130, y: 190 } }) +
    hills(brush, 410, 3, 180, 0.7) +
    rect(0, 400, 1600, 610, soil) +
    repeat(9, (index) => {
      const x = 800 + (index - 4) * 60;
      const foot = 800 + (index - 4) * 420;
      return (
        path(
          `M${x - 14} 400H${x + 14}L${foot + 120} 1010H${foot - 120}Z`,
          mix(palette.leaf, palette.leafDark, index % 2),
        ) +
        repeat(7, (step) => {
          const depth = (step / 7) ** 1.6;
          return ellipse(
            x + (foot - x) * depth,
            410 + 600 * depth,
            16 + depth * 90,
            10 + depth * 44,
            mix(palette.leaf, palette.amber, 0.12 * (step % 3)),
          );
        })
      );
    }) +
    ellipse(800, 930, 520, 40, palette.ink, 'opacity="0.28"') +
    tops(560, 7, 210) +
    tops(1050, 7, 190) +
    circle(560, 640, 92, '#8e2f5c') +
    circle(536, 610, 26, '#b85a85') +
    repeat(4, (index) =>
      at(
        690 + index * 56,
        560,
        path('M-30 0Q0 -26 30 0L6 150H-6Z', '#ee8434') +
          repeat(3, (blade) => at(0, -8, leaf(brush, 120), 1, -120 + blade * 30)),
      ),
    ) +
    circle(930, 640, 86, palette.coral) +
    path('M930 562l-34 -14l30 -8l4 -22l12 22l30 4l-26 14Z', palette.leafDark) +
    circle(904, 612, 20, palette.cream, 'opacity="0.5"') +
    circle(1060, 640, 96, '#7b4a91') +
    circle(1034, 606, 22, '#a578bb') +
    repeat(
      3,
      (index) =>
        rect(380, 660 + index * 88, 840, 78, shaded(palette, '#c9945c'), 6) +
        rect(380, 726 + index * 88, 840, 10, palette.ink, 0, 'opacity="0.14"'),
    ) +
    rect(400, 650, 40, 280, shaded(palette, '#a8713f'), 4) +
    rect(1160, 650, 40, 280, shaded(palette, '#a8713f'), 4) +
    repeat(3, () =>
      circle(random.between(450, 1150), random.between(700, 900), 4, palette.ink, 'opacity="0.4"'),
    )
  );
}
