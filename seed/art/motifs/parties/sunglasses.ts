import { tableTop } from '../../backdrops.ts';
import { drink } from '../../bar-things.ts';
import { bunting } from '../../gathering.ts';
import { palm } from '../../land.ts';
import { sky } from '../../sky.ts';
import { at, circle, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { lemon } from '../food.ts';

/** Draws sunglasses that reflect an afternoon party. */
export function sunglasses(brush: Brush): string {
  const { palette } = brush;
  const lens = (x: number) =>
    path(
      `M${x - 270} 430H${x + 250}Q${x + 270} 690 ${x} 700Q${x - 250} 690 ${x - 270} 430Z`,
      '#1f2d3a',
    ) +
    `<clipPath id="l${x}"><path d="M${x - 246} 452H${x + 226}Q${x + 240} 672 ${x} 676Q${x - 226} 672 ${x - 246} 452Z"/></clipPath><g clip-path="url(#l${x})">` +
    rect(x - 280, 430, 560, 280, '#e0577a') +
    rect(x - 280, 520, 560, 200, '#f08a5a') +
    circle(x + 20, 590, 90, palette.cream, 'opacity="0.85"') +
    rect(x - 280, 610, 560, 110, '#7a3f74') +
    at(x - 130, 690, palm(brush, 0, 0, 210, 30, '#2b1f3a')) +
    repeat(7, (index) =>
      circle(x - 210 + index * 70, 486 + Math.sin(index) * 10, 9, palette.cream),
    ) +
    path(`M${x - 240} 440L${x - 120} 440L${x - 220} 690H${x - 300}Z`, '#ffffff', 'opacity="0.22"') +
    '</g>';
  return (
    sky(brush, { horizon: 760, sun: { x: 800, y: 330 }, sunRadius: 230, clouds: 3 }) +
    repeat(12, (index) =>
      path(
        `M800 330L${800 + Math.cos(index * 0.524) * 1300} ${330 + Math.sin(index * 0.524) * 1300}L${800 + Math.cos(index * 0.524 + 0.16) * 1300} ${330 + Math.sin(index * 0.524 + 0.16) * 1300}Z`,
        palette.cream,
        'opacity="0.16"',
      ),
    ) +
    bunting(brush, -20, 70, 820, 110, 70, 16) +
    bunting(brush, 780, 110, 1620, 70, 70, 16) +
    tableTop(brush, '#d9a060') +
    stroke('M270 446L196 470L186 540M1330 446L1404 470L1414 540', '#1f2d3a', 30) +
    stroke('M760 460Q800 430 840 460', '#1f2d3a', 34) +
    lens(530) +
    lens(1080) +
    drink(brush, 380, 940, 300, palette.coral, 0) +
    path('M1180 760H1290V930Q1290 946 1274 946H1196Q1180 946 1180 930Z', palette.amber) +
    rect(1204, 720, 62, 44, palette.cream, 8) +
    circle(1235, 850, 34, palette.cream) +
    at(820, 900, lemon(brush, 60))
  );
}
