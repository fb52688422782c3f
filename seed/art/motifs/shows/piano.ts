import { litStage } from '../../backdrops.ts';
import { mix } from '../../colour.ts';
import { circle, ellipse, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';

/** Draws a grand piano in a small room, with a glass of sparkling wine next to it. */
export function piano(brush: Brush): string {
  const { palette } = brush;
  const black = mix(palette.ink, '#101418', 0.5);
  const shine = mix(black, palette.cream, 0.22);
  return (
    litStage(brush, '#6a4030', [palette.lamp, palette.amber]) +
    circle(800, 440, 380, palette.amber, 'opacity="0.28"') +
    ellipse(800, 900, 600, 46, palette.ink, 'opacity="0.4"') +
    path('M470 560L560 190Q900 90 1180 330Q1250 420 1250 560Z', shine) +
    path(
      'M500 560L584 214Q890 126 1150 350Q1216 430 1216 560Z',
      mix('#8a5436', palette.ink, 0.15),
    ) +
    stroke('M1080 560L1010 270', black, 10) +
    repeat(9, (index) =>
      stroke(
        `M${620 + index * 60} 556L${660 + index * 52} ${300 + Math.abs(index - 3) * 22}`,
        palette.amber,
        4,
        'opacity="0.55"',
      ),
    ) +
    path('M330 560H1250Q1300 570 1296 620Q1290 680 1230 690H330Z', black) +
    rect(330, 552, 930, 14, shine, 6) +
    rect(300, 600, 230, 90, black, 8) +
    rect(300, 584, 224, 24, palette.cream, 4) +
    repeat(10, (index) => rect(312 + index * 21, 584, 9, 14, black)) +
    repeat(3, (index) => path(`M${390 + index * 390} 690h40l-10 200h-20Z`, black)) +
    rect(640, 690, 60, 130, black) +
    rect(630, 820, 80, 12, palette.amber, 5) +
    rect(130, 750, 230, 40, palette.coral, 14) +
    rect(160, 790, 18, 110, black) +
    rect(312, 790, 18, 110, black) +
    ellipse(1380, 740, 110, 18, palette.wood) +
    rect(1372, 750, 16, 150, palette.wood) +
    path('M1350 560H1394L1384 660Q1372 680 1360 660Z', palette.cream, 'opacity="0.5"') +
    path('M1354 590H1390L1382 658Q1372 674 1362 658Z', palette.amber) +
    rect(1369, 670, 6, 60, palette.cream) +
    ellipse(1372, 732, 28, 6, palette.cream)
  );
}
