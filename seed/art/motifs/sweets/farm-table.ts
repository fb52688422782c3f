import { bayView, tableTop } from '../../backdrops.ts';
import { loaf } from '../../cafe-things.ts';
import { mix } from '../../colour.ts';
import { shaded } from '../../palette.ts';
import { artWidth, at, circle, ellipse, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { steam } from '../food.ts';

/** Draws a table full of home-made food on the veranda above the south bay. */
export function farmTable(brush: Brush): string {
  const { palette } = brush;
  const jam = (fill: string) =>
    rect(-52, -120, 104, 120, fill, 16) +
    rect(-58, -148, 116, 36, palette.cream, 8) +
    repeat(4, (index) => rect(-52 + index * 28, -144, 12, 28, palette.coral, 3)) +
    rect(-36, -78, 72, 46, palette.cream, 6) +
    rect(-42, -110, 12, 96, '#ffffff', 5, 'opacity="0.3"');
  return (
    bayView(brush, 440) +
    repeat(4, (index) => rect(index * 520 - 20, 0, 40, 760, shaded(palette, palette.cream))) +
    rect(0, 0, artWidth, 60, shaded(palette, palette.wood)) +
    rect(0, 640, artWidth, 16, shaded(palette, palette.cream)) +
    repeat(21, (index) => rect(index * 80, 650, 12, 110, shaded(palette, palette.cream))) +
    tableTop(brush, '#e8c9a6') +
    repeat(20, (index) => path(`M${index * 84} 764h84l-42 60Z`, palette.coral, 'opacity="0.5"')) +
    at(
      420,
      950,
      path('M-150 0Q-190 -200 0 -210Q190 -200 150 0Z', palette.teal) +
        path('M140 -110L240 -190L262 -170L170 -40Z', palette.teal) +
        stroke('M-146 -150Q-250 -130 -150 -30', palette.teal, 26) +
        ellipse(0, -206, 76, 18, mix(palette.teal, palette.cream, 0.4)) +
        circle(0, -232, 20, palette.amber) +
        repeat(5, (index) => circle(-80 + index * 40, -100 + (index % 2) * 26, 13, palette.cream)),
      1.35,
    ) +
    at(420, 600, steam(brush, 130)) +
    rect(690, 900, 460, 28, palette.wood, 8) +
    loaf(920, 904, 420, '#c98745', 0) +
    at(
      1320,
      945,
      rect(-120, -120, 260, 116, '#d9a35f', 14) +
        rect(-120, -132, 260, 44, '#f3d27a', 16) +
        repeat(5, (index) => ellipse(-80 + index * 46, -124, 26, 12, '#a86a2f')),
      1.3,
    ) +
    at(690, 950, jam('#8c2f5c'), 1.25) +
    at(1130, 965, jam('#d98a2f'), 1.15)
  );
}
