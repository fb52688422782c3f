import { tableTop, wall } from '../../backdrops.ts';
import { mix } from '../../colour.ts';
import { shaded } from '../../palette.ts';
import { at, circle, ellipse, path, rect, repeat, stroke } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { steam } from '../food.ts';

/** Draws the roaster in the middle of the room, beans cooling in its pan. */
export function roaster(brush: Brush): string {
  const { palette, random } = brush;
  const green = shaded(palette, '#2b5d58');
  const brass = '#d9a441';
  const beans = (x: number, y: number, rx: number, ry: number, count: number) =>
    repeat(count, () => {
      const angle = random.between(0, 6.28);
      const away = Math.sqrt(random.next());
      return at(
        x + Math.cos(angle) * rx * away,
        y + Math.sin(angle) * ry * away,
        ellipse(0, 0, 17, 11, random.pick(['#5a3220', '#6f4029', '#472618'])) +
          stroke('M-12 0Q0 4 12 0', '#2f1810', 3),
        1,
        random.between(0, 180),
      );
    });
  return (
    wall(brush, '#d9a67c', 'arch', palette.cream) +
    rect(690, 0, 70, 260, '#c9ced0') +
    rect(680, 120, 90, 16, '#8f9a9e') +
    tableTop(brush, '#8a5a3f') +
    rect(520, 740, 60, 190, palette.ink) +
    rect(980, 740, 60, 190, palette.ink) +
    path('M560 250H890L800 400H650Z', brass) +
    ellipse(725, 250, 165, 26, '#5a3220') +
    rect(480, 390, 620, 360, green, 60) +
    circle(640, 570, 160, mix(green, palette.ink, 0.3)) +
    circle(640, 570, 136, brass) +
    circle(640, 570, 112, '#2b1710') +
    beans(640, 580, 96, 90, 40) +
    stroke('M560 490L720 650', '#ffffff', 16, 'opacity="0.18"') +
    circle(930, 480, 56, palette.cream) +
    stroke('M930 480L960 452', palette.coral, 8) +
    circle(930, 480, 8, palette.ink) +
    repeat(3, (index) =>
      circle(
        880 + index * 54,
        610,
        16,
        [palette.coral, palette.amber, palette.cream][index] ?? palette.coral,
      ),
    ) +
    rect(860, 660, 150, 26, brass, 10) +
    path('M470 640L380 760H560L520 640Z', brass) +
    ellipse(330, 880, 280, 60, '#8f9a9e') +
    ellipse(330, 862, 266, 52, '#3a2018') +
    beans(330, 858, 240, 40, 70) +
    path('M1150 900Q1130 640 1210 620H1390Q1470 650 1440 900Z', shaded(palette, '#d8bd8f')) +
    path('M1230 620Q1300 570 1370 620L1350 660H1250Z', shaded(palette, '#c9a873')) +
    stroke('M1230 630H1380', palette.coral, 14) +
    at(
      1300,
      770,
      ellipse(0, 0, 60, 84, '#6f4029') + stroke('M0 -80Q26 0 0 80', '#2f1810', 8),
      1,
      24,
    ) +
    at(725, 190, steam(brush, 130))
  );
}
