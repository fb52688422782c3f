import { mountain, openSea, rocks, shoreline, waves } from '../coast.ts';
import type { Outline } from '../coast.ts';
import { house } from '../houses.ts';
import { palm, tree } from '../land.ts';
import { hillTone, mix } from '../palette.ts';
import { canoe, fishingBoat, sailboat } from '../shore.ts';
import { at, circle, cycle, ellipse, glow, path, rect, repeat, stroke } from '../svg.ts';
import type { Brush } from '../svg.ts';

/** Draws kilometres of pale sand and the island of the same name. */
export function campeche(brush: Brush): string {
  const { palette } = brush;
  const outline: Outline = {
    line: [420, 1010, 520, 860, 680, 690, 880, 540, 1110, 420, 1370, 330, 1640, 285],
    behind: [1640, 1010],
    inland: [190, 110],
  };
  return (
    openSea(brush, 1120) +
    path('M230 400Q330 300 480 310Q640 300 760 400Q500 420 230 400Z', hillTone(palette, 0.8)) +
    path('M480 310Q640 300 760 400L620 408Q560 360 480 310Z', palette.ink, 0.16) +
    path('M300 398Q500 384 690 402L640 416Q460 420 330 414Z', palette.sand) +
    shoreline(brush, outline) +
    waves(brush, outline, 2) +
    sailboat(brush, 320, 540, 70, palette.cream) +
    canoe(brush, 900, 760, 190, palette.coral, -22) +
    canoe(brush, 1010, 700, 160, palette.teal, -22) +
    repeat(8, (i) =>
      house(
        brush,
        1210 + (i % 4) * 110,
        620 + Math.floor(i / 4) * 150 + (i % 3) * 30,
        60 + Math.floor(i / 4) * 26,
        i % 2 === 0 ? palette.wall : palette.amber,
      ),
    ) +
    palm(brush, 1330, 1010, 380, -40) +
    palm(brush, 1200, 1020, 300, -30)
  );
}

/** Draws a beach without houses between two mountains, with its lagoon behind. */
export function lagoinha(brush: Brush): string {
  const { palette } = brush;
  const outline: Outline = {
    line: [330, 440, 420, 540, 600, 605, 830, 615, 1040, 560, 1150, 470, 1190, 400],
    behind: [1640, 420, 1640, 1010, -20, 1010, -20, 440],
    inland: [0, 130],
  };
  return (
    openSea(brush, 760) +
    shoreline(brush, outline) +
    waves(brush, outline, 3) +
    path(
      'M560 800Q640 720 800 740Q900 760 980 730Q1090 740 1060 820Q980 900 820 880Q640 900 560 800Z',
      mix(palette.seaMid, palette.skyTop, 0.3),
    ) +
    path(
      'M620 792Q700 744 820 764Q900 776 980 756Q900 800 780 796Q680 800 620 792Z',
      palette.skyLow,
      0.4,
    ) +
    stroke('M800 740Q760 690 820 630', mix(palette.seaMid, palette.skyTop, 0.3), 20) +
    mountain(
      brush,
      'M-20 180Q120 130 240 230Q380 330 440 480Q430 560 360 640Q240 740 -20 800Z',
      'M240 230Q380 330 440 480Q430 560 360 640Q330 420 240 230Z',
      0.8,
    ) +
    mountain(
      brush,
      'M1640 210Q1560 120 1480 110L1450 70L1400 100L1370 64L1330 130Q1200 240 1110 470Q1130 580 1230 660Q1400 740 1640 780Z',
      'M1330 130Q1320 330 1400 500Q1480 660 1640 700V780Q1400 740 1230 660Q1130 580 1110 470Q1200 240 1330 130Z',
      0.88,
    ) +
    repeat(7, (i) => tree(brush, 120 + i * 230, 1130, 210))
  );
}

/** Draws a green bay behind a shallow river, with coloured houses on the bank. */
export function matadeiro(brush: Brush): string {
  const { palette } = brush;
  const bright = [palette.coral, palette.amber, '#6fb3b8', palette.cream, '#d98fa0'];
  const outline: Outline = {
    line: [60, 520, 240, 600, 470, 640, 740, 620, 980, 545, 1120, 450, 1170, 370],
    behind: [1640, 380, 1640, 1010, -20, 1010, -20, 520],
    inland: [20, 150],
  };
  return (
    openSea(brush, 330) +
    shoreline(brush, outline) +
    waves(brush, outline, 3) +
    mountain(
      brush,
      'M1640 120Q1430 130 1290 240Q1160 330 1100 450Q1130 550 1240 610Q1420 650 1640 640Z',
      'M1640 120Q1430 130 1400 290Q1430 480 1640 560Z',
      0.8,
    ) +
    path(
      'M40 500Q110 640 260 700Q470 760 560 850Q620 920 620 1010H930Q900 880 760 790Q560 690 380 640Q220 600 170 520Z',
      mix(palette.seaMid, palette.seaNear, 0.4),
    ) +
    path(
      'M40 500Q110 640 260 700Q470 760 560 850Q620 920 620 1010M170 520Q220 600 380 640Q560 690 760 790Q900 880 930 1010',
      'none',
      `stroke="${palette.sand}" stroke-width="26"`,
    ) +
    repeat(4, (i) =>
      circle(560 + i * 46, 770 + i * 6, 17, mix(palette.hillFar, palette.ink, 0.4)),
    ) +
    repeat(8, (i) =>
      house(
        brush,
        960 + (i % 4) * 150,
        720 + Math.floor(i / 4) * 140 + (i % 2) * 20,
        96 + Math.floor(i / 4) * 24,
        cycle(bright, i),
      ),
    ) +
    repeat(4, (i) => tree(brush, 1040 + i * 160, 930, 150)) +
    repeat(4, (i) => tree(brush, 20 + i * 130, 960 + (i % 2) * 50, 230)) +
    at(640, 480, ellipse(0, 0, 40, 10, palette.amber), 1, -8)
  );
}

/** Draws the old lighthouse on the cape where the bay meets the open sea. */
export function naufragados(brush: Brush): string {
  const { palette } = brush;
  return (
    openSea(brush, 1280) +
    shoreline(brush, {
      line: [
        -20, 520, 200, 590, 460, 600, 680, 540, 830, 450, 980, 400, 1100, 420, 1120, 500, 1000, 590,
        900, 720, 940, 860, 1080, 1010,
      ],
      behind: [-20, 1010],
      inland: [-40, 110],
    }) +
    mountain(
      brush,
      'M300 800Q460 560 680 530Q820 440 960 428Q1060 440 1070 490Q960 570 860 700Q840 860 940 1010H-20V840Q160 860 300 800Z',
      'M960 428Q1060 440 1070 490Q960 570 860 700Q840 860 940 1010H760Q720 800 800 640Q880 520 960 428Z',
      0.85,
    ) +
    rocks(brush, 1120, 500, 62) +
    rocks(brush, 960, 760, 76) +
    path('M880 306L1640 120V330Z', palette.lamp, 0.3) +
    path('M880 306L-20 170V330Z', palette.lamp, 0.2) +
    path('M830 560L850 330H910L930 560Z', palette.cream) +
    path('M834 510L840 450H920L926 510ZM845 390L848 350H912L915 390Z', palette.coral) +
    rect(838, 318, 84, 16, palette.ink, 4) +
    rect(854, 268, 52, 50, palette.lamp, 5) +
    path('M846 270Q880 220 914 270Z', palette.coral) +
    glow(brush, { x: 880, y: 300 }, 200, palette.lamp, 0.9) +
    house(brush, 760, 580, 90, palette.cream) +
    house(brush, 250, 700, 96, palette.amber) +
    house(brush, 380, 716, 84, palette.teal) +
    canoe(brush, 160, 650, 170, palette.coral, 6) +
    fishingBoat(brush, 420, 470, 130, palette.teal) +
    repeat(5, (i) => tree(brush, 60 + i * 150, 1110 - (i % 2) * 50, 230))
  );
}
