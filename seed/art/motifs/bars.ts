import { bayView, tableTop, tiles } from '../backdrops.ts';
import { beerGlass, bottle, drink } from '../bar-things.ts';
import { leaf, lemon } from '../food.ts';
import { mix, shaded } from '../palette.ts';
import { at, circle, cycle, ellipse, glow, path, rect, repeat, stroke } from '../svg.ts';
import type { Brush } from '../svg.ts';

/** Draws a crab on the counter between two glasses of beer. */
export function crab(brush: Brush): string {
  const { palette } = brush;
  const shell = '#d9502f';
  const dark = mix(shell, palette.ink, 0.3);
  const leg = (side: -1 | 1) =>
    repeat(3, (i) =>
      stroke(
        `M${side * 150} ${-30 + i * 26}Q${side * (250 + i * 6)} ${-90 + i * 44} ${side * (262 - i * 16)} ${10 + i * 34}`,
        dark,
        20,
      ),
    ) +
    stroke(`M${side * 130} -90Q${side * 240} -130 ${side * 236} -210`, shell, 34) +
    path(
      `M${side * 236} -190Q${side * 150} -260 ${side * 220} -340Q${side * 216} -290 ${side * 250} -280Q${side * 270} -310 ${side * 266} -350Q${side * 336} -260 ${side * 236} -190Z`,
      shell,
    );
  return (
    tiles(brush, '#2b6f9c') +
    glow(brush, { x: 800, y: 420 }, 620, palette.lamp, 0.5) +
    tableTop(brush, '#8a5236') +
    at(340, 900, beerGlass(brush, '#e8a52f'), 1.15) +
    at(1270, 900, beerGlass(brush, '#e8a52f'), 1.15) +
    ellipse(800, 896, 360, 48, palette.ink, 0.25) +
    ellipse(800, 880, 350, 46, palette.cream) +
    ellipse(800, 870, 260, 28, mix(palette.cream, palette.teal, 0.3)) +
    at(
      800,
      800,
      leg(-1) +
        leg(1) +
        path('M-200 -40Q-190 -170 0 -170Q190 -170 200 -40Q150 60 0 64Q-150 60 -200 -40Z', shell) +
        path('M-200 -40Q-150 60 0 64Q150 60 200 -40Q120 10 0 10Q-120 10 -200 -40Z', dark) +
        stroke('M-56 -160V-208M56 -160V-208', shell, 14) +
        circle(-56, -216, 20, palette.cream) +
        circle(56, -216, 20, palette.cream) +
        circle(-54, -214, 10, palette.ink) +
        circle(54, -214, 10, palette.ink) +
        stroke('M-50 -70Q0 -40 50 -70', dark, 9) +
        repeat(5, (i) =>
          circle(-100 + i * 50, -112 + (i % 2) * 18, 9, mix(shell, palette.cream, 0.4)),
        ),
      1.05,
    ) +
    at(540, 890, lemon(brush, 54))
  );
}

/** Draws shelves of jars up to the ceiling, a pair of scales on the counter. */
export function grocery(brush: Brush): string {
  const { palette, random } = brush;
  const wood = shaded(palette, '#7a4a32');
  const fills = ['#c8432f', '#e2a83a', '#6f8f4a', '#8c4a6a', '#d98f5a', '#f0dcae', '#3f6f6a'];
  const jar = (x: number, y: number, size: number) => {
    const fill = shaded(palette, random.pick(fills));
    return (
      rect(x - size * 0.34, y - size, size * 0.68, size, fill, size * 0.12) +
      rect(x - size * 0.36, y - size * 1.12, size * 0.72, size * 0.2, palette.wood, 5) +
      rect(x - size * 0.34, y - size * 0.62, size * 0.68, size * 0.3, palette.cream, 0, 0.85) +
      rect(x - size * 0.24, y - size * 0.9, size * 0.1, size * 0.8, '#ffffff', 4, 0.25)
    );
  };
  const brass = '#d9a441';
  return (
    rect(0, 0, 1600, 1000, mix(wood, palette.ink, 0.35)) +
    repeat(
      4,
      (row) =>
        repeat(14, (i) =>
          jar(60 + i * 114 + random.between(-8, 8), 176 + row * 186, random.between(96, 132)),
        ) +
        rect(0, 178 + row * 186, 1600, 18, wood) +
        rect(0, 194 + row * 186, 1600, 8, palette.ink, 0, 0.35),
    ) +
    glow(brush, { x: 800, y: 500 }, 760, palette.lamp, 0.45) +
    tableTop(brush, '#b9885a') +
    ellipse(800, 900, 230, 24, palette.ink, 0.3) +
    path('M660 900Q680 850 770 846H830Q920 850 940 900Z', brass) +
    rect(782, 440, 36, 410, brass, 12) +
    circle(800, 430, 36, brass) +
    stroke('M500 490Q800 420 1100 490', brass, 20) +
    stroke(
      'M500 490L410 690M500 490L590 690M1100 490L1010 690M1100 490L1190 690',
      mix(brass, palette.ink, 0.2),
      7,
    ) +
    path('M380 690H620Q600 770 500 772Q400 770 380 690Z', brass) +
    path('M980 690H1220Q1200 770 1100 772Q1000 770 980 690Z', brass) +
    path('M410 690L560 600L600 690Z', '#f2c95b') +
    circle(510, 660, 12, '#d9a441') +
    circle(556, 670, 9, '#d9a441') +
    repeat(6, (i) => circle(1030 + i * 28, 680 - (i % 2) * 24, 26, '#4a5b3a')) +
    drink(brush, 290, 930, 320, '#a33a2f', 2) +
    at(360, 590, lemon(brush, 44)) +
    ellipse(1330, 914, 170, 24, palette.wood) +
    path('M1200 900L1440 850V906H1200Z', '#f4d27a') +
    path('M1200 900L1440 850L1400 826L1210 868Z', '#fbe6ad')
  );
}

/** Draws two glasses at the rail of a house built over the water. */
export function pier(brush: Brush): string {
  const { palette } = brush;
  const wood = shaded(palette, '#8a4f3c');
  return (
    bayView(brush, 470) +
    repeat(7, (i) => rect(900 + i * 96, 540, 16, 180, palette.ink, 3)) +
    rect(850, 526, 760, 26, wood, 4) +
    rect(900, 350, 700, 180, mix(wood, palette.ink, 0.3)) +
    repeat(
      5,
      (i) =>
        rect(930 + i * 130, 384, 96, 146, palette.lamp, 6) + rect(976 + i * 130, 384, 5, 146, wood),
    ) +
    path('M850 356L930 250H1610V356Z', shaded(palette, palette.roof)) +
    repeat(
      8,
      (i) =>
        glow(brush, { x: 880 + i * 96, y: 372 }, 50, palette.lamp, 0.9) +
        circle(880 + i * 96, 372, 9, palette.cream),
    ) +
    repeat(6, (i) =>
      path(`M${920 + i * 116} ${612 + (i % 2) * 18}q50 -8 100 0q-50 8 -100 0Z`, palette.lamp, 0.7),
    ) +
    tableTop(brush, '#7c4a38') +
    glow(brush, { x: 640, y: 620 }, 380, palette.lamp, 0.45) +
    drink(brush, 500, 872, 400, palette.coral, 2) +
    drink(brush, 780, 896, 370, palette.amber, 0) +
    at(376, 452, leaf(brush, 150), 1, -50) +
    circle(500, 612, 34, '#e4842f') +
    circle(542, 594, 26, '#e4a12f') +
    ellipse(1130, 880, 150, 22, palette.cream) +
    repeat(5, (i) => circle(1040 + i * 44, 860 - (i % 2) * 14, 26, '#c98438'))
  );
}

/** Draws a wall of broken surfboards behind a trestle table. */
export function surfboards(brush: Brush): string {
  const { palette, random } = brush;
  const colours = [palette.coral, palette.cream, palette.teal, palette.amber, '#d9577a', '#7db0c4'];
  const board = (index: number) => {
    const fill = shaded(palette, colours[index] ?? palette.cream);
    const trim = shaded(palette, cycle(colours, index + 2));
    const whole =
      path('M0 -330C70 -220 84 60 46 300H-46C-84 60 -70 -220 0 -330Z', fill) +
      stroke('M0 -300V296', mix(fill, palette.ink, 0.3), 5) +
      (index % 2 === 0
        ? path('M-70 -60L70 -130V-70L-72 0Z', trim)
        : path('M-66 60H66L60 130H-60Z', trim) + path('M-58 160H58L54 190H-54Z', trim));
    const id = `b${index}`;
    // Some boards are drawn with a broken end.
    return index % 3 === 1
      ? `<clipPath id="${id}"><path d="M-120 -400H120V96L70 60L30 120L-20 70L-60 130L-120 80Z"/></clipPath><g clip-path="url(#${id})">${whole}</g>`
      : whole;
  };
  const wood = shaded(palette, '#4d8086');
  return (
    rect(0, 0, 1600, 1000, wood) +
    repeat(12, (i) => rect(i * 140, 0, 5, 760, palette.ink, 0, 0.22)) +
    glow(brush, { x: 800, y: 300 }, 760, palette.lamp, 0.6) +
    repeat(6, (i) => at(245 + i * 222, 420, board(i), 1, random.between(-5, 5))) +
    tableTop(brush, '#a8764c') +
    bottle(560, 900, 250, '#2f7d6d', palette.amber, 0) +
    bottle(660, 910, 250, '#8a4b2f', palette.cream, 1) +
    ellipse(1000, 900, 230, 32, palette.cream) +
    repeat(7, (i) =>
      path(
        `M${830 + i * 50} 890q26 -${50 + (i % 3) * 16} 52 0Z`,
        i % 2 === 0 ? '#d9983f' : '#c77f2c',
      ),
    ) +
    at(1190, 896, lemon(brush, 42))
  );
}
