import { clothFromAbove } from '../backdrops.ts';
import { cup } from '../cafe-things.ts';
import { mix, shaded } from '../palette.ts';
import { person } from '../shore.ts';
import {
  artHeight,
  artWidth,
  at,
  beam,
  circle,
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

/** Draws framed letters on the wall of a gallery, and two visitors. */
export function letters(brush: Brush): string {
  const { palette } = brush;
  const frame = (x: number, y: number, width: number, height: number, content: string) =>
    rect(x + 12, y + 16, width, height, palette.ink, 6, 0.2) +
    rect(x, y, width, height, '#7d4a2e', 6) +
    rect(x + 22, y + 22, width - 44, height - 44, '#fffaf0') +
    content;
  const written = (x: number, y: number, width: number, lines: number) =>
    repeat(lines, (i) =>
      stroke(
        `M${x} ${y + i * 40}${'q12 -16 24 0t24 0'.repeat(Math.floor((width - (i === lines - 1 ? 90 : 0)) / 48))}`,
        '#4a5a78',
        5,
        0.8,
      ),
    );
  return (
    rect(0, 0, artWidth, artHeight, shaded(palette, '#9fc4c4')) +
    rect(0, 800, artWidth, 210, shaded(palette, '#b98a62')) +
    rect(0, 782, artWidth, 20, '#fffaf0') +
    rect(0, 60, artWidth, 14, '#3a444b') +
    each(
      [300, 800, 1300],
      (x) =>
        beam(brush, x, 80, x, 640, 230, '#fff3c4', 0.75) +
        path(`M${x - 34} 74H${x + 34}L${x + 24} 120H${x - 24}Z`, '#3a444b'),
    ) +
    frame(170, 210, 280, 370, written(222, 290, 190, 6)) +
    frame(
      1150,
      210,
      280,
      370,
      written(1202, 290, 190, 4) +
        path('M1230 510h120l-26 36h-68Z', palette.teal) +
        path('M1284 440v62h-46ZM1294 452v50h38Z', palette.coral),
    ) +
    frame(
      510,
      180,
      580,
      420,
      rect(560, 240, 480, 300, '#f3e2c0', 8) +
        repeat(12, (i) =>
          rect(566 + i * 40, 240, 20, 16, i % 2 === 0 ? palette.coral : palette.teal),
        ) +
        repeat(12, (i) =>
          rect(566 + i * 40, 524, 20, 16, i % 2 === 0 ? palette.teal : palette.coral),
        ) +
        stroke('M566 262L800 420L1034 262', '#b99a6c', 7) +
        circle(800, 420, 44, '#b5362f') +
        circle(800, 420, 28, '#d9574a') +
        rect(940, 276, 80, 96, '#fffaf0', 4) +
        path('M950 350q16 -12 32 0t32 0v16h-64Z', palette.teal) +
        circle(992, 306, 15, palette.amber),
    ) +
    rect(560, 866, 480, 30, '#5a3a28', 8) +
    rect(600, 890, 24, 80, '#5a3a28') +
    rect(976, 890, 24, 80, '#5a3a28') +
    person(brush, 420, 930, 380, { shirt: palette.coral }) +
    person(brush, 1180, 930, 360, { shirt: palette.amber, hat: palette.cream })
  );
}

/** Draws a film projector with two reels, its light, and popcorn. */
export function projector(brush: Brush): string {
  const { palette } = brush;
  const steel = '#4c5763';
  const reel = (x: number, y: number, radius: number) =>
    circle(x, y, radius, '#20252d') +
    circle(x, y, radius * 0.9, '#39434e') +
    repeat(5, (i) =>
      circle(
        x + Math.cos(i * 1.257) * radius * 0.52,
        y + Math.sin(i * 1.257) * radius * 0.52,
        radius * 0.24,
        '#161a20',
      ),
    ) +
    circle(x, y, radius * 0.14, palette.coral);
  return (
    rect(0, 0, artWidth, artHeight, linearFill(brush, [0, '#1b1730'], [1, '#3a1f3a'])) +
    rect(90, 190, 420, 440, '#f6e6c4', 10) +
    rect(114, 214, 372, 392, '#6fb0b8') +
    circle(380, 330, 60, '#ffd98a') +
    path('M114 480Q240 400 330 470T486 440V606H114Z', '#2f6f78') +
    path('M114 560H486V606H114Z', '#1d4a5a') +
    polygon('812,470 812,560 114,606 114,214', '#fff3c4', 0.45) +
    polygon('812,490 812,540 114,606 114,214', '#fff3c4', 0.2) +
    glow(brush, { x: 800, y: 515 }, 200, '#fff3c4', 0.9) +
    reel(960, 220, 170) +
    reel(1260, 300, 150) +
    rect(900, 400, 460, 290, steel, 28) +
    rect(900, 400, 460, 60, mix(steel, palette.cream, 0.25), 28) +
    circle(1250, 560, 70, '#20252d') +
    circle(1250, 560, 44, palette.coral) +
    rect(960, 500, 190, 120, '#20252d', 14) +
    repeat(4, (i) => rect(980, 520 + i * 24, 150, 8, steel, 4)) +
    path('M800 460H900V570H800Z', '#20252d') +
    ellipse(804, 515, 22, 62, '#fff3c4') +
    path('M1000 690H1260L1320 860H940Z', '#20252d') +
    rect(0, 850, artWidth, 160, '#6b3f30') +
    rect(0, 850, artWidth, 14, '#a9704f') +
    at(
      640,
      930,
      path('M-110 -210H110L84 0H-84Z', palette.cream) +
        repeat(4, (i) => path(`M${-96 + i * 55} -210h27l-3 210h-18Z`, palette.coral)) +
        repeat(15, (i) =>
          circle(
            -96 + (i % 8) * 27,
            -222 - Math.floor(i / 8) * 30 - (i % 3) * 8,
            24,
            i % 2 === 0 ? '#fff3d0' : '#f7dc96',
          ),
        ),
    )
  );
}

/** Draws a picture book whose boat, whale and moon rise from its pages. */
export function storybook(brush: Brush): string {
  const { palette, random } = brush;
  return (
    rect(0, 0, artWidth, artHeight, linearFill(brush, [0, '#7fc4d8'], [1, '#fbe3cf'])) +
    glow(brush, { x: 800, y: 520 }, 660, '#fffdf0', 0.9) +
    repeat(16, () => {
      const x = random.between(120, 1480);
      const y = random.between(60, 420);
      return path(
        `M${x} ${y - 18}l6 12l13 2l-9 10l2 13l-12 -6l-12 6l2 -13l-9 -10l13 -2Z`,
        palette.amber,
      );
    }) +
    path('M1130 110A110 110 0 1 0 1220 290A130 130 0 0 1 1130 110Z', '#ffd66b') +
    path('M470 640Q560 540 650 620T830 610T1010 620T1140 640V760H470Z', '#2f9aa8') +
    path('M690 500H910L870 596H730Z', palette.coral) +
    rect(790, 230, 14, 276, '#6b4528') +
    path('M812 240Q950 340 940 470H812Z', '#fffaf0') +
    path('M782 270Q680 370 676 470H782Z', '#fbd98a') +
    path('M804 232L860 250L804 268Z', palette.teal) +
    path(
      'M1000 640Q1010 520 1130 520Q1230 520 1256 600Q1300 590 1310 540Q1340 560 1320 610Q1300 660 1240 664H1010Z',
      '#3f6fa8',
    ) +
    circle(1056, 590, 12, '#12202c') +
    stroke('M1120 520Q1110 470 1080 460M1120 520Q1130 470 1160 460', '#fffaf0', 9) +
    path('M440 700Q610 640 700 660T920 660T1160 700V760H440Z', '#4fb8bd') +
    path(
      'M250 720Q540 640 800 760Q1060 640 1350 720L1420 900Q1060 840 800 930Q540 840 180 900Z',
      '#fffaf0',
    ) +
    path('M800 760Q1060 640 1350 720L1420 900Q1060 840 800 930Z', '#f1e2c8') +
    path(
      'M180 900Q540 840 800 930Q1060 840 1420 900L1430 930Q1060 876 800 964Q540 876 170 930Z',
      palette.coral,
    ) +
    repeat(
      3,
      (i) =>
        stroke(
          `M${350 - i * 16} ${770 + i * 34}Q560 ${730 + i * 40} 720 ${800 + i * 34}`,
          '#9aa8b5',
          7,
          0.7,
        ) +
        stroke(
          `M${1250 + i * 16} ${770 + i * 34}Q1040 ${730 + i * 40} 880 ${800 + i * 34}`,
          '#9aa8b5',
          7,
          0.7,
        ),
    )
  );
}

/** Draws a flower in an embroidery hoop with needle, scissors and threads. */
export function embroidery(brush: Brush): string {
  const { palette } = brush;
  const spool = (x: number, y: number, colour: string) =>
    at(
      x,
      y,
      rect(-50, -80, 100, 160, colour, 14) +
        repeat(6, (i) => rect(-50, -62 + i * 24, 100, 5, palette.ink, 0, 0.14)) +
        rect(-64, -100, 128, 28, '#c98f5a', 8) +
        rect(-64, 72, 128, 28, '#c98f5a', 8),
    );
  const flower = (x: number, y: number, size: number, colour: string) =>
    at(
      x,
      y,
      repeat(8, (i) =>
        at(
          0,
          0,
          ellipse(0, -62, 26, 46, colour) + stroke('M0 -30V-96', mix(colour, '#ffffff', 0.45), 5),
          1,
          i * 45,
        ),
      ) +
        circle(0, 0, 30, palette.amber) +
        repeat(6, (i) => circle(Math.cos(i) * 16, Math.sin(i) * 16, 5, '#b5702a')),
      size,
    );
  const sprig = (turn: number, length: number) =>
    at(
      800,
      500,
      stroke(`M0 0Q40 ${-length / 2} 0 ${-length}`, '#3f8a5a', 10) +
        repeat(4, (i) =>
          at(
            14,
            -length * (0.4 + i * 0.16),
            ellipse(28, 0, 30, 12, i % 2 === 0 ? '#4f9a55' : '#7ab86a'),
            1,
            i % 2 === 0 ? -36 : 214,
          ),
        ),
      1,
      turn,
    );
  return (
    clothFromAbove(brush, '#d9e6e0', 'check', '#9cc4bb') +
    circle(818, 524, 400, palette.ink, 0.2) +
    circle(800, 500, 400, '#b5764a') +
    circle(800, 500, 376, '#d99a66') +
    circle(800, 500, 352, '#fffaf0') +
    rect(760, 84, 80, 50, '#c9a13f', 10) +
    each([-62, 62, 180, 118, -118], (turn, i) => sprig(turn, i === 2 ? 280 : 250)) +
    flower(800, 480, 1.35, palette.coral) +
    flower(600, 610, 0.75, '#5a7ac0') +
    flower(1000, 610, 0.75, '#d9577a') +
    stroke('M930 330Q1060 250 1130 330T1290 320', '#d9577a', 8) +
    stroke('M880 366L1010 286', '#c9ced0', 12) +
    spool(290, 290, palette.teal) +
    spool(250, 600, palette.coral) +
    cup(brush, 1400, 900, 180, palette.amber) +
    at(
      1360,
      470,
      stroke('M-60 -160L40 90M60 -160L-40 90', '#aeb9bd', 24) +
        circle(-54, 130, 48, 'none', `stroke="${palette.coral}" stroke-width="22"`) +
        circle(54, 130, 48, 'none', `stroke="${palette.coral}" stroke-width="22"`) +
        circle(0, -10, 12, '#6b7780'),
      1,
      24,
    )
  );
}

/** Draws strings, a violin and its bow in front of sheets of music. */
export function violin(brush: Brush): string {
  const { palette } = brush;
  const note = (x: number, y: number) =>
    ellipse(x, y, 17, 13, '#2a2430') + rect(x + 11, y - 80, 6, 80, '#2a2430');
  return (
    rect(0, 0, artWidth, artHeight, linearFill(brush, [0, '#5a1f2e'], [1, '#2a1020'])) +
    glow(brush, { x: 800, y: 460 }, 760, palette.amber, 0.7) +
    at(
      800,
      460,
      each(
        [-1, 1],
        (side) =>
          rect(side * 270 - 260, -290, 520, 620, '#fff6e2', 8) +
          repeat(
            4,
            (row) =>
              repeat(5, (line) =>
                rect(side * 270 - 220, -230 + row * 140 + line * 20, 440, 3, '#8a7a6a'),
              ) +
              repeat(5, (i) =>
                note(side * 270 - 170 + i * 88, -170 + row * 140 - ((i * 3 + row * 2) % 5) * 16),
              ),
          ),
      ),
    ) +
    at(
      800,
      540,
      rect(-15, -430, 30, 330, '#20161a', 4) +
        stroke('M0 -430V-470Q0 -510 26 -500Q38 -484 18 -478', '#7d3a1e', 22) +
        stroke('M-40 -420H-14M14 -420H40M-40 -386H-14M14 -386H40', '#3d2218', 12) +
        path(
          'M0 -150C78 -150 110 -108 98 -50C90 -20 60 -8 60 20C60 50 124 70 128 150C132 240 70 290 0 290C-70 290 -132 240 -128 150C-124 70 -60 50 -60 20C-60 -8 -90 -20 -98 -50C-110 -108 -78 -150 0 -150Z',
          '#b5582a',
        ) +
        path(
          'M0 -150C78 -150 110 -108 98 -50C90 -20 60 -8 60 20C60 50 124 70 128 150C132 240 70 290 0 290C70 230 80 130 40 30C60 -60 50 -120 0 -150Z',
          palette.ink,
          0.16,
        ) +
        stroke('M-44 30Q-70 64 -44 96T-56 150M44 30Q70 64 44 96T56 150', '#3d1c12', 8) +
        path('M-36 96H36L26 116H-26Z', '#e8c48a') +
        path('M-20 160H20L10 262H-10Z', '#20161a') +
        path('M-60 210Q-90 250 -50 270Q-20 276 -20 240Z', '#20161a') +
        repeat(4, (i) => rect(-9 + i * 5.5, -430, 2, 590, palette.cream, 0, 0.85)),
      1.12,
      14,
    ) +
    stroke('M420 900Q800 620 1260 330', '#6b3a20', 16) +
    stroke('M430 910Q810 640 1268 342', palette.cream, 6) +
    rect(404, 880, 44, 34, '#20161a', 6)
  );
}
