import { bayView, tableEdge, tableTop, tiles, wall } from '../backdrops.ts';
import { pendant } from '../bar-things.ts';
import { cake, cup, loaf, pottedPlant } from '../cafe-things.ts';
import { cityBlocks } from '../city-blocks.ts';
import { mix } from '../colour.ts';
import { awning } from '../houses.ts';
import { hillTone, shaded } from '../palette.ts';
import { canoe } from '../shore.ts';
import { sky } from '../sky.ts';
import type { Brush } from '../svg.ts';
import { artWidth, at, circle, ellipse, glow, path, rect, repeat, stroke } from '../svg.ts';
import { leaf, steam } from './food.ts';

/** Bobbin lace on its cushion, the blue door behind. */
export function lace(brush: Brush): string {
  const { palette } = brush;
  const blue = shaded(palette, '#2f6fa8');
  const cushion = shaded(palette, '#8f3f4a');
  return (
    wall(brush, '#f0dcc0', 'disc', palette.cream) +
    rect(520, 40, 560, 720, palette.cream, 8) +
    path('M560 760V260A240 200 0 0 1 1040 260V760Z', blue) +
    rect(796, 60, 8, 700, palette.ink, 0, 'opacity="0.3"') +
    repeat(4, (index) =>
      rect(
        600 + (index % 2) * 220,
        300 + Math.floor(index / 2) * 220,
        170,
        180,
        mix(blue, palette.ink, 0.2),
        8,
      ),
    ) +
    circle(780, 540, 12, palette.amber) +
    tableTop(brush, '#b5794c') +
    ellipse(680, 900, 400, 36, palette.ink, 'opacity="0.25"') +
    rect(300, 600, 760, 290, cushion, 140) +
    rect(300, 600, 760, 110, mix(cushion, palette.cream, 0.14), 56) +
    ellipse(330, 745, 40, 130, mix(cushion, palette.ink, 0.25)) +
    ellipse(1030, 745, 40, 130, mix(cushion, palette.ink, 0.25)) +
    path(
      'M500 600H860V760L830 790L800 760L770 790L740 760L710 790L680 760L650 790L620 760L590 790L560 760L530 790L500 760Z',
      palette.cream,
    ) +
    repeat(3, (row) =>
      repeat(
        6,
        (index) =>
          circle(
            530 + index * 60,
            634 + row * 46,
            17,
            'none',
            `stroke="${cushion}" stroke-width="5"`,
          ) + circle(560 + index * 60, 656 + row * 46, 6, cushion),
      ),
    ) +
    repeat(
      9,
      (index) =>
        stroke(
          `M${520 + index * 40} 790Q${510 + index * 42} 840 ${470 + index * 52} 880`,
          palette.cream,
          3,
        ) +
        at(
          470 + index * 52,
          880,
          rect(-7, 0, 14, 66, '#d9a35f', 6) +
            circle(0, 70, 13, '#b5743a') +
            circle(0, 0, 10, '#b5743a'),
          1,
          14 - index * 3.5,
        ),
    ) +
    cup(brush, 1290, 900, 220, blue)
  );
}

/** The roaster in the middle of the room, beans cooling in its pan. */
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

/** Walls of books, one open beside a cup. */
export function books(brush: Brush): string {
  const { palette, random } = brush;
  const wood = shaded(palette, '#7d4d34');
  const covers = [
    palette.coral,
    palette.amber,
    palette.teal,
    palette.cream,
    '#7a4a6a',
    '#3f6f8a',
    '#a8443a',
    '#5f7d4a',
  ];
  let shelves = '';
  for (let row = 0; row < 4; row += 1) {
    const foot = 184 + row * 188;
    for (let x = 20; x < 1590;) {
      const width = random.between(26, 54);
      const height = random.between(108, 156);
      const fill = shaded(palette, random.pick(covers));
      if (random.chance(0.06)) {
        x += 60;
        continue;
      }
      shelves +=
        rect(x, foot - height, width - 3, height, fill, 3) +
        rect(x, foot - height * 0.8, width - 3, 8, palette.cream, 0, 'opacity="0.55"') +
        rect(x, foot - height * 0.28, width - 3, 5, palette.cream, 0, 'opacity="0.45"');
      x += width;
    }
    shelves +=
      rect(0, foot, artWidth, 18, wood) +
      rect(0, foot + 16, artWidth, 8, palette.ink, 0, 'opacity="0.3"');
  }
  return (
    rect(0, 0, artWidth, 1000, mix(wood, palette.ink, 0.45)) +
    shelves +
    glow(brush, { x: 800, y: 420 }, 720, palette.lamp, 0.5) +
    stroke('M180 40V720M260 40V720', mix(wood, palette.cream, 0.4), 14) +
    repeat(7, (index) => rect(180, 110 + index * 92, 80, 12, mix(wood, palette.cream, 0.4))) +
    pendant(brush, 800, 170, 90, palette.coral) +
    tableTop(brush, '#a8714a') +
    ellipse(680, 900, 400, 26, palette.ink, 'opacity="0.25"') +
    path(
      'M680 880Q500 810 290 850L330 680Q520 650 680 720Q840 650 1030 680L1070 850Q860 810 680 880Z',
      '#fbf1dd',
    ) +
    path(
      'M680 880Q500 810 290 850L284 872Q500 836 680 904Q860 836 1076 872L1070 850Q860 810 680 880Z',
      shaded(palette, palette.coral),
    ) +
    stroke('M680 722V880', palette.ink, 5, 'opacity="0.3"') +
    repeat(5, (row) =>
      stroke(
        `M${372 - row * 6} ${712 + row * 26}Q520 ${690 + row * 25} 640 ${740 + row * 24}M${990 + row * 6} ${712 + row * 26}Q840 ${690 + row * 25} 720 ${740 + row * 24}`,
        '#a3917a',
        5,
        'opacity="0.6"',
      ),
    ) +
    path('M900 690L940 686L960 900L934 880L912 902Z', palette.teal) +
    cup(brush, 1270, 910, 220, palette.teal)
  );
}

/** A heron by the canal, the boats going out. */
export function heron(brush: Brush): string {
  const { palette } = brush;
  const feather = shaded(palette, '#f7f3ea');
  return (
    bayView(brush, 380) +
    repeat(
      5,
      (index) =>
        rect(
          150 + index * 150,
          330 - (index % 2) * 20,
          90,
          60 + (index % 2) * 20,
          shaded(
            palette,
            [palette.coral, palette.amber, palette.cream, palette.teal, '#d98fa0'][index] ??
              palette.cream,
          ),
        ) +
        path(
          `M${140 + index * 150} ${332 - (index % 2) * 20}l55 -44l55 44Z`,
          shaded(palette, palette.roof),
        ),
    ) +
    at(1180, 520, canoe(brush, 0, 0, 330, palette.coral)) +
    at(420, 560, canoe(brush, 0, 0, 240, palette.teal)) +
    tableTop(brush, '#a8764c') +
    repeat(7, (index) =>
      rect(index * 250 - 30, tableEdge - 4, 5, 260, palette.ink, 0, 'opacity="0.2"'),
    ) +
    rect(640, 640, 70, 200, palette.wood, 8) +
    ellipse(675, 640, 36, 12, mix(palette.wood, palette.cream, 0.3)) +
    stroke('M660 640V540M694 640L700 540', '#d98a3c', 9) +
    path('M560 560Q520 400 660 350Q760 330 800 460Q800 540 720 560Q640 580 560 560Z', feather) +
    path('M560 560Q480 600 430 660Q560 640 660 560Z', mix(feather, palette.ink, 0.12)) +
    path(
      'M560 560Q600 430 740 440Q760 520 690 550Q620 570 560 560Z',
      mix(feather, palette.teal, 0.3),
    ) +
    stroke('M760 430Q850 370 790 290T850 170', feather, 38) +
    circle(856, 166, 36, feather) +
    path('M870 146L1030 176L872 188Z', '#e8a33a') +
    circle(868, 158, 7, palette.ink) +
    path('M838 136Q780 110 730 130Q790 132 830 152Z', palette.ink) +
    cup(brush, 1180, 900, 230, palette.coral) +
    ellipse(370, 910, 180, 24, palette.cream) +
    rect(230, 850, 280, 52, '#d99a52', 22) +
    rect(230, 836, 280, 22, '#79b356', 10) +
    path('M240 836Q250 760 370 756Q490 760 500 836Z', '#c98745')
  );
}

/** Mille-feuille before green tiles, under a glass bell. */
export function milleFeuille(brush: Brush): string {
  const { palette } = brush;
  const layer = (y: number) =>
    rect(520, y, 560, 40, '#c98a45', 8) +
    repeat(3, (line) => rect(520, y + 8 + line * 11, 560, 4, '#f0cf94'));
  const cream = (y: number) =>
    repeat(8, (index) => circle(560 + index * 69, y, 40, '#fff3dc')) +
    rect(540, y - 10, 520, 40, '#fff3dc');
  return (
    tiles(brush, '#3f8f6a') +
    pendant(brush, 330, 190, 84, palette.amber) +
    pendant(brush, 1270, 190, 84, palette.amber) +
    tableTop(brush, '#f0e4d0') +
    ellipse(800, 912, 430, 36, palette.ink, 'opacity="0.2"') +
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
      (index) =>
        circle(660 + index * 140, 524, 40, palette.coral) +
        circle(646 + index * 140, 510, 11, palette.cream, 'opacity="0.7"') +
        at(660 + index * 140, 490, leaf(brush, 46), 1, -60),
    ) +
    stroke('M420 836V560Q420 280 800 270Q1180 280 1180 560V836', '#ffffff', 10, 'opacity="0.55"') +
    path('M420 836V560Q420 280 800 270Q1180 280 1180 560V836Z', '#ffffff', 'opacity="0.12"') +
    stroke('M480 780V560Q480 420 580 370', '#ffffff', 26, 'opacity="0.4"') +
    circle(800, 254, 26, '#d9a441') +
    at(250, 900, cake(brush, 0, 0, 210, '#f3c1c6')) +
    at(1360, 900, cake(brush, 0, 0, 210, palette.cream))
  );
}

/** Three scoops in a cone before the shop's lidded tubs. */
export function gelato(brush: Brush): string {
  const { palette } = brush;
  const scoop = (x: number, y: number, colour: string) =>
    circle(x, y, 140, colour) +
    repeat(5, (index) => circle(x - 112 + index * 56, y + 92, 40, colour)) +
    circle(x - 50, y - 56, 32, '#ffffff', 'opacity="0.35"') +
    path(
      `M${x + 40} ${y - 134}A140 140 0 0 1 ${x + 70} ${y + 120}Q${x + 110} ${y} ${x + 40} ${y - 134}Z`,
      palette.ink,
      'opacity="0.1"',
    );
  return (
    wall(brush, '#f2b8a0', 'disc', palette.cream) +
    awning(brush, -10, -10, 1620, 130, palette.teal) +
    tableTop(brush, '#e9d2ae') +
    repeat(4, (index) => {
      const x = [190, 410, 1190, 1410][index] ?? 190;
      return (
        rect(x - 96, 730, 192, 190, '#c9d3d4', 16) +
        rect(x + 40, 730, 50, 190, palette.ink, 12, 'opacity="0.1"') +
        ellipse(x, 730, 104, 22, '#aebcbe') +
        path(`M${x - 96} 726Q${x} 640 ${x + 96} 726Z`, '#dfe7e7') +
        circle(x, 678, 16, palette.coral)
      );
    }) +
    path('M640 600H960L800 980Z', '#d99a52') +
    repeat(6, (index) =>
      stroke(
        `M${660 + index * 56} 604L${730 + index * 26} ${960 - Math.abs(index - 2) * 90}M${940 - index * 56} 604L${870 - index * 26} ${960 - Math.abs(index - 2) * 90}`,
        '#b5763a',
        6,
        'opacity="0.6"',
      ),
    ) +
    scoop(690, 500, '#b0527f') +
    scoop(910, 500, '#f2c14e') +
    scoop(800, 320, '#fff1dc') +
    rect(626, 580, 348, 50, '#e8b36a', 22) +
    path('M900 270L1010 110L1040 124L940 290Z', '#c98745') +
    circle(790, 180, 40, palette.coral) +
    stroke('M790 142Q800 100 840 90', palette.leafDark, 8) +
    repeat(9, (index) =>
      at(
        720 + (index % 3) * 70,
        260 + Math.floor(index / 3) * 44,
        rect(
          -12,
          -4,
          24,
          8,
          [palette.coral, palette.teal, palette.amber][index % 3] ?? palette.coral,
          4,
        ),
        1,
        index * 40,
      ),
    )
  );
}

/** A table full of home-made things on the veranda over the south bay. */
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

/** The clock that nobody obeys, a hot sandwich and the avenue at night. */
export function clock(brush: Brush): string {
  const { palette } = brush;
  return (
    sky(brush, { horizon: 700, sun: { x: 250, y: 160 }, sunRadius: 56, birds: 0 }) +
    cityBlocks(brush, 720, 160, 400, hillTone(palette, 0.6), 0.4) +
    cityBlocks(brush, 724, 90, 250, hillTone(palette, 0.9), 0.6) +
    rect(0, 716, artWidth, 50, palette.seaNear) +
    repeat(4, (index) => rect(index * 530 - 14, 0, 28, 760, '#3d2a2c')) +
    rect(0, 0, artWidth, 40, '#3d2a2c') +
    glow(brush, { x: 800, y: 400 }, 560, palette.lamp, 0.7) +
    circle(812, 412, 318, palette.ink, 'opacity="0.4"') +
    circle(800, 396, 318, '#c8502f') +
    circle(800, 396, 278, '#fdf3df') +
    repeat(12, (index) =>
      at(800, 396, rect(-9, -256, 18, index % 3 === 0 ? 64 : 34, palette.ink, 6), 1, index * 30),
    ) +
    stroke('M800 396L690 300', palette.ink, 24) +
    stroke('M800 396L866 210', palette.ink, 15) +
    stroke('M800 396L740 560', palette.coral, 7) +
    circle(800, 396, 24, palette.coral) +
    tableTop(brush, '#5d3c38') +
    cup(brush, 460, 910, 230, palette.amber) +
    ellipse(1130, 914, 270, 30, palette.cream) +
    path('M930 900L1180 900L1180 730Z', '#e0aa5f') +
    path('M930 900L1180 730L1164 712L900 890Z', '#f3d394') +
    path('M1080 900H1330L1330 730Z', '#e0aa5f') +
    path('M1080 900L1330 730L1314 712L1050 890Z', '#f3d394') +
    stroke('M1000 894L1172 778M1150 894L1322 778', palette.coral, 16) +
    stroke('M1040 898L1174 808M1190 898L1324 808', '#79b356', 12) +
    at(1130, 680, steam(brush, 90))
  );
}

/** A gourd of mate with its metal straw. */
export function mate(brush: Brush): string {
  const { palette, random } = brush;
  const gourd = shaded(palette, '#7a4a2f');
  return (
    wall(brush, '#6f8a5a', 'disc', palette.cream) +
    tableTop(brush, '#8f6242') +
    pottedPlant(brush, 250, 900, 380, palette.cream) +
    ellipse(800, 912, 260, 30, palette.ink, 'opacity="0.28"') +
    path('M660 890Q700 860 720 850H880Q900 860 940 890L920 916H680Z', '#c9ced0') +
    path('M590 520Q560 700 650 800Q720 870 800 870Q880 870 950 800Q1040 700 1010 520Z', gourd) +
    path(
      'M930 520Q950 700 860 862Q910 850 950 800Q1040 700 1010 520Z',
      palette.ink,
      'opacity="0.18"',
    ) +
    repeat(6, (index) =>
      path(
        `M${640 + index * 56} 700l28 -44l28 44l-28 44Z`,
        'none',
        `stroke="${mix(gourd, palette.cream, 0.5)}" stroke-width="6"`,
      ),
    ) +
    ellipse(800, 520, 212, 54, '#c9ced0') +
    ellipse(800, 512, 190, 44, '#5f8f3f') +
    path('M620 512Q700 420 800 470Q760 520 700 548Q640 540 620 512Z', '#7fae50') +
    repeat(40, () =>
      circle(
        random.between(640, 900),
        random.between(486, 536),
        random.between(3, 6),
        random.pick(['#7fae50', '#4a7530', '#a3c873']),
      ),
    ) +
    stroke('M850 520L1030 210L1110 200', '#dfe3e3', 24) +
    stroke('M846 516L1026 206', '#ffffff', 7, 'opacity="0.6"') +
    circle(950, 346, 24, '#d9a441') +
    at(740, 440, steam(brush, 130)) +
    rect(1200, 480, 210, 430, shaded(palette, palette.teal), 40) +
    rect(1230, 390, 150, 100, '#c9ced0', 20) +
    rect(1350, 500, 40, 390, palette.ink, 20, 'opacity="0.16"') +
    rect(1224, 520, 22, 350, '#ffffff', 11, 'opacity="0.25"') +
    stroke('M1200 600Q1130 640 1130 700T1200 800', '#c9ced0', 20) +
    repeat(3, (index) =>
      at(
        480 + index * 40,
        900,
        leaf(brush, 130, index % 2 === 0 ? palette.leaf : palette.leafDark),
        1,
        -20 - index * 26,
      ),
    )
  );
}
