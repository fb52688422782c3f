import { mix } from '../../colour.ts';
import { bunting } from '../../gathering.ts';
import { hills, tree } from '../../land.ts';
import { shaded } from '../../palette.ts';
import { sky } from '../../sky.ts';
import { artWidth, at, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { cello } from '../instruments.ts';

/** Draws the acoustic shell on its lawn. */
export function acousticShell(brush: Brush): string {
  const { palette, random } = brush;
  const shell = shaded(palette, '#f4e4c6');
  return (
    sky(brush, { horizon: 620, sun: { x: 1240, y: 200 } }) +
    hills(brush, 640, 2, 200, 0.6) +
    repeat(8, (index) =>
      tree(
        brush,
        index < 4 ? 40 + index * 120 : 1180 + (index - 4) * 130,
        720,
        random.between(330, 460),
      ),
    ) +
    rect(0, 640, artWidth, 370, palette.leaf) +
    path('M350 720V640A450 430 0 0 1 1250 640V720Z', shell) +
    repeat(4, (index) =>
      path(
        `M${420 + index * 66} 720V${650 + index * 8}A${380 - index * 66} ${360 - index * 70} 0 0 1 ${1180 - index * 66} ${650 + index * 8}V720Z`,
        mix(shell, index % 2 === 0 ? palette.coral : palette.amber, 0.25 + index * 0.16),
      ),
    ) +
    rect(310, 700, 980, 70, shaded(palette, '#b8794a'), 8) +
    rect(310, 700, 980, 14, palette.cream, 6) +
    repeat(5, (index) =>
      at(
        560 + index * 120,
        700,
        stroke('M0 0V-90M-22 0L0 -30L22 0', palette.ink, 7) +
          path('M-36 -92L36 -92L30 -140H-30Z', palette.ink) +
          path('M-26 -98L26 -98L22 -132H-22Z', palette.cream),
      ),
    ) +
    at(800, 620, cello(brush), 0.34, 6) +
    repeat(5, (index) => {
      const x = 240 + index * 270;
      const y = 850 + (index % 2) * 70;
      const fill =
        [palette.coral, palette.teal, palette.amber, palette.cream, '#d9577a'][index] ??
        palette.coral;
      return (
        path(`M${x} ${y}h170l50 56h-190Z`, fill) +
        stroke(`M${x + 40} ${y}l10 56M${x + 110} ${y}l26 56`, palette.cream, 6, 'opacity="0.6"') +
        rect(x + 56, y - 6, 44, 36, palette.wood, 8) +
        stroke(`M${x + 60} ${y - 4}q18 -34 36 0`, palette.wood, 5)
      );
    }) +
    bunting(brush, 120, 380, 800, 240, 60, 14) +
    bunting(brush, 800, 240, 1480, 380, 60, 14)
  );
}
