import { mountain, openSea, rocks, shoreline, sunshades, waves } from '../coast.ts';
import type { Outline } from '../coast.ts';
import { house } from '../houses.ts';
import { pine, tree } from '../land.ts';
import { mix } from '../palette.ts';
import { fishingBoat, sailboat } from '../shore.ts';
import { at, cycle, ellipse, path, rect, repeat, stroke } from '../svg.ts';
import type { Brush } from '../svg.ts';

/** Draws the mouth of the canal with the suspension bridge, boats and houses. */
export function barra(brush: Brush): string {
  const { palette } = brush;
  const water = mix(palette.seaMid, palette.seaNear, 0.5);
  const bright = [palette.coral, palette.amber, palette.teal, palette.cream, '#d98fa0'];
  return (
    openSea(brush, 420) +
    shoreline(brush, {
      line: [1640, 330, 1330, 350, 1060, 400, 860, 480, 720, 590, 640, 640],
      behind: [640, 1010, 1640, 1010],
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
    repeat(11, (i) =>
      stroke(`M${470 + i * 43} 712V${716 - Math.abs(i - 5) ** 2 * 4.6}`, palette.ink, 3),
    ) +
    repeat(9, (i) =>
      house(
        brush,
        1010 + (i % 3) * 190 + Math.floor(i / 3) * 50,
        640 + Math.floor(i / 3) * 120,
        84 + Math.floor(i / 3) * 18,
        cycle(bright, i),
      ),
    ) +
    repeat(4, (i) => house(brush, 60 + i * 90, 800 + (i % 2) * 70, 78, cycle(bright, i + 2))) +
    fishingBoat(brush, 690, 830, 190, palette.coral) +
    fishingBoat(brush, 800, 950, 240, palette.teal) +
    sunshades(brush, [980, 500, 1120, 470, 1270, 440], 34) +
    sailboat(brush, 820, 330, 50, palette.cream)
  );
}

/** Draws lines of waves in front of the dunes, and the rocks at the corner. */
export function joaquina(brush: Brush): string {
  const { palette } = brush;
  const outline: Outline = {
    line: [-20, 330, 260, 345, 560, 420, 830, 540, 1010, 690, 1120, 850, 1180, 1010],
    behind: [-20, 1010],
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

/** Draws the longest beach, straight to the horizon along a pine wood. */
export function mocambique(brush: Brush): string {
  const { palette } = brush;
  const outline: Outline = {
    line: [1180, 1010, 1010, 800, 860, 620, 710, 470, 570, 370, 420, 300, 280, 262],
    behind: [-20, 262, -20, 1010],
    inland: [-230, 60],
  };
  return (
    openSea(brush, 1120) +
    shoreline(brush, outline) +
    waves(brush, outline, 4) +
    repeat(34, (i) => {
      const depth = ((i * 37) % 34) / 34;
      const row = Math.floor(i / 2) / 17;
      const y = 330 + row * 640;
      return pine(
        brush,
        -10 + row * 620 * depth + (i % 2) * 40,
        y,
        70 + row * 270,
        i % 2 === 0 ? palette.leafDark : mix(palette.leaf, palette.leafDark, 0.5),
      );
    }) +
    repeat(12, (i) => ellipse(1040 - i * 42, 960 - i * 50, 9 - i * 0.5, 5, palette.sandShade))
  );
}

/** Draws soft sand between two green hills, paragliders in the wind. */
export function mole(brush: Brush): string {
  const { palette } = brush;
  const glider = (x: number, y: number, size: number, colour: string) =>
    at(
      x,
      y,
      path('M-120 0Q0 -110 120 0Q60 -44 0 -44Q-60 -44 -120 0Z', colour) +
        path('M-44 -49Q0 -58 44 -49L32 -40Q0 -46 -32 -40Z', palette.cream) +
        stroke('M-116 0L0 130L116 0M-50 -34L0 130L50 -34', palette.ink, 3, 0.6) +
        ellipse(0, 134, 14, 20, palette.ink),
      size,
    );
  const outline: Outline = {
    line: [180, 470, 300, 560, 520, 640, 800, 665, 1100, 630, 1320, 545, 1430, 460],
    behind: [1640, 440, 1640, 1010, -20, 1010, -20, 450],
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
    sunshades(brush, [430, 730, 620, 780, 800, 760, 980, 790, 1180, 740, 700, 850, 900, 860], 46) +
    repeat(9, (i) => tree(brush, 60 + i * 190, 1110, 190)) +
    glider(520, 190, 1.05, palette.coral) +
    glider(1050, 130, 0.75, palette.amber)
  );
}
