import { nightGarden, tableEdge, tableTop } from '../backdrops.ts';
import { beerGlass } from '../bar-things.ts';
import { cup } from '../cafe-things.ts';
import { figure, skinTone } from '../figures.ts';
import { drum } from '../instruments.ts';
import { cityBlocks } from '../landmarks.ts';
import { hillTone, mix, neon } from '../palette.ts';
import { face } from '../shore.ts';
import { sky } from '../sky-and-sea.ts';
import {
  artHeight,
  artWidth,
  at,
  circle,
  cycle,
  each,
  ellipse,
  glow,
  linearFill,
  path,
  polygon,
  rect,
  repeat,
  stroke,
} from '../svg.ts';
import type { Brush } from '../svg.ts';

/** Draws a couple that dances in front of the arcs of a wall of the seventies. */
export function dancers(brush: Brush): string {
  const { palette } = brush;
  const arcs = ['#5a2a3a', '#a8402f', palette.coral, palette.amber, '#f6e2b8'];
  return (
    rect(0, 0, artWidth, artHeight, '#3a1c34') +
    each(arcs, (colour, i) => circle(800, 760, 720 - i * 105, colour)) +
    rect(0, 760, artWidth, 250, '#2a1528') +
    repeat(9, (i) =>
      polygon(
        `${i * 200 - 60},1005 ${i * 200 + 40},1005 ${800 + (i * 200 + 40 - 800) * 0.62},760 ${800 + (i * 200 - 60 - 800) * 0.62},760`,
        cycle(neon, i),
        0.32,
      ),
    ) +
    ellipse(800, 900, 360, 36, '#140a18', 0.5) +
    figure(
      brush,
      {
        head: [640, 250],
        neck: [648, 304],
        hip: [620, 500],
        arms: ['M694 324L770 380L830 350', 'M606 330L510 300L450 220'],
        legs: ['M604 510L560 660L470 800H440', 'M640 510L720 640L690 860H724'],
      },
      { top: palette.cream, bottom: palette.teal },
    ) +
    figure(
      brush,
      {
        head: [990, 272],
        neck: [982, 326],
        hip: [1000, 510],
        arms: ['M936 346L880 400L830 352', 'M1030 350L1110 290L1170 190'],
        legs: ['M986 520L930 690L940 856', 'M1020 520L1120 650L1190 790'],
      },
      {
        top: '#d9577a',
        bottom: skinTone(brush),
        skirt: '#d9577a',
        isLongHaired: true,
        hair: '#2a1720',
      },
    )
  );
}

/** Draws a cassette player in front of a striped sun and a grid of neon. */
export function boombox(brush: Brush): string {
  const { palette } = brush;
  const cone = (x: number) =>
    circle(x, 640, 136, '#20182e') +
    circle(x, 640, 112, '#3c2f55') +
    circle(x, 640, 60, '#20182e') +
    circle(x, 640, 26, palette.coral);
  return (
    rect(
      0,
      0,
      artWidth,
      artHeight,
      linearFill(brush, [0, '#1a1038'], [0.7, '#7a2a7a'], [1, '#2a1048']),
    ) +
    circle(800, 400, 330, '#ffb35c') +
    circle(800, 400, 330, linearFill(brush, [0, '#ffd86b'], [1, '#ff4f8b'])) +
    repeat(6, (i) => rect(440, 470 + i * 44, 720, 8 + i * 4, '#6a2672')) +
    rect(0, 700, artWidth, 310, '#1a0c33') +
    repeat(7, (i) => rect(0, 704 + i * i * 8, artWidth, 4, '#38c6c4', 0, 0.7)) +
    repeat(21, (i) =>
      stroke(`M${800 + (i - 10) * 60} 704L${800 + (i - 10) * 240} 1010`, '#38c6c4', 4, 0.6),
    ) +
    ellipse(800, 890, 560, 36, '#000000', 0.4) +
    stroke('M470 400V290Q470 260 500 260H1100Q1130 260 1130 290V400', '#c9ced0', 34) +
    stroke('M1210 410L1330 150', '#c9ced0', 10) +
    circle(1330, 150, 14, palette.coral) +
    rect(300, 380, 1000, 500, '#d9dde0', 40) +
    rect(300, 380, 1000, 110, '#8f7bd8', 40) +
    rect(300, 450, 1000, 40, '#8f7bd8') +
    rect(350, 410, 560, 50, '#20182e', 10) +
    repeat(16, (i) => rect(370 + i * 33, 424, 4, i % 4 === 0 ? 30 : 18, palette.cream)) +
    rect(690, 416, 8, 38, palette.coral) +
    each([1000, 1080, 1160, 1240], (x, i) => circle(x, 435, 26, cycle(neon, i))) +
    cone(480) +
    cone(1120) +
    rect(630, 520, 340, 220, '#20182e', 16) +
    rect(660, 552, 280, 150, palette.coral, 12) +
    rect(690, 572, 220, 50, palette.cream, 6) +
    rect(710, 632, 180, 50, '#20182e', 24) +
    each([750, 850], (x) => circle(x, 657, 18, palette.cream) + circle(x, 657, 7, '#20182e')) +
    repeat(6, (i) => rect(640 + i * 55, 770, 45, 40, i === 2 ? palette.coral : '#6a7480', 6))
  );
}

/** Draws a dancer of a samba school in her feathers, with the drum of the band. */
export function carnival(brush: Brush): string {
  const { palette, random } = brush;
  const colours = [palette.coral, palette.amber, '#e35d90', '#38c6c4'];
  const skin = skinTone(brush);
  const feathers = (count: number, reach: number, length: number, shift: number) =>
    repeat(count, (i) =>
      at(
        800,
        500,
        path(
          `M0 -60Q${-length * 0.2} ${-reach * 0.6} 0 ${-reach}Q${length * 0.2} ${-reach * 0.6} 0 -60Z`,
          cycle(colours, i + shift),
        ) + stroke(`M0 -60V${-reach + 24}`, palette.cream, 5, 0.6),
        1,
        -105 + (210 * i) / (count - 1),
      ),
    );
  return (
    rect(
      0,
      0,
      artWidth,
      artHeight,
      linearFill(brush, [0, '#16205a'], [0.7, '#5a2a86'], [1, '#2a1548']),
    ) +
    glow(brush, { x: 800, y: 460 }, 720, palette.amber, 0.7) +
    repeat(60, () =>
      rect(
        random.between(0, artWidth),
        random.between(0, 900),
        16,
        10,
        random.pick([...colours, palette.cream]),
        3,
        0.85,
      ),
    ) +
    feathers(13, 450, 300, 0) +
    feathers(10, 320, 240, 2) +
    path('M700 640Q640 660 600 800L580 1010H1020L1000 800Q960 660 900 640Q800 690 700 640Z', skin) +
    rect(764, 560, 72, 110, skin, 20) +
    path(
      'M640 800Q710 720 800 800Q890 720 960 800L950 900Q880 940 800 880Q720 940 650 900Z',
      palette.amber,
    ) +
    repeat(9, (i) => circle(680 + i * 30, 690 + (4 - Math.abs(i - 4)) * 12, 13, palette.cream)) +
    circle(800, 500, 96, skin) +
    face(brush, 800, 500, 96) +
    path(
      'M700 470Q720 380 800 376Q880 380 900 470Q850 430 800 440Q750 430 700 470Z',
      palette.amber,
    ) +
    repeat(5, (i) =>
      circle(
        730 + i * 35,
        424 - (2 - Math.abs(i - 2)) * 12,
        13,
        i % 2 === 0 ? palette.coral : palette.cream,
      ),
    ) +
    at(390, 930, drum(brush, 280, 240, palette.teal)) +
    at(1210, 930, drum(brush, 280, 240, palette.coral)) +
    stroke('M330 600L420 690M1270 600L1180 690', '#e8c48a', 16) +
    circle(328, 596, 24, palette.cream) +
    circle(1272, 596, 24, palette.cream)
  );
}

/** Draws a record that plays at night at the window of a café. */
export function vinyl(brush: Brush): string {
  const { palette } = brush;
  const frame = mix('#4a2f2a', palette.ink, 0.3);
  return (
    sky(brush, { horizon: 620, sun: { x: 1160, y: 150 }, birds: 0, clouds: 2 }) +
    cityBlocks(brush, 640, 110, 260, hillTone(palette, 0.85), 0.6) +
    each([0, 520, 1064, 1584], (x) => rect(x, 0, 16, 700, frame)) +
    rect(0, 0, artWidth, 26, frame) +
    rect(0, 620, artWidth, 390, frame) +
    glow(brush, { x: 800, y: 620 }, 640, palette.lamp, 0.35) +
    ellipse(800, 920, 560, 30, '#000000', 0.35) +
    path('M350 560H1250L1330 860H270Z', '#a9653c') +
    rect(270, 856, 1060, 60, '#7d4529', 8) +
    ellipse(740, 700, 372, 130, '#c9ced0') +
    ellipse(740, 692, 360, 124, '#15161c') +
    repeat(4, (i) =>
      ellipse(740, 692, 330 - i * 50, 112 - i * 17, 'none', 'stroke="#343843" stroke-width="5"'),
    ) +
    path('M740 692L1030 622A360 124 0 0 1 1096 672Z', '#ffffff', 0.14) +
    ellipse(740, 692, 126, 44, palette.coral) +
    ellipse(740, 692, 60, 20, palette.amber) +
    ellipse(740, 690, 14, 6, '#15161c') +
    ellipse(1180, 640, 62, 26, '#20272b') +
    ellipse(1180, 628, 44, 18, '#c9ced0') +
    stroke('M1180 626L1130 790L940 752', '#e9eef0', 20) +
    path('M960 730L900 736L896 772L956 778Z', '#20272b') +
    circle(1220, 806, 24, palette.amber) +
    cup(brush, 1420, 900, 150, palette.teal)
  );
}

/** Draws a question over three buzzers on the table of a garden. */
export function quiz(brush: Brush): string {
  const { palette } = brush;
  const mark = stroke('M-62 -60Q-66 -140 0 -144Q76 -140 72 -66Q66 -16 0 10V56', palette.coral, 46);
  return (
    nightGarden(brush) +
    path(
      'M470 150H1130Q1190 150 1190 210V470Q1190 530 1130 530H880L800 620L760 530H470Q410 530 410 470V210Q410 150 470 150Z',
      palette.cream,
    ) +
    at(800, 360, mark + circle(0, 118, 30, palette.coral), 0.95) +
    each([570, 1030], (x, i) =>
      at(x, 350, mark + circle(0, 118, 30, palette.coral), 0.5, i * 24 - 12),
    ) +
    tableTop(brush, '#9a6240') +
    at(330, 880, beerGlass(brush, palette.amber), 0.9) +
    at(1270, 880, beerGlass(brush, '#c9702f'), 0.9) +
    each([540, 800, 1060], (x, i) => {
      const colour = cycle([palette.coral, palette.amber, palette.teal], i);
      return (
        ellipse(x, tableEdge + 132, 120, 24, palette.ink, 0.3) +
        path(
          `M${x - 110} ${tableEdge + 120}V${tableEdge + 70}H${x + 110}V${tableEdge + 120}Q${x} ${tableEdge + 160} ${x - 110} ${tableEdge + 120}Z`,
          '#2a2f38',
        ) +
        ellipse(x, tableEdge + 70, 110, 26, '#3c434e') +
        path(
          `M${x - 78} ${tableEdge + 66}Q${x - 70} ${tableEdge - 14} ${x} ${tableEdge - 16}Q${x + 70} ${tableEdge - 14} ${x + 78} ${tableEdge + 66}Q${x} ${tableEdge + 92} ${x - 78} ${tableEdge + 66}Z`,
          colour,
        ) +
        ellipse(x - 26, tableEdge + 12, 22, 12, '#ffffff', 0.5)
      );
    })
  );
}
