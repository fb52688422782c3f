import { bayView, bricks, tableTop, wall } from '../backdrops.ts';
import { flame, leaf } from '../food.ts';
import { lantern } from '../gathering.ts';
import { hills } from '../land.ts';
import { suspensionBridge } from '../landmarks.ts';
import { mix, shaded } from '../palette.ts';
import { sky } from '../sky-and-sea.ts';
import { at, circle, ellipse, glow, path, rect, repeat, stroke } from '../svg.ts';
import type { Brush } from '../svg.ts';

/** Draws a burger in front of the lit bridge. */
export function burger(brush: Brush): string {
  const { palette, random } = brush;
  const bun = '#d98f45';
  return (
    bayView(brush, 560) +
    suspensionBridge(brush, 500, 330, 1270, 320, mix(palette.ink, palette.hillNear, 0.5)) +
    tableTop(brush, '#5f3d33') +
    glow(brush, { x: 800, y: 640 }, 460, palette.lamp, 0.5) +
    ellipse(800, 912, 420, 36, palette.ink, 0.35) +
    rect(400, 880, 800, 34, '#a9713f', 17) +
    path('M500 800H1100V836Q1090 880 1040 880H560Q510 880 500 836Z', bun) +
    rect(476, 736, 648, 70, '#5a2d20', 34) +
    path('M480 720H1120L1010 790L930 722L800 802L690 722L590 778Z', palette.amber) +
    rect(500, 676, 600, 50, '#d8463a', 25) +
    path(
      'M460 676q40 -56 86 -12t86 0t86 0t86 0t86 0t86 0t90 -4q40 30 -16 40H490Q440 706 460 676Z',
      '#79b356',
    ) +
    path('M490 640Q500 420 800 412Q1100 420 1110 640Q1110 660 1080 660H520Q490 660 490 640Z', bun) +
    path('M540 560Q570 456 800 440Q660 480 600 600Z', mix(bun, palette.cream, 0.45), 0.7) +
    repeat(22, () => {
      const x = random.between(580, 1030);
      return at(
        x,
        random.between(450, 560) + Math.abs(x - 800) * 0.1,
        ellipse(0, 0, 13, 7, palette.cream),
        1,
        random.between(-50, 50),
      );
    })
  );
}

/** Draws the fire in the middle of a kitchen: octopus, rib and pineapple over the embers. */
export function embers(brush: Brush): string {
  const { palette, random } = brush;
  const iron = mix(palette.ink, '#4a4a4a', 0.4);
  return (
    bricks(brush, '#5d3a33') +
    path('M250 790V380A550 330 0 0 1 1350 380V790Z', mix(palette.ink, '#2a1512', 0.6)) +
    glow(brush, { x: 800, y: 720 }, 620, palette.coral, 0.95) +
    repeat(9, (i) => at(330 + i * 118, 800, flame(brush), random.between(0.9, 1.7))) +
    repeat(22, () =>
      circle(
        random.between(320, 1280),
        random.between(180, 540),
        random.between(3, 7),
        palette.amber,
        0.85,
      ),
    ) +
    rect(220, 588, 1160, 16, iron, 8) +
    repeat(24, (i) => rect(240 + i * 48, 574, 10, 34, iron, 4)) +
    stroke(
      'M330 560C330 430 520 420 520 510C520 560 440 560 446 512C450 486 486 490 484 510',
      '#a8446a',
      42,
    ) +
    repeat(6, (i) => circle(340 + i * 30, 548 - Math.sin(i / 1.8) * 66, 8, '#e3a3b4')) +
    path('M610 570Q600 470 700 456Q900 440 950 500Q968 552 930 574Z', '#8c4a2f') +
    repeat(5, (i) => rect(652 + i * 60, 466, 14, 100, '#f0dcc0', 7)) +
    path('M1050 572Q1030 470 1130 462Q1236 470 1216 572Z', '#e0a137') +
    stroke(
      'M1064 540L1200 490M1056 510L1180 470M1090 568L1214 520M1080 470L1110 570M1130 464L1160 570M1180 474L1200 566',
      '#a86a1f',
      6,
    ) +
    repeat(5, (i) => at(1132, 470, leaf(brush, 130), 1, -150 + i * 30)) +
    rect(0, 790, 1600, 220, mix(palette.wood, palette.ink, 0.35)) +
    rect(0, 790, 1600, 16, palette.amber, 0, 0.5)
  );
}

/** Draws skewers and slices under red lanterns. */
export function izakaya(brush: Brush): string {
  const { palette } = brush;
  const cloth = mix('#1f4f77', palette.ink, 0.2);
  const skewer = (x: number) =>
    rect(x - 5, 520, 10, 360, '#e2c38f', 5) +
    repeat(
      4,
      (i) =>
        circle(x, 580 + i * 66, 40, i % 2 === 0 ? '#a85a32' : '#c97b3e') +
        ellipse(x - 10, 566 + i * 66, 16, 9, palette.cream, 0.35),
    );
  return (
    wall(brush, '#3c2a3d', 'disc', '#c0392f') +
    repeat(
      5,
      (i) =>
        path(
          `M${200 + i * 244} 0H${436 + i * 244}V300Q${318 + i * 244} 316 ${200 + i * 244} 300Z`,
          i % 2 === 0 ? cloth : mix(cloth, palette.cream, 0.12),
        ) +
        repeat(2, (row) =>
          stroke(
            `M${220 + i * 244} ${150 + row * 70}q30 -40 60 0t60 0t60 0`,
            palette.cream,
            9,
            0.75,
          ),
        ),
    ) +
    rect(0, 0, 1600, 40, palette.wood) +
    lantern(brush, 330, 420, 100, '#d9402f') +
    lantern(brush, 1270, 420, 100, '#d9402f') +
    tableTop(brush, '#7c4a30') +
    rect(420, 800, 760, 60, '#caa06a', 10) +
    rect(470, 860, 50, 40, '#a87f4c') +
    rect(1080, 860, 50, 40, '#a87f4c') +
    at(0, -80, skewer(560) + skewer(660) + skewer(760)) +
    repeat(6, (i) =>
      at(
        860 + i * 52,
        780,
        path('M-40 20Q-46 -70 10 -84Q60 -70 44 20Z', i % 2 === 0 ? '#f39b83' : '#fbe3d6') +
          stroke('M-26 6Q-20 -50 14 -66M0 12Q6 -40 30 -50', palette.cream, 6, 0.8),
      ),
    ) +
    at(1160, 790, leaf(brush, 110), 1, -60) +
    at(1176, 790, leaf(brush, 110, palette.leafDark), 1, -110) +
    ellipse(300, 868, 96, 26, '#20323f') +
    ellipse(300, 860, 72, 16, '#3b1d16')
  );
}

/** Draws a crate of vegetables at the end of the garden's rows. */
export function kitchenGarden(brush: Brush): string {
  const { palette, random } = brush;
  const soil = shaded(palette, '#8a5a3e');
  const tops = (x: number, count: number, length: number) =>
    repeat(count, (i) =>
      at(
        x,
        600,
        leaf(brush, length, i % 2 === 0 ? palette.leaf : palette.leafDark),
        1,
        -150 + (i * 120) / (count - 1),
      ),
    );
  return (
    sky(brush, { horizon: 400, sun: { x: 1130, y: 190 } }) +
    hills(brush, 410, 3, 180, 0.7) +
    rect(0, 400, 1600, 610, soil) +
    repeat(9, (i) => {
      const x = 800 + (i - 4) * 60;
      const foot = 800 + (i - 4) * 420;
      return (
        path(
          `M${x - 14} 400H${x + 14}L${foot + 120} 1010H${foot - 120}Z`,
          mix(palette.leaf, palette.leafDark, i % 2),
        ) +
        repeat(7, (step) => {
          const depth = (step / 7) ** 1.6;
          return ellipse(
            x + (foot - x) * depth,
            410 + 600 * depth,
            16 + depth * 90,
            10 + depth * 44,
            mix(palette.leaf, palette.amber, 0.12 * (step % 3)),
          );
        })
      );
    }) +
    ellipse(800, 930, 520, 40, palette.ink, 0.28) +
    tops(560, 7, 210) +
    tops(1050, 7, 190) +
    circle(560, 640, 92, '#8e2f5c') +
    circle(536, 610, 26, '#b85a85') +
    repeat(4, (i) =>
      at(
        690 + i * 56,
        560,
        path('M-30 0Q0 -26 30 0L6 150H-6Z', '#ee8434') +
          repeat(3, (blade) => at(0, -8, leaf(brush, 120), 1, -120 + blade * 30)),
      ),
    ) +
    circle(930, 640, 86, palette.coral) +
    path('M930 562l-34 -14l30 -8l4 -22l12 22l30 4l-26 14Z', palette.leafDark) +
    circle(904, 612, 20, palette.cream, 0.5) +
    circle(1060, 640, 96, '#7b4a91') +
    circle(1034, 606, 22, '#a578bb') +
    repeat(
      3,
      (i) =>
        rect(380, 660 + i * 88, 840, 78, shaded(palette, '#c9945c'), 6) +
        rect(380, 726 + i * 88, 840, 10, palette.ink, 0, 0.14),
    ) +
    rect(400, 650, 40, 280, shaded(palette, '#a8713f'), 4) +
    rect(1160, 650, 40, 280, shaded(palette, '#a8713f'), 4) +
    repeat(3, () =>
      circle(random.between(450, 1150), random.between(700, 900), 4, palette.ink, 0.4),
    )
  );
}

/** Draws a bowl of pasta before the wood oven. */
export function pasta(brush: Brush): string {
  const { palette, random } = brush;
  return (
    bricks(brush, '#b9694c') +
    path('M430 620V430A370 300 0 0 1 1170 430V620Z', mix(palette.cream, palette.ink, 0.25)) +
    path('M500 620V440A300 240 0 0 1 1100 440V620Z', '#2a1613') +
    glow(brush, { x: 800, y: 560 }, 360, palette.coral, 0.9) +
    repeat(5, (i) => at(600 + i * 100, 610, flame(brush), i % 2 === 0 ? 0.9 : 1.3)) +
    rect(380, 610, 840, 34, mix(palette.wood, palette.ink, 0.3), 4) +
    tableTop(brush, '#a8704a') +
    ellipse(800, 915, 400, 34, palette.ink, 0.25) +
    path('M400 690H1200Q1170 880 960 906H640Q430 880 400 690Z', palette.cream) +
    path('M960 906Q1130 870 1200 690H1100Q1060 860 900 906Z', palette.ink, 0.1) +
    stroke('M420 730H1180', palette.teal, 10) +
    ellipse(800, 690, 400, 60, mix(palette.cream, palette.ink, 0.12)) +
    ellipse(800, 680, 350, 84, '#e9b54a') +
    repeat(22, () => {
      const x = random.between(500, 1030);
      return stroke(
        `M${x} ${random.between(630, 720)}q60 ${random.between(-70, 70)} ${random.between(70, 140)} ${random.between(-20, 20)}`,
        '#f6d684',
        11,
      );
    }) +
    ellipse(800, 634, 170, 50, '#c8432f') +
    repeat(
      4,
      (i) =>
        circle(700 + i * 68, 618 - (i % 2) * 22, 40, '#8a4028') +
        circle(690 + i * 68, 606 - (i % 2) * 22, 12, '#b5654a'),
    ) +
    at(800, 582, leaf(brush, 96), 1, -28) +
    at(800, 586, leaf(brush, 90), 1, 206)
  );
}
