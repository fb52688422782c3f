import { mix } from '../colour.ts';
import { palm, pine, tree } from '../land.ts';
import { hillTone, shaded } from '../palette.ts';
import { canoe, fishingBoat, sailboat } from '../shore.ts';
import type { Brush } from '../svg.ts';
import { at, circle, ellipse, glow, path, rect, repeat, stroke } from '../svg.ts';
import { mountain, openSea, rocks, shoreline, sunshades, waves } from './coast.ts';
import type { Outline } from './coast.ts';

/** A small house with a hipped roof, foot at (x, y). */
function house(brush: Brush, x: number, y: number, size: number, colour: string): string {
  const { palette } = brush;
  return (
    rect(x - size / 2, y - size * 0.7, size, size * 0.7, shaded(palette, colour)) +
    path(
      `M${x - size * 0.6} ${y - size * 0.66}L${x} ${y - size * 1.15}L${x + size * 0.6} ${y - size * 0.66}Z`,
      shaded(palette, palette.roof),
    ) +
    rect(x - size * 0.1, y - size * 0.4, size * 0.2, size * 0.4, palette.wood)
  );
}

/** Waves in lines before the dunes, the rocks of the corner. */
export function joaquina(brush: Brush): string {
  const { palette } = brush;
  const outline: Outline = {
    line: [
      [-20, 330],
      [260, 345],
      [560, 420],
      [830, 540],
      [1010, 690],
      [1120, 850],
      [1180, 1010],
    ],
    behind: [[-20, 1010]],
    inland: [-170, 90],
  };
  return (
    openSea(brush, 1180) +
    shoreline(brush, outline) +
    waves(brush, outline, 4) +
    path(
      'M-20 372Q180 350 330 420Q520 470 560 600Q640 760 840 800Q920 900 900 1010H-20Z',
      palette.sand,
    ) +
    path('M-20 470Q140 400 300 500Q260 560 -20 600Z', palette.sandShade) +
    path('M120 650Q330 480 520 640Q420 640 300 760Q220 780 120 650Z', palette.sandShade) +
    path('M-20 790Q180 660 420 800Q600 900 620 1010H-20Z', mix(palette.sand, palette.cream, 0.3)) +
    path('M420 800Q600 900 620 1010H330Q480 900 420 800Z', palette.sandShade) +
    rocks(brush, 1270, 860, 120) +
    rocks(brush, 1480, 930, 140) +
    at(
      1060,
      560,
      ellipse(0, 0, 44, 11, palette.cream) + ellipse(8, 0, 20, 5, palette.coral),
      1,
      30,
    ) +
    at(1240, 640, ellipse(0, 0, 54, 13, palette.amber), 1, 34)
  );
}

/** Soft sand between two green hills, paragliders in the wind. */
export function mole(brush: Brush): string {
  const { palette } = brush;
  const glider = (x: number, y: number, size: number, colour: string) =>
    at(
      x,
      y,
      path('M-120 0Q0 -110 120 0Q60 -44 0 -44Q-60 -44 -120 0Z', colour) +
        path('M-44 -49Q0 -58 44 -49L32 -40Q0 -46 -32 -40Z', palette.cream) +
        stroke('M-116 0L0 130L116 0M-50 -34L0 130L50 -34', palette.ink, 3, 'opacity="0.6"') +
        ellipse(0, 134, 14, 20, palette.ink),
      size,
    );
  const outline: Outline = {
    line: [
      [180, 470],
      [300, 560],
      [520, 640],
      [800, 665],
      [1100, 630],
      [1320, 545],
      [1430, 460],
    ],
    behind: [
      [1640, 440],
      [1640, 1010],
      [-20, 1010],
      [-20, 450],
    ],
    inland: [0, 165],
  };
  return (
    openSea(brush, 800) +
    shoreline(brush, outline) +
    waves(brush, outline, 3) +
    mountain(
      brush,
      'M-20 230Q150 220 260 330Q340 420 400 520Q380 600 300 640Q180 660 -20 700Z',
      'M150 260Q260 330 400 520Q380 600 300 640Q260 440 150 260Z',
      0.85,
    ) +
    mountain(
      brush,
      'M1640 170Q1460 190 1350 300Q1250 400 1200 510Q1240 590 1330 640Q1470 670 1640 690Z',
      'M1640 170Q1460 190 1430 330Q1460 520 1640 600Z',
      0.85,
    ) +
    rocks(brush, 390, 540, 44) +
    rocks(brush, 1220, 530, 44) +
    sunshades(
      brush,
      [
        [430, 730],
        [620, 780],
        [800, 760],
        [980, 790],
        [1180, 740],
        [700, 850],
        [900, 860],
      ],
      46,
    ) +
    repeat(9, (index) => tree(brush, 60 + index * 190, 1110, 190)) +
    glider(520, 190, 1.05, palette.coral) +
    glider(1050, 130, 0.75, palette.amber)
  );
}

/** Kilometres of pale sand and the island of the same name. */
export function campeche(brush: Brush): string {
  const { palette } = brush;
  const outline: Outline = {
    line: [
      [420, 1010],
      [520, 860],
      [680, 690],
      [880, 540],
      [1110, 420],
      [1370, 330],
      [1640, 285],
    ],
    behind: [[1640, 1010]],
    inland: [190, 110],
  };
  return (
    openSea(brush, 1120) +
    path('M230 400Q330 300 480 310Q640 300 760 400Q500 420 230 400Z', hillTone(palette, 0.8)) +
    path('M480 310Q640 300 760 400L620 408Q560 360 480 310Z', palette.ink, 'opacity="0.16"') +
    path('M300 398Q500 384 690 402L640 416Q460 420 330 414Z', palette.sand) +
    shoreline(brush, outline) +
    waves(brush, outline, 2) +
    sailboat(brush, 320, 540, 70, palette.cream) +
    canoe(brush, 900, 760, 190, palette.coral, -22) +
    canoe(brush, 1010, 700, 160, palette.teal, -22) +
    repeat(8, (index) =>
      house(
        brush,
        1210 + (index % 4) * 110,
        620 + Math.floor(index / 4) * 150 + (index % 3) * 30,
        60 + Math.floor(index / 4) * 26,
        index % 2 === 0 ? palette.wall : palette.amber,
      ),
    ) +
    palm(brush, 1330, 1010, 380, -40) +
    palm(brush, 1200, 1020, 300, -30)
  );
}

/** A beach without houses between two mountains, its lagoon behind. */
export function lagoinha(brush: Brush): string {
  const { palette } = brush;
  const outline: Outline = {
    line: [
      [330, 440],
      [420, 540],
      [600, 605],
      [830, 615],
      [1040, 560],
      [1150, 470],
      [1190, 400],
    ],
    behind: [
      [1640, 420],
      [1640, 1010],
      [-20, 1010],
      [-20, 440],
    ],
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
      'opacity="0.4"',
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
    repeat(7, (index) => tree(brush, 120 + index * 230, 1130, 210))
  );
}

/** Where the canal meets the sea: the hanging bridge, boats and houses. */
export function barra(brush: Brush): string {
  const { palette } = brush;
  const water = mix(palette.seaMid, palette.seaNear, 0.5);
  const bright = [palette.coral, palette.amber, palette.teal, palette.cream, '#d98fa0'];
  return (
    openSea(brush, 420) +
    shoreline(brush, {
      line: [
        [1640, 330],
        [1330, 350],
        [1060, 400],
        [860, 480],
        [720, 590],
        [640, 640],
      ],
      behind: [
        [640, 1010],
        [1640, 1010],
      ],
      inland: [60, 120],
    }) +
    mountain(
      brush,
      'M-20 300Q140 250 300 360Q440 450 500 560Q520 640 420 720Q220 800 -20 820Z',
      'M300 360Q440 450 500 560Q520 640 420 720Q400 520 300 360Z',
      0.85,
    ) +
    path(
      'M-20 700Q260 690 560 600Q540 900 740 1010H-20Z',
      mix(palette.leafDark, palette.hillNear, 0.4),
    ) +
    path(
      'M520 540Q580 640 560 760Q540 900 700 1010H1110Q880 920 850 800Q820 700 700 560Q610 520 520 540Z',
      water,
    ) +
    path(
      'M520 540Q580 640 560 760Q540 900 700 1010M700 560Q820 700 850 800Q880 920 1110 1010',
      'none',
      `stroke="${palette.sandShade}" stroke-width="22"`,
    ) +
    rect(430, 560, 14, 190, palette.ink) +
    rect(920, 560, 14, 190, palette.ink) +
    stroke('M380 700L437 564Q680 790 927 564L1000 700', palette.ink, 7) +
    stroke('M400 720Q680 700 960 720', palette.wood, 16) +
    repeat(11, (index) =>
      stroke(`M${470 + index * 43} 712V${716 - Math.abs(index - 5) ** 2 * 4.6}`, palette.ink, 3),
    ) +
    repeat(9, (index) =>
      house(
        brush,
        1010 + (index % 3) * 190 + Math.floor(index / 3) * 50,
        640 + Math.floor(index / 3) * 120,
        84 + Math.floor(index / 3) * 18,
        bright[index % 5] ?? palette.cream,
      ),
    ) +
    repeat(4, (index) =>
      house(
        brush,
        60 + index * 90,
        800 + (index % 2) * 70,
        78,
        bright[(index + 2) % 5] ?? palette.cream,
      ),
    ) +
    fishingBoat(brush, 690, 830, 190, palette.coral) +
    fishingBoat(brush, 800, 950, 240, palette.teal) +
    sunshades(
      brush,
      [
        [980, 500],
        [1120, 470],
        [1270, 440],
      ],
      34,
    ) +
    sailboat(brush, 820, 330, 50, palette.cream)
  );
}

/** Calm water, lawn to the sand, a jetty with its boats. */
export function jurere(brush: Brush): string {
  const { palette } = brush;
  return (
    openSea(brush, 420) +
    shoreline(brush, {
      line: [
        [-20, 440],
        [200, 540],
        [480, 620],
        [800, 645],
        [1120, 615],
        [1400, 530],
        [1640, 420],
      ],
      behind: [
        [1640, 1010],
        [-20, 1010],
      ],
      inland: [0, 150],
    }) +
    path('M-20 800Q400 860 800 850T1640 780V1010H-20Z', mix(palette.leaf, palette.amber, 0.18)) +
    repeat(9, (index) =>
      path(
        `M${index * 190 - 60} 1010L${index * 170 + 60} 840H${index * 170 + 130}L${index * 190 + 40} 1010Z`,
        palette.leafDark,
        'opacity="0.18"',
      ),
    ) +
    path('M770 670L784 400H836L850 670Z', palette.wood) +
    repeat(5, (index) =>
      rect(
        774 - index * 2 + 2,
        430 + index * 52,
        56 + index * 4,
        7,
        palette.ink,
        0,
        'opacity="0.35"',
      ),
    ) +
    rect(740, 376, 140, 30, palette.wood, 6) +
    sailboat(brush, 640, 470, 90, palette.cream) +
    sailboat(brush, 980, 450, 80, palette.coral) +
    fishingBoat(brush, 1130, 520, 150, palette.teal) +
    sunshades(
      brush,
      [
        [180, 660],
        [320, 710],
        [470, 735],
        [620, 755],
        [960, 755],
        [1110, 735],
        [1260, 705],
        [1400, 650],
      ],
      44,
    ) +
    palm(brush, 140, 1010, 420, 30) +
    palm(brush, 1460, 1010, 420, -30) +
    palm(brush, 420, 1030, 300, 14) +
    palm(brush, 1190, 1030, 300, -14)
  );
}

/** Strong waves between two cliffs in the far north-east. */
export function santinho(brush: Brush): string {
  const { palette } = brush;
  const outline: Outline = {
    line: [
      [480, 330],
      [500, 430],
      [600, 550],
      [790, 660],
      [1050, 740],
      [1320, 790],
      [1640, 800],
    ],
    behind: [
      [1640, 1010],
      [-20, 1010],
      [-20, 330],
    ],
    inland: [-90, 130],
  };
  return (
    openSea(brush, 1240) +
    shoreline(brush, outline) +
    waves(brush, outline, 2) +
    mountain(
      brush,
      'M-20 150Q180 110 340 180Q500 230 640 330Q620 400 520 430Q440 520 -20 640Z',
      'M340 180Q500 230 640 330Q620 400 520 430Q440 300 340 180Z',
      0.8,
    ) +
    rocks(brush, 590, 385, 56) +
    path('M60 760Q260 640 460 720Q640 790 700 900Q560 940 300 900Q140 860 60 760Z', palette.sand) +
    path('M460 720Q640 790 700 900Q560 940 470 930Q560 830 460 720Z', palette.sandShade) +
    path(
      'M960 1010Q1000 850 1180 800Q1400 750 1640 800V1010Z',
      mix(palette.hillFar, palette.ink, 0.5),
    ) +
    path(
      'M1010 960Q1050 850 1180 810L1240 850L1120 1010H1000Z',
      mix(palette.hillFar, palette.sand, 0.3),
    ) +
    repeat(3, (index) =>
      circle(1230, 900, 24 + index * 26, 'none', `stroke="${palette.sand}" stroke-width="9"`),
    ) +
    stroke('M1370 850V950M1330 884H1410M1346 956L1370 920L1394 956', palette.sand, 9) +
    at(880, 560, ellipse(0, 0, 46, 12, palette.cream), 1, 24) +
    repeat(4, (index) => tree(brush, 30 + index * 110, 1020, 220))
  );
}

/** A wide bow of warm water with the town along it and a net in the sea. */
export function ingleses(brush: Brush): string {
  const { palette } = brush;
  return (
    openSea(brush, 360) +
    shoreline(brush, {
      line: [
        [1640, 300],
        [1340, 330],
        [1060, 410],
        [860, 530],
        [760, 690],
        [760, 850],
        [830, 1010],
      ],
      behind: [[1640, 1010]],
      inland: [200, 60],
    }) +
    repeat(14, (index) => {
      const depth = index / 13;
      const x = 1560 - depth * 420 + (index % 2) * 90;
      const foot = 390 + depth * 600;
      const high = 70 + depth * 190 + (index % 3) * 34;
      const wide = 54 + depth * 92;
      return (
        rect(
          x,
          foot - high,
          wide,
          high,
          shaded(
            palette,
            [palette.wall, palette.cream, '#e8b79a', '#a9cfca'][index % 4] ?? palette.wall,
          ),
          4,
        ) +
        repeat(4, (row) =>
          repeat(3, (column) =>
            rect(
              x + wide * (0.14 + column * 0.28),
              foot - high + (high * (row + 0.5)) / 5,
              wide * 0.16,
              high * 0.09,
              palette.seaNear,
            ),
          ),
        )
      );
    }) +
    sunshades(
      brush,
      [
        [1340, 380],
        [1210, 410],
        [1110, 450],
        [1020, 510],
        [950, 590],
        [920, 690],
        [900, 800],
        [960, 910],
        [1040, 760],
        [1060, 640],
      ],
      50,
    ) +
    repeat(30, (index) => {
      const angle = (index / 30) * Math.PI * 1.75 + 0.3;
      return circle(
        420 + Math.cos(angle) * 220,
        620 + Math.sin(angle) * 110,
        9,
        index % 2 === 0 ? palette.coral : palette.cream,
      );
    }) +
    canoe(brush, 300, 560, 170, palette.amber, 6) +
    canoe(brush, 590, 720, 200, palette.coral, -8)
  );
}

/** A green bay behind a river that one wades, coloured houses on its bank. */
export function matadeiro(brush: Brush): string {
  const { palette } = brush;
  const bright = [palette.coral, palette.amber, '#6fb3b8', palette.cream, '#d98fa0'];
  const outline: Outline = {
    line: [
      [60, 520],
      [240, 600],
      [470, 640],
      [740, 620],
      [980, 545],
      [1120, 450],
      [1170, 370],
    ],
    behind: [
      [1640, 380],
      [1640, 1010],
      [-20, 1010],
      [-20, 520],
    ],
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
    repeat(4, (index) =>
      circle(560 + index * 46, 770 + index * 6, 17, mix(palette.hillFar, palette.ink, 0.4)),
    ) +
    repeat(8, (index) =>
      house(
        brush,
        960 + (index % 4) * 150,
        720 + Math.floor(index / 4) * 140 + (index % 2) * 20,
        96 + Math.floor(index / 4) * 24,
        bright[index % 5] ?? palette.cream,
      ),
    ) +
    repeat(4, (index) => tree(brush, 1040 + index * 160, 930, 150)) +
    repeat(4, (index) => tree(brush, 20 + index * 130, 960 + (index % 2) * 50, 230)) +
    at(640, 480, ellipse(0, 0, 40, 10, palette.amber), 1, -8)
  );
}

/** The longest beach, straight to the horizon along a wood of pines. */
export function mocambique(brush: Brush): string {
  const { palette } = brush;
  const outline: Outline = {
    line: [
      [1180, 1010],
      [1010, 800],
      [860, 620],
      [710, 470],
      [570, 370],
      [420, 300],
      [280, 262],
    ],
    behind: [
      [-20, 262],
      [-20, 1010],
    ],
    inland: [-230, 60],
  };
  return (
    openSea(brush, 1120) +
    shoreline(brush, outline) +
    waves(brush, outline, 4) +
    repeat(34, (index) => {
      const depth = ((index * 37) % 34) / 34;
      const row = Math.floor(index / 2) / 17;
      const y = 330 + row * 640;
      return pine(
        brush,
        -10 + row * 620 * depth + (index % 2) * 40,
        y,
        70 + row * 270,
        index % 2 === 0 ? palette.leafDark : mix(palette.leaf, palette.leafDark, 0.5),
      );
    }) +
    repeat(12, (index) =>
      ellipse(1040 - index * 42, 960 - index * 50, 9 - index * 0.5, 5, palette.sandShade),
    )
  );
}

/** The old lighthouse on the cape where the bay meets the open sea. */
export function naufragados(brush: Brush): string {
  const { palette } = brush;
  return (
    openSea(brush, 1280) +
    shoreline(brush, {
      line: [
        [-20, 520],
        [200, 590],
        [460, 600],
        [680, 540],
        [830, 450],
        [980, 400],
        [1100, 420],
        [1120, 500],
        [1000, 590],
        [900, 720],
        [940, 860],
        [1080, 1010],
      ],
      behind: [[-20, 1010]],
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
    path('M880 306L1640 120V330Z', palette.lamp, 'opacity="0.3"') +
    path('M880 306L-20 170V330Z', palette.lamp, 'opacity="0.2"') +
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
    repeat(5, (index) => tree(brush, 60 + index * 150, 1110 - (index % 2) * 50, 230))
  );
}

/** A thin spit of sand between the shallow sea and the mangrove. */
export function daniela(brush: Brush): string {
  const { palette } = brush;
  const spit =
    'M-20 700Q300 720 560 640Q820 560 1010 460Q1130 390 1220 400Q1290 430 1230 480Q1080 590 840 690Q560 800 -20 830Z';
  const shallow = mix(palette.seaMid, '#7fe0d4', 0.4);
  const roots = (x: number, y: number, size: number) =>
    stroke(
      `M${x - size * 0.5} ${y}Q${x - size * 0.3} ${y - size * 0.5} ${x} ${y - size * 0.5}Q${x + size * 0.3} ${y - size * 0.5} ${x + size * 0.5} ${y}M${x - size * 0.2} ${y}Q${x - size * 0.1} ${y - size * 0.4} ${x} ${y - size * 0.5}Q${x + size * 0.1} ${y - size * 0.4} ${x + size * 0.2} ${y}`,
      palette.ink,
      size * 0.06,
    ) +
    circle(x - size * 0.3, y - size * 0.8, size * 0.36, palette.leafDark) +
    circle(x + size * 0.3, y - size * 0.82, size * 0.38, palette.leafDark) +
    circle(x, y - size, size * 0.42, palette.leaf);
  return (
    openSea(brush, 1120) +
    path(
      'M-20 560Q400 560 820 430Q1180 300 1400 360Q1480 460 1280 600Q960 800 -20 900Z',
      shallow,
      'opacity="0.5"',
    ) +
    path(spit, palette.sand, `stroke="${palette.foam}" stroke-width="26" stroke-linejoin="round"`) +
    path(spit, palette.sand) +
    path(
      'M-20 760Q320 760 580 690Q840 610 1020 510Q1100 470 1160 450Q1080 540 830 650Q540 770 -20 806Z',
      mix(palette.leaf, palette.hillNear, 0.3),
    ) +
    path('M-20 860Q440 840 760 880T1640 820V1010H-20Z', shallow, 'opacity="0.6"') +
    repeat(7, (index) => roots(120 + index * 230, 930 + (index % 2) * 66, 130 + (index % 3) * 26)) +
    repeat(4, (index) =>
      at(
        620 + index * 190,
        470 - index * 34 + (index % 2) * 60,
        ellipse(
          0,
          0,
          60,
          13,
          [palette.coral, palette.amber, palette.teal, palette.cream][index] ?? palette.coral,
        ) + stroke('M-26 -8L20 -40', palette.wood, 6),
      ),
    ) +
    sunshades(
      brush,
      [
        [330, 726],
        [500, 690],
        [660, 640],
        [830, 576],
        [980, 510],
      ],
      36,
    ) +
    sailboat(brush, 300, 420, 80, palette.cream)
  );
}
