import { bayView, tableEdge, tableTop, wall } from '../backdrops.ts';
import { pendant } from '../bar-things.ts';
import { cup, pottedPlant } from '../cafe-things.ts';
import { leaf, steam } from '../food.ts';
import { cityBlocks } from '../landmarks.ts';
import { hillTone, mix, shaded } from '../palette.ts';
import { canoe } from '../shore.ts';
import { sky } from '../sky-and-sea.ts';
import { artWidth, at, circle, cycle, ellipse, glow, path, rect, repeat, stroke } from '../svg.ts';
import type { Brush } from '../svg.ts';

/** Draws walls of books, with an open one next to a cup. */
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
        rect(x, foot - height * 0.8, width - 3, 8, palette.cream, 0, 0.55) +
        rect(x, foot - height * 0.28, width - 3, 5, palette.cream, 0, 0.45);
      x += width;
    }
    shelves +=
      rect(0, foot, artWidth, 18, wood) + rect(0, foot + 16, artWidth, 8, palette.ink, 0, 0.3);
  }
  return (
    rect(0, 0, artWidth, 1000, mix(wood, palette.ink, 0.45)) +
    shelves +
    glow(brush, { x: 800, y: 420 }, 720, palette.lamp, 0.5) +
    stroke('M180 40V720M260 40V720', mix(wood, palette.cream, 0.4), 14) +
    repeat(7, (i) => rect(180, 110 + i * 92, 80, 12, mix(wood, palette.cream, 0.4))) +
    pendant(brush, 800, 170, 90, palette.coral) +
    tableTop(brush, '#a8714a') +
    ellipse(680, 900, 400, 26, palette.ink, 0.25) +
    path(
      'M680 880Q500 810 290 850L330 680Q520 650 680 720Q840 650 1030 680L1070 850Q860 810 680 880Z',
      '#fbf1dd',
    ) +
    path(
      'M680 880Q500 810 290 850L284 872Q500 836 680 904Q860 836 1076 872L1070 850Q860 810 680 880Z',
      shaded(palette, palette.coral),
    ) +
    stroke('M680 722V880', palette.ink, 5, 0.3) +
    repeat(5, (row) =>
      stroke(
        `M${372 - row * 6} ${712 + row * 26}Q520 ${690 + row * 25} 640 ${740 + row * 24}M${990 + row * 6} ${712 + row * 26}Q840 ${690 + row * 25} 720 ${740 + row * 24}`,
        '#a3917a',
        5,
        0.6,
      ),
    ) +
    path('M900 690L940 686L960 900L934 880L912 902Z', palette.teal) +
    cup(brush, 1270, 910, 220, palette.teal)
  );
}

/** Draws a wall clock, a hot sandwich and the avenue at night. */
export function clock(brush: Brush): string {
  const { palette } = brush;
  return (
    sky(brush, { horizon: 700, sun: { x: 250, y: 160 }, sunRadius: 56, birds: 0 }) +
    cityBlocks(brush, 720, 160, 400, hillTone(palette, 0.6), 0.4) +
    cityBlocks(brush, 724, 90, 250, hillTone(palette, 0.9), 0.6) +
    rect(0, 716, artWidth, 50, palette.seaNear) +
    repeat(4, (i) => rect(i * 530 - 14, 0, 28, 760, '#3d2a2c')) +
    rect(0, 0, artWidth, 40, '#3d2a2c') +
    glow(brush, { x: 800, y: 400 }, 560, palette.lamp, 0.7) +
    circle(812, 412, 318, palette.ink, 0.4) +
    circle(800, 396, 318, '#c8502f') +
    circle(800, 396, 278, '#fdf3df') +
    repeat(12, (i) =>
      at(800, 396, rect(-9, -256, 18, i % 3 === 0 ? 64 : 34, palette.ink, 6), 1, i * 30),
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

/** Draws a heron at the canal, with boats leaving. */
export function heron(brush: Brush): string {
  const { palette } = brush;
  const feather = shaded(palette, '#f7f3ea');
  return (
    bayView(brush, 380) +
    repeat(
      5,
      (i) =>
        rect(
          150 + i * 150,
          330 - (i % 2) * 20,
          90,
          60 + (i % 2) * 20,
          shaded(
            palette,
            cycle([palette.coral, palette.amber, palette.cream, palette.teal, '#d98fa0'], i),
          ),
        ) +
        path(
          `M${140 + i * 150} ${332 - (i % 2) * 20}l55 -44l55 44Z`,
          shaded(palette, palette.roof),
        ),
    ) +
    at(1180, 520, canoe(brush, 0, 0, 330, palette.coral)) +
    at(420, 560, canoe(brush, 0, 0, 240, palette.teal)) +
    tableTop(brush, '#a8764c') +
    repeat(7, (i) => rect(i * 250 - 30, tableEdge - 4, 5, 260, palette.ink, 0, 0.2)) +
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

/** Draws bobbin lace on its cushion, the blue door behind. */
export function lace(brush: Brush): string {
  const { palette } = brush;
  const blue = shaded(palette, '#2f6fa8');
  const cushion = shaded(palette, '#8f3f4a');
  return (
    wall(brush, '#a9cfd6', 'disc', palette.cream) +
    rect(520, 40, 560, 720, palette.cream, 8) +
    path('M560 760V260A240 200 0 0 1 1040 260V760Z', blue) +
    rect(796, 60, 8, 700, palette.ink, 0, 0.3) +
    repeat(4, (i) =>
      rect(
        600 + (i % 2) * 220,
        300 + Math.floor(i / 2) * 220,
        170,
        180,
        mix(blue, palette.ink, 0.2),
        8,
      ),
    ) +
    circle(780, 540, 12, palette.amber) +
    tableTop(brush, '#b5794c') +
    ellipse(680, 900, 400, 36, palette.ink, 0.25) +
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
        (i) =>
          circle(530 + i * 60, 634 + row * 46, 17, 'none', `stroke="${cushion}" stroke-width="5"`) +
          circle(560 + i * 60, 656 + row * 46, 6, cushion),
      ),
    ) +
    repeat(
      9,
      (i) =>
        stroke(`M${520 + i * 40} 790Q${510 + i * 42} 840 ${470 + i * 52} 880`, palette.cream, 3) +
        at(
          470 + i * 52,
          880,
          rect(-7, 0, 14, 66, '#d9a35f', 6) +
            circle(0, 70, 13, '#b5743a') +
            circle(0, 0, 10, '#b5743a'),
          1,
          14 - i * 3.5,
        ),
    ) +
    cup(brush, 1290, 900, 220, blue)
  );
}

/** Draws a gourd of mate with its metal straw. */
export function mate(brush: Brush): string {
  const { palette, random } = brush;
  const gourd = shaded(palette, '#7a4a2f');
  return (
    wall(brush, '#6f8a5a', 'disc', palette.cream) +
    tableTop(brush, '#8f6242') +
    pottedPlant(brush, 250, 900, 380, palette.cream) +
    ellipse(800, 912, 260, 30, palette.ink, 0.28) +
    path('M660 890Q700 860 720 850H880Q900 860 940 890L920 916H680Z', '#c9ced0') +
    path('M590 520Q560 700 650 800Q720 870 800 870Q880 870 950 800Q1040 700 1010 520Z', gourd) +
    path('M930 520Q950 700 860 862Q910 850 950 800Q1040 700 1010 520Z', palette.ink, 0.18) +
    repeat(6, (i) =>
      path(
        `M${640 + i * 56} 700l28 -44l28 44l-28 44Z`,
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
    stroke('M846 516L1026 206', '#ffffff', 7, 0.6) +
    circle(950, 346, 24, '#d9a441') +
    at(740, 440, steam(brush, 130)) +
    rect(1200, 480, 210, 430, shaded(palette, palette.teal), 40) +
    rect(1230, 390, 150, 100, '#c9ced0', 20) +
    rect(1350, 500, 40, 390, palette.ink, 20, 0.16) +
    rect(1224, 520, 22, 350, '#ffffff', 11, 0.25) +
    stroke('M1200 600Q1130 640 1130 700T1200 800', '#c9ced0', 20) +
    repeat(3, (i) =>
      at(
        480 + i * 40,
        900,
        leaf(brush, 130, i % 2 === 0 ? palette.leaf : palette.leafDark),
        1,
        -20 - i * 26,
      ),
    )
  );
}
