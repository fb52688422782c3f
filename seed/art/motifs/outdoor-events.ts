import { bayView } from '../backdrops.ts';
import { bunting } from '../gathering.ts';
import { headland, hills, tree } from '../land.ts';
import { cityBlocks, lightColumns, suspensionBridge } from '../landmarks.ts';
import { hillTone, mix, shaded } from '../palette.ts';
import { sailboat } from '../shore.ts';
import { ripples, sea, sky } from '../sky-and-sea.ts';
import { artWidth, at, beam, circle, cycle, glow, path, rect, repeat, stroke } from '../svg.ts';
import type { Brush } from '../svg.ts';

/** Draws fireworks over the avenue and the bay. */
export function fireworks(brush: Brush): string {
  const { palette, random } = brush;
  const burst = (x: number, y: number, radius: number, colour: string) =>
    glow(brush, { x, y }, radius * 1.2, colour, 0.5) +
    repeat(16, (i) => {
      const angle = (i / 16) * Math.PI * 2 + 0.1;
      const reach = radius * (i % 2 === 0 ? 1 : 0.72);
      return (
        stroke(
          `M${x + Math.cos(angle) * radius * 0.24} ${y + Math.sin(angle) * radius * 0.24}L${x + Math.cos(angle) * reach} ${y + Math.sin(angle) * reach}`,
          i % 2 === 0 ? colour : palette.cream,
          6,
        ) +
        circle(x + Math.cos(angle) * reach * 1.08, y + Math.sin(angle) * reach * 1.08, 8, colour)
      );
    }) +
    stroke(`M${x} ${y + radius * 1.2}Q${x + 16} ${y + radius * 1.8} ${x} 640`, colour, 4, 0.5);
  return (
    sky(brush, { horizon: 660, sun: { x: 130, y: 130 }, sunRadius: 40, clouds: 1, birds: 0 }) +
    burst(480, 260, 210, '#ff8a5c') +
    burst(1090, 220, 190, '#f7c84f') +
    burst(800, 380, 150, '#5fd0cc') +
    burst(1340, 420, 130, '#e86a98') +
    burst(250, 470, 120, '#a493ff') +
    hills(brush, 660, 2, 130, 0.5) +
    cityBlocks(brush, 662, 70, 200, hillTone(palette, 0.85), 0.6) +
    rect(0, 656, artWidth, 20, mix(palette.sandShade, palette.ink, 0.4)) +
    sea(brush, 672) +
    lightColumns(brush, 672, 20) +
    repeat(16, () => {
      const x = random.between(60, 1540);
      const y = random.between(700, 960);
      return path(
        `M${x - 60} ${y}q60 -10 120 0q-60 10 -120 0Z`,
        random.pick(['#ff8a5c', '#f7c84f', '#5fd0cc', '#e86a98']),
        0.55,
      );
    }) +
    sailboat(brush, 420, 830, 120, palette.cream) +
    sailboat(brush, 1160, 880, 150, palette.cream)
  );
}

/** Draws a finisher's medal with three arches on it, and the bridge behind. */
export function medal(brush: Brush): string {
  const { palette } = brush;
  const gold = '#e2b23f';
  return (
    bayView(brush, 600) +
    suspensionBridge(brush, 540, 300, 1300, 330, mix(palette.ink, palette.hillNear, 0.3)) +
    path('M560 -10H700L840 420H740Z', palette.coral) +
    path('M1040 -10H900L760 420H860Z', mix(palette.coral, palette.ink, 0.18)) +
    path('M600 -10H630L790 420H770ZM1000 -10H970L810 420H830Z', palette.cream) +
    rect(750, 400, 100, 50, mix(gold, palette.ink, 0.2), 14) +
    circle(812, 672, 258, palette.ink, 0.22) +
    circle(800, 660, 256, gold) +
    circle(800, 660, 222, mix(gold, palette.cream, 0.45)) +
    circle(800, 660, 206, mix(gold, palette.ink, 0.08)) +
    `<clipPath id="m"><circle cx="800" cy="660" r="206"/></clipPath><g clip-path="url(#m)">` +
    rect(590, 740, 420, 140, palette.teal) +
    repeat(3, (i) =>
      stroke(
        `M${610 + i * 130} 740V610M${730 + i * 130} 740V610M${600 + i * 130} 740Q${670 + i * 130} 540 ${740 + i * 130} 740`,
        '#6b4a1f',
        12,
      ),
    ) +
    rect(590, 700, 420, 16, '#6b4a1f') +
    repeat(3, (i) =>
      stroke(`M${620 + i * 40} ${780 + i * 30}q50 -14 100 0t100 0t100 0`, palette.cream, 8, 0.7),
    ) +
    circle(800, 540, 40, palette.cream) +
    '</g>' +
    repeat(28, (i) =>
      circle(
        800 + Math.cos(i * 0.2244) * 240,
        660 + Math.sin(i * 0.2244) * 240,
        6,
        mix(gold, palette.ink, 0.3),
      ),
    ) +
    path('M620 560A206 206 0 0 1 720 470L700 520Q650 550 640 590Z', '#ffffff', 0.35)
  );
}

/** Draws a film under the moon, seen from the blankets. */
export function openAirCinema(brush: Brush): string {
  const { palette } = brush;
  return (
    sky(brush, { horizon: 680, sun: { x: 330, y: 170 }, birds: 0 }) +
    hills(brush, 690, 2, 170, 0.6) +
    repeat(6, (i) => tree(brush, i < 3 ? 40 + i * 110 : 1300 + (i - 3) * 120, 740, 340)) +
    rect(0, 670, artWidth, 340, mix(palette.leafDark, palette.ink, 0.35)) +
    beam(brush, 800, 1000, 800, 300, 1000, palette.lamp, 0.4) +
    rect(350, 170, 900, 520, '#2a333c', 60) +
    rect(384, 204, 832, 446, '#f4e3c2', 20) +
    path(
      'M384 540Q560 420 740 500T1216 460V630Q1216 650 1196 650H404Q384 650 384 630Z',
      '#d98f5f',
    ) +
    path(
      'M384 600Q620 520 860 580T1216 560V630Q1216 650 1196 650H404Q384 650 384 630Z',
      '#7a4a5a',
    ) +
    circle(980, 360, 70, '#e8743f') +
    at(600, 560, stroke('M0 0V-110M-70 -60Q-40 -120 0 -110Q40 -120 70 -60', '#3d2a33', 14)) +
    repeat(
      12,
      (i) =>
        rect(396 + i * 70, 216, 40, 22, '#2a333c', 6) +
        rect(396 + i * 70, 616, 40, 22, '#2a333c', 6),
    ) +
    rect(420, 690, 60, 60, '#2a333c', 14) +
    rect(1120, 690, 60, 60, '#2a333c', 14) +
    repeat(6, (i) => {
      const x = 110 + i * 245;
      const y = 800 + (i % 2) * 80;
      return (
        path(
          `M${x} ${y}h170l44 70h-210Z`,
          shaded(
            palette,
            cycle(
              [palette.coral, palette.teal, palette.amber, '#d9577a', palette.cream, palette.teal],
              i,
            ),
          ),
        ) + rect(x + 40, y - 20, 90, 44, palette.cream, 22, 0.85)
      );
    }) +
    at(
      800,
      960,
      rect(-70, -60, 140, 90, '#20272b', 14) +
        circle(-30, -86, 42, '#3a444b') +
        circle(48, -86, 42, '#3a444b') +
        circle(-30, -86, 13, palette.cream) +
        circle(48, -86, 13, palette.cream) +
        rect(-20, -50, 40, 24, palette.lamp, 8),
    )
  );
}

/** Draws sails of a regatta close-hauled in the north bay. */
export function regatta(brush: Brush): string {
  const { palette } = brush;
  const boat = (x: number, y: number, size: number, main: string, jib: string) =>
    at(
      x,
      y,
      path('M-150 10H170L120 64H-110Z', palette.cream) +
        path('M-150 10H170L160 24H-142Z', main) +
        rect(-4, -420, 10, 430, palette.wood) +
        path('M14 -410Q170 -200 160 -16L14 -10Z', main) +
        path('M14 -250Q110 -240 150 -130L158 -80Q80 -120 14 -120Z', palette.cream, 0.75) +
        path('M-10 -400Q-50 -180 -140 -12L-10 -16Z', jib) +
        path('M-130 70Q0 100 140 66Q60 120 -60 112Z', palette.cream, 0.35),
      size,
      -6,
    );
  return (
    sky(brush, { horizon: 440, sun: { x: 1230, y: 240 } }) +
    hills(brush, 440, 3, 170, 0.6) +
    cityBlocks(brush, 442, 20, 70, hillTone(palette, 0.7), 0.3) +
    sea(brush, 440) +
    headland(brush, 'right', 470, 330, 120, 0.8) +
    boat(300, 520, 0.42, palette.amber, palette.cream) +
    boat(560, 500, 0.36, palette.coral, palette.cream) +
    boat(1330, 530, 0.46, palette.teal, palette.cream) +
    boat(1080, 500, 0.38, palette.cream, palette.amber) +
    ripples(brush, 450, 1000, 60) +
    boat(430, 780, 0.92, palette.coral, palette.cream) +
    boat(1150, 760, 0.86, '#3f6fa8', palette.amber) +
    boat(800, 900, 1.3, palette.cream, palette.coral)
  );
}

/** Draws boards planted in the crest of a dune, their tracks down to the viewer. */
export function sandboards(brush: Brush): string {
  const { palette } = brush;
  const board = (fill: string, trim: string) =>
    path('M0 -250Q70 -240 66 -120V120Q60 200 0 204Q-60 200 -66 120V-120Q-70 -240 0 -250Z', fill) +
    path('M-66 -80H66V-20H-66ZM-66 20H66V50H-66Z', trim) +
    rect(-40, 80, 80, 26, palette.ink, 8) +
    rect(-40, -150, 80, 26, palette.ink, 8);
  return (
    sky(brush, { horizon: 460, sun: { x: 1250, y: 200 } }) +
    hills(brush, 470, 2, 110, 0.5) +
    sea(brush, 440, 540) +
    path('M-10 560C260 470 520 430 800 440S1340 560 1610 520V1010H-10Z', palette.sandShade) +
    path('M-10 700C300 600 560 560 880 600S1380 700 1610 660V1010H-10Z', palette.sand) +
    path(
      'M880 600C1100 640 1380 700 1610 660V1010H1000Q1060 780 880 600Z',
      palette.sandShade,
      0.7,
    ) +
    stroke(
      'M700 640Q620 760 720 1010M780 650Q760 780 900 1010M1010 660Q1120 780 1180 1010',
      mix(palette.sandShade, palette.ink, 0.1),
      16,
      0.6,
    ) +
    bunting(brush, 100, 320, 560, 300, 40, 9) +
    bunting(brush, 1040, 300, 1500, 330, 40, 9) +
    rect(92, 300, 16, 330, palette.wood) +
    rect(1492, 310, 16, 320, palette.wood) +
    rect(552, 280, 16, 300, palette.wood) +
    rect(1032, 280, 16, 320, palette.wood) +
    at(560, 560, board(palette.coral, palette.cream), 0.95, -12) +
    at(800, 520, board(palette.teal, palette.amber), 1.1, 3) +
    at(1050, 570, board(palette.amber, palette.coral), 0.95, 13) +
    path('M420 700Q560 640 700 690T980 690T1200 716L1180 760H430Z', palette.sand) +
    repeat(10, (i) => circle(450 + i * 78, 716 + (i % 3) * 12, 7, palette.sandShade))
  );
}
