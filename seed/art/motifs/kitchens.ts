import { bricks, clothFromAbove, tableTop, wall } from '../backdrops.ts';
import { flame, leaf, lemon, oyster, steam } from '../food.ts';
import { pandeiro } from '../instruments.ts';
import {
  at,
  circle,
  cycle,
  each,
  ellipse,
  glow,
  path,
  polygon,
  rect,
  repeat,
  stroke,
} from '../svg.ts';
import type { Brush } from '../svg.ts';

/** Draws a pot of black beans with rice, oranges and cabbage, and a pandeiro. */
export function feijoada(brush: Brush): string {
  const { palette, random } = brush;
  const bowl = (x: number, y: number, fill: string, heap: string) =>
    ellipse(x, y + 66, 110, 18, palette.ink, 0.25) +
    path(`M${x - 120} ${y - 30}Q${x} ${y - 130} ${x + 120} ${y - 30}Z`, heap) +
    path(
      `M${x - 130} ${y - 34}H${x + 130}Q${x + 110} ${y + 70} ${x} ${y + 72}Q${x - 110} ${y + 70} ${x - 130} ${y - 34}Z`,
      fill,
    );
  return (
    wall(brush, '#2f8a78', 'disc', '#f2c14e') +
    tableTop(brush, '#a86a42') +
    at(1180, 640, pandeiro(brush, palette.coral), 1.1) +
    at(760, 320, steam(brush, 240)) +
    ellipse(770, 882, 330, 34, palette.ink, 0.3) +
    path('M430 520H1110Q1120 860 960 886H580Q420 860 430 520Z', '#3a2622') +
    path('M960 520H1110Q1120 860 960 886Q1010 700 960 520Z', '#000000', 0.2) +
    stroke(
      'M430 600Q340 600 350 680Q360 730 440 720M1110 600Q1200 600 1190 680Q1180 730 1100 720',
      '#3a2622',
      34,
    ) +
    ellipse(770, 520, 342, 78, '#5a3a30') +
    ellipse(770, 516, 306, 62, '#1f1412') +
    repeat(50, () => {
      const angle = random.between(0, Math.PI * 2);
      const reach = random.between(0.1, 0.92);
      return ellipse(
        770 + Math.cos(angle) * 296 * reach,
        516 + Math.sin(angle) * 56 * reach,
        15,
        9,
        random.pick(['#3a2420', '#4a2c26', '#120b0a']),
      );
    }) +
    each(
      [
        [640, 506],
        [740, 534],
        [850, 500],
        [930, 526],
      ],
      ([x = 0, y = 0], i) =>
        ellipse(x, y, 44, 20, i % 2 === 0 ? '#b5523a' : '#d98a72') +
        ellipse(x - 8, y - 5, 28, 9, '#e9a98f', 0.7),
    ) +
    at(700, 500, leaf(brush, 90, '#4f8a4f'), 1, -20) +
    bowl(330, 850, palette.cream, '#fffaf0') +
    bowl(1330, 870, palette.teal, '#4f9a55') +
    each([1080, 1150], (x, i) =>
      at(x, 880 - i * 20, lemon({ ...brush, palette: { ...palette, amber: '#f0913a' } }, 58)),
    )
  );
}

/** Draws an oyster that a knife opens on a wooden board. */
export function oysterKnife(brush: Brush): string {
  const { palette } = brush;
  const shell = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      path('M0 74C-50 62 -62 -8 -42 -60C-22 -104 32 -100 46 -52C62 0 46 66 0 74Z', '#6f7f86') +
        repeat(3, (i) =>
          stroke(
            `M${-34 + i * 6} ${-30 + i * 26}Q0 ${-70 + i * 34} ${40 - i * 4} ${-26 + i * 26}`,
            '#9fb0b5',
            6,
            0.7,
          ),
        ),
      1.5,
      turn,
    );
  return (
    clothFromAbove(brush, '#2f7f8a', 'stripes', '#3f97a0') +
    rect(300, 170, 1000, 690, palette.ink, 60, 0.2) +
    rect(280, 150, 1000, 690, '#c98f5a', 60) +
    repeat(5, (i) =>
      stroke(`M330 ${250 + i * 130}q300 ${i % 2 === 0 ? 20 : -20} 900 0`, '#a9703f', 5, 0.5),
    ) +
    shell(400, 300, -30) +
    shell(420, 690, 40) +
    at(760, 500, oyster(brush), 3.6, 12) +
    ellipse(770, 500, 40, 52, '#ffffff', 0.25) +
    at(
      960,
      410,
      path('M-150 14Q-60 -34 60 -26V26Q-60 34 -150 14Z', '#dfe6e8') +
        path('M-150 14Q-60 4 60 8V26Q-60 34 -150 14Z', '#aeb9bd') +
        rect(54, -32, 26, 64, '#8f9a9e', 6) +
        path('M78 -38Q190 -70 330 -40Q360 0 330 40Q190 70 78 38Z', palette.coral) +
        circle(140, 0, 11, palette.cream) +
        circle(270, 0, 11, palette.cream),
      1.1,
      -28,
    ) +
    at(1090, 700, lemon(brush, 92)) +
    at(1180, 660, leaf(brush, 130), 1, 40)
  );
}

/** Draws meat on a grill over the fire of a brick oven. */
export function parrilla(brush: Brush): string {
  const { palette } = brush;
  const iron = '#23252b';
  const steak = (x: number, turn: number) =>
    at(
      x,
      590,
      path('M-110 10Q-120 -70 -20 -76Q90 -84 116 -20Q120 40 20 44Q-90 50 -110 10Z', '#8c3a2a') +
        path('M-110 10Q-120 -70 -20 -76Q-10 -40 -60 0Q-90 24 -110 10Z', '#e8c9a4') +
        stroke('M-40 -50L-10 30M10 -60L40 30M60 -56L84 12', '#4a1c14', 9),
      1,
      turn,
    );
  return (
    bricks(brush, '#8f5540') +
    path('M250 800V480Q250 110 800 110T1350 480V800Z', '#1c1416') +
    glow(brush, { x: 800, y: 700 }, 560, palette.amber, 0.9) +
    repeat(9, (i) => at(400 + i * 100, 850, flame(brush), i % 2 === 0 ? 1 : 0.76)) +
    rect(250, 800, 1100, 210, '#4a3530') +
    repeat(14, (i) =>
      circle(300 + i * 78, 836 + (i % 2) * 14, 34, i % 3 === 0 ? palette.coral : '#2a1c1c'),
    ) +
    at(800, 300, steam(brush, 220)) +
    steak(560, -4) +
    steak(1060, 5) +
    repeat(
      4,
      (i) =>
        rect(700 + i * 56, 510 + (i % 2) * 6, 44, 120, '#a8452f', 20) +
        rect(710 + i * 56, 524, 10, 80, '#e89a78', 5, 0.6),
    ) +
    rect(330, 628, 940, 24, iron, 8) +
    repeat(19, (i) => rect(350 + i * 49, 620, 12, 40, iron, 4)) +
    rect(350, 640, 26, 250, iron) +
    rect(1224, 640, 26, 250, iron) +
    stroke('M1190 590L1480 380M1170 566L1470 350', '#c9ced0', 20)
  );
}

/** Draws a bowl of noodles with an egg, seaweed and chopsticks. */
export function ramen(brush: Brush): string {
  const { palette } = brush;
  return (
    wall(brush, '#28324f', 'disc', '#c8473a') +
    tableTop(brush, '#6b4030') +
    at(620, 250, steam(brush, 200)) +
    ellipse(800, 890, 300, 30, palette.ink, 0.35) +
    rect(650, 826, 300, 64, '#9c2f2a', 14) +
    path('M640 330Q560 440 640 560Q700 600 760 560Q700 440 740 330Z', '#f6d98f') +
    repeat(5, (i) =>
      stroke(`M${652 + i * 22} 330Q${590 + i * 26} 440 ${660 + i * 20} 570`, '#e2b45a', 6),
    ) +
    path('M400 540H1200Q1180 820 940 850H660Q420 820 400 540Z', '#c8362c') +
    repeat(9, (i) => stroke(`M${450 + i * 82} 660q20 -44 41 0t41 0`, palette.cream, 12)) +
    rect(400, 540, 800, 34, palette.cream, 8) +
    ellipse(800, 540, 400, 74, palette.cream) +
    ellipse(800, 536, 366, 60, '#c98a45') +
    repeat(7, (i) =>
      stroke(
        `M${540 + i * 24} ${520 + (i % 3) * 14}q70 ${i % 2 === 0 ? 26 : -22} 150 6t130 4`,
        '#f6d98f',
        13,
      ),
    ) +
    path('M1010 520V360L1130 340V520Z', '#1d3a34') +
    path('M1010 520V360L1040 355V520Z', '#2c5148') +
    each(
      [930, 1010],
      (x) => ellipse(x, 528, 64, 42, '#fffaf0') + ellipse(x + 4, 524, 34, 24, '#f0a03a'),
    ) +
    ellipse(690, 556, 62, 26, '#e9a98f') +
    ellipse(690, 552, 34, 12, '#f7d3c4') +
    repeat(14, (i) =>
      circle(780 + (i % 7) * 24, 556 + (i % 3) * 10, 9, cycle(['#4f9a55', '#8cc26f'], i)),
    ) +
    polygon('660,300 690,330 1240,150 1230,126', '#4a2a20') +
    polygon('640,340 670,372 1290,230 1282,206', '#5f3828')
  );
}
