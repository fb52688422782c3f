import { bayView, tableEdge, tableTop, tiles, wall } from '../backdrops.ts';
import { bottle, drink } from '../bar-things.ts';
import { cityBlocks } from '../city-blocks.ts';
import { mix } from '../colour.ts';
import { hillTone, shaded } from '../palette.ts';
import { sky } from '../sky.ts';
import type { Brush } from '../svg.ts';
import { at, circle, ellipse, glow, path, rect, repeat, stroke } from '../svg.ts';
import { leaf, lemon, steam } from './food.ts';

/** A tall glass of draught beer, 300 high, foot at (0, 0). */
function beerGlass(brush: Brush, beer: string): string {
  const { palette } = brush;
  return (
    ellipse(0, 2, 96, 14, palette.ink, 'opacity="0.25"') +
    path('M-92 -300L-68 0H68L92 -300Z', palette.cream, 'opacity="0.5"') +
    path('M-84 -240L-64 -10H64L84 -240Z', beer) +
    path('M-60 -220L-48 -30H-26L-30 -220Z', palette.cream, 'opacity="0.3"') +
    path(
      'M-96 -236Q-110 -300 -60 -310Q-40 -350 4 -330Q50 -350 66 -308Q110 -296 96 -236Q70 -222 48 -236T4 -232T-44 -236T-96 -236Z',
      '#fff8e8',
    )
  );
}

/** A crab on the counter between two glasses of beer. */
export function crab(brush: Brush): string {
  const { palette } = brush;
  const shell = '#d9502f';
  const dark = mix(shell, palette.ink, 0.3);
  const leg = (side: -1 | 1) =>
    repeat(3, (index) =>
      stroke(
        `M${side * 150} ${-30 + index * 26}Q${side * (250 + index * 6)} ${-90 + index * 44} ${side * (262 - index * 16)} ${10 + index * 34}`,
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
    ellipse(800, 896, 360, 48, palette.ink, 'opacity="0.25"') +
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
        repeat(5, (index) =>
          circle(-100 + index * 50, -112 + (index % 2) * 18, 9, mix(shell, palette.cream, 0.4)),
        ),
      1.05,
    ) +
    at(540, 890, lemon(brush, 54))
  );
}

/** A wall of broken surfboards behind a trestle table. */
export function surfboards(brush: Brush): string {
  const { palette, random } = brush;
  const colours = [palette.coral, palette.cream, palette.teal, palette.amber, '#d9577a', '#7db0c4'];
  const board = (index: number) => {
    const fill = shaded(palette, colours[index] ?? palette.cream);
    const trim = shaded(palette, colours[(index + 2) % 6] ?? palette.coral);
    const whole =
      path('M0 -330C70 -220 84 60 46 300H-46C-84 60 -70 -220 0 -330Z', fill) +
      stroke('M0 -300V296', mix(fill, palette.ink, 0.3), 5) +
      (index % 2 === 0
        ? path('M-70 -60L70 -130V-70L-72 0Z', trim)
        : path('M-66 60H66L60 130H-60Z', trim) + path('M-58 160H58L54 190H-54Z', trim));
    const id = `b${index}`;
    // Some boards end where the wave broke them.
    return index % 3 === 1
      ? `<clipPath id="${id}"><path d="M-120 -400H120V96L70 60L30 120L-20 70L-60 130L-120 80Z"/></clipPath><g clip-path="url(#${id})">${whole}</g>`
      : whole;
  };
  const wood = shaded(palette, '#4d8086');
  return (
    rect(0, 0, 1600, 1000, wood) +
    repeat(12, (index) => rect(index * 140, 0, 5, 760, palette.ink, 0, 'opacity="0.22"')) +
    glow(brush, { x: 800, y: 300 }, 760, palette.lamp, 0.6) +
    repeat(6, (index) => at(245 + index * 222, 420, board(index), 1, random.between(-5, 5))) +
    tableTop(brush, '#a8764c') +
    bottle(560, 900, 250, '#2f7d6d', palette.amber, 0) +
    bottle(660, 910, 250, '#8a4b2f', palette.cream, 1) +
    ellipse(1000, 900, 230, 32, palette.cream) +
    repeat(7, (index) =>
      path(
        `M${830 + index * 50} 890q26 -${50 + (index % 3) * 16} 52 0Z`,
        index % 2 === 0 ? '#d9983f' : '#c77f2c',
      ),
    ) +
    at(1190, 896, lemon(brush, 42))
  );
}

/** Two glasses at the rail of a house built over the water. */
export function pier(brush: Brush): string {
  const { palette } = brush;
  const wood = shaded(palette, '#8a4f3c');
  return (
    bayView(brush, 470) +
    repeat(7, (index) => rect(900 + index * 96, 540, 16, 180, palette.ink, 3)) +
    rect(850, 526, 760, 26, wood, 4) +
    rect(900, 350, 700, 180, mix(wood, palette.ink, 0.3)) +
    repeat(
      5,
      (index) =>
        rect(930 + index * 130, 384, 96, 146, palette.lamp, 6) +
        rect(976 + index * 130, 384, 5, 146, wood),
    ) +
    path('M850 356L930 250H1610V356Z', shaded(palette, palette.roof)) +
    repeat(
      8,
      (index) =>
        glow(brush, { x: 880 + index * 96, y: 372 }, 50, palette.lamp, 0.9) +
        circle(880 + index * 96, 372, 9, palette.cream),
    ) +
    repeat(6, (index) =>
      path(
        `M${920 + index * 116} ${612 + (index % 2) * 18}q50 -8 100 0q-50 8 -100 0Z`,
        palette.lamp,
        'opacity="0.7"',
      ),
    ) +
    tableTop(brush, '#7c4a38') +
    glow(brush, { x: 560, y: 640 }, 380, palette.lamp, 0.45) +
    drink(brush, 420, 900, 400, palette.coral, 2) +
    drink(brush, 700, 930, 370, palette.amber, 0) +
    at(296, 480, leaf(brush, 150), 1, -50) +
    circle(420, 640, 34, '#e4842f') +
    circle(462, 622, 26, '#e4a12f') +
    ellipse(1130, 900, 150, 22, palette.cream) +
    repeat(5, (index) => circle(1040 + index * 44, 880 - (index % 2) * 14, 26, '#c98438'))
  );
}

/** Four beers on a canoe-shaped board before a steel tank. */
export function beerFlight(brush: Brush): string {
  const { palette } = brush;
  const steel = shaded(palette, '#b9c6c6');
  const tank = (x: number) =>
    rect(x, 60, 360, 700, steel, 90) +
    rect(x + 250, 80, 70, 660, palette.ink, 30, 'opacity="0.16"') +
    rect(x + 44, 110, 40, 600, palette.cream, 20, 'opacity="0.5"') +
    rect(x, 250, 360, 12, mix(steel, palette.ink, 0.3)) +
    rect(x, 560, 360, 12, mix(steel, palette.ink, 0.3)) +
    circle(x + 180, 400, 78, mix(steel, palette.ink, 0.35)) +
    circle(x + 180, 400, 58, palette.cream) +
    stroke(`M${x + 180} 400L${x + 212} 362`, palette.coral, 8) +
    circle(x + 180, 400, 9, palette.ink);
  const beers = ['#f5d565', '#e8a52f', '#b5602a', '#3d2018'];
  return (
    wall(brush, '#a8623f', 'disc', palette.amber) +
    tank(150) +
    tank(1090) +
    stroke(
      'M510 170H620Q680 170 680 110V0M1090 170H980Q920 170 920 110V0',
      mix(steel, palette.ink, 0.25),
      22,
    ) +
    tableTop(brush, '#6d4433') +
    ellipse(800, 920, 640, 30, palette.ink, 'opacity="0.3"') +
    path(
      'M150 800Q260 850 420 856H1180Q1340 850 1450 800Q1400 910 1240 920H360Q200 910 150 800Z',
      shaded(palette, '#d39a55'),
    ) +
    stroke('M168 816Q280 862 420 868H1180Q1330 862 1432 816', palette.coral, 12) +
    repeat(4, (index) =>
      at(500 + index * 200, 868, beerGlass(brush, beers[index] ?? '#e8a52f'), 0.95),
    )
  );
}

/** Shelves of jars up to the ceiling, a pair of scales on the counter. */
export function grocery(brush: Brush): string {
  const { palette, random } = brush;
  const wood = shaded(palette, '#7a4a32');
  const fills = ['#c8432f', '#e2a83a', '#6f8f4a', '#8c4a6a', '#d98f5a', '#f0dcae', '#3f6f6a'];
  const jar = (x: number, y: number, size: number) => {
    const fill = shaded(palette, random.pick(fills));
    return (
      rect(x - size * 0.34, y - size, size * 0.68, size, fill, size * 0.12) +
      rect(x - size * 0.36, y - size * 1.12, size * 0.72, size * 0.2, palette.wood, 5) +
      rect(
        x - size * 0.34,
        y - size * 0.62,
        size * 0.68,
        size * 0.3,
        palette.cream,
        0,
        'opacity="0.85"',
      ) +
      rect(x - size * 0.24, y - size * 0.9, size * 0.1, size * 0.8, '#ffffff', 4, 'opacity="0.25"')
    );
  };
  const brass = '#d9a441';
  return (
    rect(0, 0, 1600, 1000, mix(wood, palette.ink, 0.35)) +
    repeat(
      4,
      (row) =>
        repeat(14, (index) =>
          jar(60 + index * 114 + random.between(-8, 8), 176 + row * 186, random.between(96, 132)),
        ) +
        rect(0, 178 + row * 186, 1600, 18, wood) +
        rect(0, 194 + row * 186, 1600, 8, palette.ink, 0, 'opacity="0.35"'),
    ) +
    glow(brush, { x: 800, y: 500 }, 760, palette.lamp, 0.45) +
    tableTop(brush, '#b9885a') +
    ellipse(800, 900, 230, 24, palette.ink, 'opacity="0.3"') +
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
    repeat(6, (index) => circle(1030 + index * 28, 680 - (index % 2) * 24, 26, '#4a5b3a')) +
    drink(brush, 290, 930, 320, '#a33a2f', 2) +
    at(360, 590, lemon(brush, 44)) +
    ellipse(1330, 914, 170, 24, palette.wood) +
    path('M1200 900L1440 850V906H1200Z', '#f4d27a') +
    path('M1200 900L1440 850L1400 826L1210 868Z', '#fbe6ad')
  );
}

/** A bucket of bottles and steaming clams by the bay at sunset. */
export function beerBucket(brush: Brush): string {
  const { palette } = brush;
  const steel = '#a9bcc0';
  const clam = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      path('M-46 10Q-50 -40 0 -46Q50 -40 46 10Z', '#d8c3a0') +
        path('M-46 10Q0 -10 46 10Q40 34 0 36Q-40 34 -46 10Z', '#a98b66') +
        stroke('M-24 -2L-14 -34M0 -4V-42M24 -2L14 -34', '#a98b66', 4),
      1,
      turn,
    );
  return (
    bayView(brush, 440) +
    tableTop(brush, '#a86f48') +
    ellipse(560, 916, 260, 30, palette.ink, 'opacity="0.3"') +
    repeat(4, (index) =>
      at(
        440 + index * 84,
        660,
        bottle(0, 0, 300, index % 2 === 0 ? '#7a4326' : '#2f7d57', palette.cream, 0),
        1,
        -14 + index * 9,
      ),
    ) +
    repeat(6, (index) =>
      at(
        410 + index * 62,
        648,
        rect(-30, -26, 60, 52, index % 2 === 0 ? '#e6f3f5' : '#ffffff', 10),
        1,
        index * 23,
      ),
    ) +
    path('M340 650H780L730 910H390Z', steel) +
    path('M680 650H780L730 910H640Z', palette.ink, 'opacity="0.14"') +
    rect(326, 636, 468, 26, mix(steel, palette.cream, 0.5), 12) +
    path('M372 800H748L742 836H378Z', palette.coral) +
    ellipse(1120, 910, 300, 36, palette.ink, 'opacity="0.25"') +
    path('M830 800H1410Q1390 900 1240 910H1000Q850 900 830 800Z', '#3a4a50') +
    ellipse(1120, 800, 290, 40, '#57696f') +
    clam(930, 790, -10) +
    clam(1030, 776, 12) +
    clam(1130, 784, -6) +
    clam(1230, 776, 14) +
    clam(1316, 792, -8) +
    clam(980, 746, 8) +
    clam(1084, 736, -12) +
    clam(1186, 738, 6) +
    clam(1270, 752, 18) +
    at(1120, 690, leaf(brush, 90), 1, -30) +
    at(1120, 640, steam(brush, 150))
  );
}

/** Gin with tangerine and pitanga leaves, the still and the avenue behind. */
export function gin(brush: Brush): string {
  const { palette } = brush;
  const copper = shaded(palette, '#d07a45');
  return (
    sky(brush, { horizon: 700, sun: { x: 1240, y: 190 }, sunRadius: 60, birds: 0 }) +
    cityBlocks(brush, 700, 140, 330, hillTone(palette, 0.6), 0.4) +
    cityBlocks(brush, 704, 80, 220, hillTone(palette, 0.9), 0.6) +
    rect(0, 690, 1600, 70, palette.seaNear) +
    repeat(5, (index) => rect(index * 400 - 10, 0, 20, 760, palette.ink)) +
    tableTop(brush, '#3d3138') +
    ellipse(440, 900, 240, 26, palette.ink, 'opacity="0.4"') +
    rect(320, 840, 240, 60, mix(copper, palette.ink, 0.4), 10) +
    path('M240 700Q240 500 400 480H480Q640 500 640 700Q630 850 440 850Q250 850 240 700Z', copper) +
    path(
      'M540 500Q640 560 640 700Q630 850 500 848Q590 760 540 500Z',
      palette.ink,
      'opacity="0.16"',
    ) +
    path('M390 486Q380 360 420 300H460Q500 360 490 486Z', copper) +
    stroke('M440 310Q440 200 560 220L730 330Q760 350 760 420V620', copper, 34) +
    rect(250, 640, 384, 16, mix(copper, palette.cream, 0.4), 8) +
    circle(330, 620, 30, mix(copper, palette.cream, 0.55), 'opacity="0.7"') +
    glow(brush, { x: 1040, y: 560 }, 380, palette.lamp, 0.5) +
    ellipse(1040, 914, 150, 20, palette.cream, 'opacity="0.8"') +
    rect(1031, 680, 18, 234, palette.cream, 0, 'opacity="0.75"') +
    path('M860 400H1220Q1270 700 1040 710Q810 700 860 400Z', palette.cream, 'opacity="0.28"') +
    path(
      'M846 500H1234Q1240 690 1040 700Q840 690 846 500Z',
      mix(palette.teal, palette.cream, 0.55),
      'opacity="0.75"',
    ) +
    at(960, 560, rect(-52, -52, 104, 104, '#ffffff', 14, 'opacity="0.55"'), 1, 14) +
    at(1110, 540, rect(-50, -50, 100, 100, '#ffffff', 14, 'opacity="0.5"'), 1, -18) +
    at(1030, 640, rect(-40, -40, 80, 80, '#ffffff', 12, 'opacity="0.4"'), 1, 40) +
    at(
      1170,
      410,
      circle(0, 0, 92, '#ee8a2c') +
        at(0, 0, lemon({ ...brush, palette: { ...palette, amber: '#ee8a2c' } }, 92)),
    ) +
    at(930, 440, leaf(brush, 190), 1, -70) +
    at(930, 440, leaf(brush, 160, '#a8443a'), 1, -112) +
    path('M880 430Q870 560 920 640H900Q846 560 858 430Z', '#ffffff', 'opacity="0.4"')
  );
}

/** Wine and a record under a stone vault. */
export function wineVault(brush: Brush): string {
  const { palette, random } = brush;
  const stone = shaded(palette, '#9c8478');
  return (
    rect(0, 0, 1600, 1000, mix(stone, palette.ink, 0.4)) +
    repeat(11, (index) => {
      const angle = Math.PI + (index / 10) * Math.PI;
      return at(
        800 + Math.cos(angle) * 610,
        640 + Math.sin(angle) * 560,
        rect(-100, -70, 200, 140, mix(stone, palette.cream, random.between(0, 0.2)), 14),
        1,
        (angle * 180) / Math.PI + 90,
      );
    }) +
    path(
      `M300 ${tableEdge}V600A500 450 0 0 1 1300 600V${tableEdge}Z`,
      mix(palette.ink, '#4a2530', 0.5),
    ) +
    glow(brush, { x: 980, y: 560 }, 520, palette.lamp, 0.8) +
    tableTop(brush, '#5a3a30') +
    circle(1090, 600, 260, '#15181c') +
    repeat(4, (index) =>
      circle(1090, 600, 130 + index * 32, 'none', 'stroke="#3a4046" stroke-width="5"'),
    ) +
    circle(1090, 600, 92, palette.coral) +
    circle(1090, 600, 14, palette.cream) +
    path('M1090 600L1270 440A240 240 0 0 1 1320 540Z', '#ffffff', 'opacity="0.1"') +
    rect(820, 850, 540, 30, mix(palette.wood, palette.ink, 0.1), 8) +
    ellipse(580, 926, 150, 18, palette.cream, 'opacity="0.75"') +
    rect(571, 700, 18, 226, palette.cream, 0, 'opacity="0.75"') +
    path('M430 400H730Q790 690 580 712Q370 690 430 400Z', palette.cream, 'opacity="0.25"') +
    path('M412 540H748Q740 690 580 700Q420 690 412 540Z', '#8c1f3a') +
    ellipse(580, 540, 168, 26, '#b03a52') +
    path('M456 430Q440 560 490 640H470Q416 560 436 430Z', '#ffffff', 'opacity="0.35"') +
    rect(250, 720, 44, 190, palette.cream, 6) +
    at(
      272,
      720,
      path('M0 0C-26 -10 -22 -50 0 -84C22 -50 26 -10 0 0Z', palette.amber) +
        path('M0 -4C-12 -10 -10 -30 0 -48C10 -30 12 -10 0 -4Z', palette.cream),
    ) +
    glow(brush, { x: 272, y: 670 }, 160, palette.lamp, 0.9) +
    ellipse(272, 912, 80, 18, '#c9a24a')
  );
}
