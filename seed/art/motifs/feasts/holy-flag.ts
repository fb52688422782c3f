import { mix } from '../../colour.ts';
import { bunting } from '../../gathering.ts';
import { church, colonialHouse } from '../../houses.ts';
import { hills } from '../../land.ts';
import { sky } from '../../sky.ts';
import { artWidth, at, circle, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';

/** Draws the dove of the Divino on its red flag before the church. */
export function holyFlag(brush: Brush): string {
  const { palette } = brush;
  const red = '#c8342f';
  return (
    sky(brush, { horizon: 720, sun: { x: 1300, y: 300 }, birds: 0 }) +
    hills(brush, 740, 2, 220, 0.6) +
    rect(0, 730, artWidth, 280, mix(palette.sandShade, palette.ink, 0.3)) +
    colonialHouse(brush, 1130, 800, 300, 250, '#e4b98a', palette.teal) +
    colonialHouse(brush, 1430, 800, 260, 300, '#8fb3ae', palette.coral) +
    at(760, 800, church(brush, 0, 0, 340), 1.1) +
    rect(0, 796, artWidth, 220, mix(palette.sandShade, palette.ink, 0.42)) +
    bunting(brush, -20, 120, 820, 170, 70, 16) +
    bunting(brush, 780, 170, 1620, 110, 70, 16) +
    rect(252, 130, 22, 880, palette.wood, 6) +
    circle(263, 116, 28, palette.amber) +
    path('M274 180Q450 120 600 190T860 190V620Q730 680 600 620T274 630Z', red) +
    path('M600 190T860 190V620Q730 680 600 620Q640 420 600 190Z', palette.ink, 'opacity="0.1"') +
    stroke('M274 204Q450 144 600 214T846 214V600Q730 654 600 598T274 606', palette.amber, 9) +
    at(
      560,
      410,
      circle(0, 0, 130, palette.amber, 'opacity="0.45"') +
        path(
          'M-20 40C-110 20 -150 -60 -160 -110C-90 -100 -40 -70 -10 -30C10 -90 70 -120 140 -110C120 -50 90 0 40 30L60 110L0 76L-40 120Z',
          palette.cream,
        ) +
        circle(22, -34, 28, palette.cream) +
        path('M44 -40l34 8l-30 14Z', palette.amber) +
        circle(28, -40, 5, palette.ink),
      1.05,
    ) +
    repeat(5, (index) =>
      stroke(
        `M263 150Q${140 - index * 14} ${300 + index * 30} ${200 - index * 26} ${470 + index * 50}`,
        [palette.coral, palette.amber, palette.cream, palette.teal, '#d9577a'][index] ??
          palette.coral,
        9,
      ),
    ) +
    at(
      1180,
      930,
      path('M-150 0L-170 -170L-80 -100L0 -210L80 -100L170 -170L150 0Z', '#e2b23f') +
        rect(-156, -14, 312, 50, '#c9962f', 10) +
        repeat(5, (index) =>
          circle(-112 + index * 56, 12, 14, index % 2 === 0 ? red : palette.teal),
        ) +
        circle(-170, -178, 18, palette.cream) +
        circle(170, -178, 18, palette.cream) +
        circle(0, -222, 22, palette.cream) +
        path('M-180 36H180L200 90H-200Z', red),
    )
  );
}
