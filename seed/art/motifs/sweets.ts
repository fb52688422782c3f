import { bayView, tableTop, tiles, wall } from '../backdrops.ts';
import { pendant } from '../bar-things.ts';
import { cake, loaf } from '../cafe-things.ts';
import { leaf, steam } from '../food.ts';
import { awning } from '../houses.ts';
import { mix, shaded } from '../palette.ts';
import { artWidth, at, circle, cycle, ellipse, path, rect, repeat, stroke } from '../svg.ts';
import type { Brush } from '../svg.ts';

/** Draws a table full of home-made food on the veranda above the south bay. */
export function farmTable(brush: Brush): string {
  const { palette } = brush;
  const jam = (fill: string) =>
    rect(-52, -120, 104, 120, fill, 16) +
    rect(-58, -148, 116, 36, palette.cream, 8) +
    repeat(4, (i) => rect(-52 + i * 28, -144, 12, 28, palette.coral, 3)) +
    rect(-36, -78, 72, 46, palette.cream, 6) +
    rect(-42, -110, 12, 96, '#ffffff', 5, 0.3);
  return (
    bayView(brush, 440) +
    repeat(4, (i) => rect(i * 520 - 20, 0, 40, 760, shaded(palette, palette.cream))) +
    rect(0, 0, artWidth, 60, shaded(palette, palette.wood)) +
    rect(0, 640, artWidth, 16, shaded(palette, palette.cream)) +
    repeat(21, (i) => rect(i * 80, 650, 12, 110, shaded(palette, palette.cream))) +
    tableTop(brush, '#e8c9a6') +
    repeat(20, (i) => path(`M${i * 84} 764h84l-42 60Z`, palette.coral, 0.5)) +
    at(
      420,
      950,
      path('M-150 0Q-190 -200 0 -210Q190 -200 150 0Z', palette.teal) +
        path('M140 -110L240 -190L262 -170L170 -40Z', palette.teal) +
        stroke('M-146 -150Q-250 -130 -150 -30', palette.teal, 26) +
        ellipse(0, -206, 76, 18, mix(palette.teal, palette.cream, 0.4)) +
        circle(0, -232, 20, palette.amber) +
        repeat(5, (i) => circle(-80 + i * 40, -100 + (i % 2) * 26, 13, palette.cream)),
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
        repeat(5, (i) => ellipse(-80 + i * 46, -124, 26, 12, '#a86a2f')),
      1.3,
    ) +
    at(690, 950, jam('#8c2f5c'), 1.25) +
    at(1130, 965, jam('#d98a2f'), 1.15)
  );
}

/** Draws three scoops in a cone before the shop's lidded tubs. */
export function gelato(brush: Brush): string {
  const { palette } = brush;
  const scoop = (x: number, y: number, colour: string) =>
    circle(x, y, 140, colour) +
    repeat(5, (i) => circle(x - 112 + i * 56, y + 92, 40, colour)) +
    circle(x - 50, y - 56, 32, '#ffffff', 0.35) +
    path(
      `M${x + 40} ${y - 134}A140 140 0 0 1 ${x + 70} ${y + 120}Q${x + 110} ${y} ${x + 40} ${y - 134}Z`,
      palette.ink,
      0.1,
    );
  return (
    wall(brush, '#f2b8a0', 'disc', palette.cream) +
    awning(brush, -10, -10, 1620, 130, palette.teal) +
    tableTop(brush, '#e9d2ae') +
    repeat(4, (i) => {
      const x = cycle([190, 410, 1190, 1410], i);
      return (
        rect(x - 96, 730, 192, 190, '#c9d3d4', 16) +
        rect(x + 40, 730, 50, 190, palette.ink, 12, 0.1) +
        ellipse(x, 730, 104, 22, '#aebcbe') +
        path(`M${x - 96} 726Q${x} 640 ${x + 96} 726Z`, '#dfe7e7') +
        circle(x, 678, 16, palette.coral)
      );
    }) +
    path('M640 600H960L800 980Z', '#d99a52') +
    repeat(6, (i) =>
      stroke(
        `M${660 + i * 56} 604L${730 + i * 26} ${960 - Math.abs(i - 2) * 90}M${940 - i * 56} 604L${870 - i * 26} ${960 - Math.abs(i - 2) * 90}`,
        '#b5763a',
        6,
        0.6,
      ),
    ) +
    scoop(690, 500, '#b0527f') +
    scoop(910, 500, '#f2c14e') +
    scoop(800, 320, '#fff1dc') +
    rect(626, 580, 348, 50, '#e8b36a', 22) +
    path('M900 270L1010 110L1040 124L940 290Z', '#c98745') +
    circle(790, 180, 40, palette.coral) +
    stroke('M790 142Q800 100 840 90', palette.leafDark, 8) +
    repeat(9, (i) =>
      at(
        720 + (i % 3) * 70,
        260 + Math.floor(i / 3) * 44,
        rect(-12, -4, 24, 8, cycle([palette.coral, palette.teal, palette.amber], i), 4),
        1,
        i * 40,
      ),
    )
  );
}

/** Draws mille-feuille before green tiles, under a glass bell. */
export function milleFeuille(brush: Brush): string {
  const { palette } = brush;
  const layer = (y: number) =>
    rect(520, y, 560, 40, '#c98a45', 8) +
    repeat(3, (line) => rect(520, y + 8 + line * 11, 560, 4, '#f0cf94'));
  const cream = (y: number) =>
    repeat(8, (i) => circle(560 + i * 69, y, 40, '#fff3dc')) +
    rect(540, y - 10, 520, 40, '#fff3dc');
  return (
    tiles(brush, '#3f8f6a') +
    pendant(brush, 330, 190, 84, palette.amber) +
    pendant(brush, 1270, 190, 84, palette.amber) +
    tableTop(brush, '#f0e4d0') +
    ellipse(800, 912, 430, 36, palette.ink, 0.2) +
    rect(760, 850, 80, 60, palette.cream) +
    ellipse(800, 850, 420, 46, palette.cream) +
    ellipse(800, 838, 360, 32, mix(palette.cream, palette.teal, 0.3)) +
    layer(790) +
    cream(756) +
    layer(690) +
    cream(656) +
    layer(590) +
    rect(514, 552, 572, 44, '#fff8ec', 14) +
    stroke('M540 586L620 556L700 586L780 556L860 586L940 556L1020 586L1070 566', '#6b3d26', 8) +
    repeat(
      3,
      (i) =>
        circle(660 + i * 140, 524, 40, palette.coral) +
        circle(646 + i * 140, 510, 11, palette.cream, 0.7) +
        at(660 + i * 140, 490, leaf(brush, 46), 1, -60),
    ) +
    stroke('M420 836V560Q420 280 800 270Q1180 280 1180 560V836', '#ffffff', 10, 0.55) +
    path('M420 836V560Q420 280 800 270Q1180 280 1180 560V836Z', '#ffffff', 0.12) +
    stroke('M480 780V560Q480 420 580 370', '#ffffff', 26, 0.4) +
    circle(800, 254, 26, '#d9a441') +
    at(250, 900, cake(brush, 0, 0, 210, '#f3c1c6')) +
    at(1360, 900, cake(brush, 0, 0, 210, palette.cream))
  );
}

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
    wall(brush, '#8fc0a8', 'arch', palette.cream) +
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
    stroke('M560 490L720 650', '#ffffff', 16, 0.18) +
    circle(930, 480, 56, palette.cream) +
    stroke('M930 480L960 452', palette.coral, 8) +
    circle(930, 480, 8, palette.ink) +
    repeat(3, (i) =>
      circle(880 + i * 54, 610, 16, cycle([palette.coral, palette.amber, palette.cream], i)),
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
