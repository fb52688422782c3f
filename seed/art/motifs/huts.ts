import { nightGarden } from '../backdrops.ts';
import { fish, steam } from '../food.ts';
import { stringLights } from '../gathering.ts';
import { awning } from '../houses.ts';
import { cornerLeaves, headland, hills, palm } from '../land.ts';
import { hillTone, mix, shaded } from '../palette.ts';
import { beachSand, canoe } from '../shore.ts';
import { ripples, sea, sky, sunPath } from '../sky-and-sea.ts';
import { at, circle, cycle, ellipse, glow, path, rect, repeat, stroke } from '../svg.ts';
import type { Brush } from '../svg.ts';

/** Draws a bamboo bar on the beach with a hammock in its shade. */
export function bambooHut(brush: Brush): string {
  const { palette } = brush;
  const straw = shaded(palette, '#d9b066');
  const bamboo = (x: number) =>
    rect(x, 420, 22, 470, shaded(palette, '#a9a04e'), 8) +
    repeat(4, (i) => rect(x - 2, 500 + i * 96, 26, 8, palette.ink, 3, 0.35));
  const horizon = 480;
  return (
    sky(brush, { horizon, sun: { x: 1130, y: 380 } }) +
    hills(brush, horizon, 2, 80, 0.4) +
    sea(brush, horizon) +
    sunPath(brush, 1130, horizon, 660) +
    ripples(brush, horizon, 660, 20) +
    path('M1180 500q100 -70 220 -30q60 10 120 30Z', hillTone(palette, 0.7)) +
    beachSand(brush, 670) +
    ellipse(620, 894, 460, 30, palette.ink, 0.2) +
    rect(260, 470, 720, 400, palette.ink, 0, 0.45) +
    glow(brush, { x: 620, y: 620 }, 380, palette.lamp, 0.75) +
    repeat(5, (i) =>
      rect(
        330 + i * 130,
        560,
        60,
        100,
        cycle([palette.coral, palette.amber, palette.teal, palette.cream, '#d9577a'], i),
        10,
      ),
    ) +
    rect(300, 660, 640, 10, palette.wood) +
    bamboo(250) +
    bamboo(970) +
    rect(240, 740, 760, 30, palette.wood, 8) +
    repeat(24, (i) =>
      rect(250 + i * 31, 768, 22, 120, shaded(palette, i % 2 === 0 ? '#b5a85a' : '#9c9148'), 8),
    ) +
    path('M130 500Q620 150 1110 500Z', straw) +
    path('M620 325Q865 330 1110 500H900Q800 400 620 325Z', palette.ink, 0.13) +
    repeat(25, (i) =>
      path(
        `M${130 + i * 39} 492h40l-20 ${44 + (i % 3) * 14}Z`,
        i % 2 === 0 ? straw : mix(straw, palette.ink, 0.15),
      ),
    ) +
    stringLights(brush, 240, 540, 1000, 540, 26, 10) +
    palm(brush, 1440, 960, 700, -60) +
    stroke('M985 620Q1200 860 1424 600', palette.coral, 40) +
    stroke('M985 612Q1200 846 1424 592', palette.cream, 7) +
    ellipse(1205, 900, 170, 16, palette.ink, 0.18)
  );
}

/** Draws a fishermen's shed at daybreak: mullets hung to smoke, a canoe in front. */
export function fishHouse(brush: Brush): string {
  const { palette } = brush;
  const wood = shaded(palette, '#a3663f');
  const horizon = 470;
  return (
    sky(brush, { horizon, sun: { x: 1270, y: 380 } }) +
    hills(brush, horizon, 3, 150, 0.6) +
    sea(brush, horizon) +
    ripples(brush, horizon, 650, 20) +
    headland(brush, 'right', horizon + 40, 420, 150, 0.7) +
    beachSand(brush, 660) +
    rect(290, 430, 860, 450, wood) +
    repeat(14, (i) => rect(290 + i * 62, 430, 4, 450, palette.ink, 0, 0.25)) +
    path('M230 450L720 190L1210 450L1170 480L720 246L270 480Z', shaded(palette, '#c95a41')) +
    path('M290 440L720 240L1150 440Z', mix(wood, palette.ink, 0.12)) +
    circle(720, 360, 44, palette.cream) +
    circle(720, 360, 32, mix(palette.seaNear, palette.ink, 0.3)) +
    rect(390, 500, 660, 380, mix(palette.ink, '#3d2218', 0.5)) +
    glow(brush, { x: 720, y: 820 }, 320, palette.coral, 0.7) +
    rect(370, 520, 700, 12, palette.wood) +
    repeat(
      6,
      (i) =>
        rect(451 + i * 108, 528, 4, 40, palette.cream) +
        at(453 + i * 108, 660, fish(brush, i % 2 === 0 ? '#c98a4f' : '#a9713f'), 0.29, 90),
    ) +
    repeat(3, (i) => stroke(`M${600 + i * 120} 220q40 -50 0 -100t0 -100`, palette.cream, 16, 0.3)) +
    canoe(brush, 780, 880, 760, palette.teal) +
    stroke('M1230 880L1330 560M1270 880L1390 600', palette.wood, 12) +
    stroke(
      'M1240 700Q1330 760 1370 660M1250 760Q1340 830 1384 700M1226 840Q1330 880 1394 760',
      palette.cream,
      4,
      0.8,
    )
  );
}

/** Draws one long table between the mango trees. */
export function longTable(brush: Brush): string {
  const { palette } = brush;
  const wood = shaded(palette, '#a8703f');
  const mango = (x: number, y: number) =>
    ellipse(x, y, 24, 32, '#e79a3c') + ellipse(x - 7, y - 8, 8, 12, palette.cream, 0.4);
  const trunk = (x: number, side: number) =>
    path(
      `M${x - 50} 860Q${x - 20} 600 ${x - 60 * side} 300H${x + 60 - 40 * side}Q${x + 30} 600 ${x + 60} 860Z`,
      mix(palette.wood, palette.ink, 0.25),
    ) +
    circle(x - 160, 190, 200, palette.leafDark) +
    circle(x + 140, 170, 210, palette.leafDark) +
    circle(x, 90, 220, palette.leaf) +
    circle(x + 60 * side, 250, 130, palette.leaf) +
    mango(x - 120, 330) +
    mango(x + 40, 370) +
    mango(x + 170, 330);
  return (
    nightGarden(brush) +
    trunk(190, -1) +
    trunk(1410, 1) +
    stringLights(brush, 200, 330, 1400, 330, 90, 16) +
    glow(brush, { x: 800, y: 640 }, 560, palette.lamp, 0.6) +
    path(
      'M560 640L240 900H420L660 640ZM1040 640L1360 900H1180L940 640Z',
      mix(wood, palette.ink, 0.35),
    ) +
    path('M690 590H910L1130 860H470Z', wood) +
    rect(470, 860, 660, 44, mix(wood, palette.ink, 0.3), 4) +
    rect(500, 900, 36, 110, mix(wood, palette.ink, 0.5)) +
    rect(1064, 900, 36, 110, mix(wood, palette.ink, 0.5)) +
    path('M760 590H840L900 860H700Z', palette.cream, 0.5) +
    repeat(4, (i) => {
      const y = 620 + i * i * 22;
      const size = 0.5 + i * 0.22;
      return at(
        800,
        y,
        glow(brush, { x: 0, y: -30 }, 90, palette.lamp, 0.9) +
          rect(-16, -50, 32, 50, palette.cream, 8) +
          ellipse(0, -58, 8, 15, palette.amber),
        size,
      );
    }) +
    repeat(3, (i) =>
      at(
        640 + i * 14 - i * 50,
        660 + i * 74,
        ellipse(0, 0, 60, 18, palette.cream) + circle(0, -12, 26, '#d9a05a'),
        0.6 + i * 0.22,
      ),
    ) +
    repeat(3, (i) =>
      at(
        940 + i * 46,
        660 + i * 74,
        ellipse(0, 0, 60, 18, palette.cream) +
          rect(-30, -34, 60, 30, '#c98745', 10) +
          rect(-34, -24, 68, 8, palette.leaf, 4),
        0.6 + i * 0.22,
      ),
    )
  );
}

/** Draws the last bar before the trail: a shack on the sand under the hill. */
export function trailShack(brush: Brush): string {
  const { palette } = brush;
  const plank = shaded(palette, '#4f9aa0');
  return (
    sky(brush, { horizon: 520, sun: { x: 330, y: 380 } }) +
    hills(brush, 540, 2, 170, 0.4) +
    sea(brush, 530) +
    ripples(brush, 530, 660, 14) +
    path(
      'M620 620C800 300 980 120 1180 130C1340 140 1460 280 1640 300V640H620Z',
      hillTone(palette, 0.82),
    ) +
    path(
      'M1180 130C1340 140 1460 280 1640 300V640H1120C1240 460 1220 300 1180 130Z',
      hillTone(palette, 1),
    ) +
    stroke(
      'M860 620C1000 560 820 500 980 440C1120 390 940 330 1100 270C1180 236 1120 190 1170 150',
      palette.sand,
      16,
      'stroke-dasharray="34 16"',
    ) +
    beachSand(brush, 650) +
    ellipse(760, 890, 520, 34, palette.ink, 0.18) +
    rect(340, 480, 800, 400, plank, 6) +
    repeat(10, (i) => rect(340 + i * 80, 480, 5, 400, palette.ink, 0, 0.18)) +
    rect(420, 560, 640, 180, mix(palette.ink, '#5a3325', 0.5), 4) +
    glow(brush, { x: 740, y: 620 }, 300, palette.lamp, 0.7) +
    at(
      560,
      740,
      path('M-56 0Q-70 -90 -30 -104H30Q70 -90 56 0Z', '#d9dfe0') +
        path('M56 -30L100 -90L112 -80L60 -6Z', '#d9dfe0') +
        stroke('M-50 -80Q-104 -70 -60 -16', '#d9dfe0', 12) +
        circle(0, -114, 12, palette.ink),
    ) +
    at(560, 600, steam(brush, 70)) +
    repeat(3, (i) => at(740 + i * 110, 640, fish(brush, '#7f9aa6'), 0.26, 90)) +
    repeat(3, (i) => rect(737 + i * 110, 540, 5, 30, palette.ink)) +
    rect(390, 736, 700, 26, palette.wood, 5) +
    awning(brush, 360, 400, 760, 110, palette.coral) +
    rect(350, 392, 780, 14, palette.wood, 4) +
    rect(1240, 640, 18, 260, palette.wood) +
    path('M1190 660H1330L1370 694L1330 728H1190Z', palette.amber) +
    stroke('M1216 694H1300M1280 676L1304 694L1280 712', palette.ink, 9) +
    cornerLeaves(brush, 'left')
  );
}
