import { mountain, openSea, rocks, shoreline, sunshades, waves } from '../coast.ts';
import type { Outline } from '../coast.ts';
import { palm, tree } from '../land.ts';
import { mix, shaded } from '../palette.ts';
import { canoe, fishingBoat, sailboat } from '../shore.ts';
import { at, circle, cycle, ellipse, path, rect, repeat, stroke } from '../svg.ts';
import type { Brush } from '../svg.ts';

/** Draws a thin spit of sand between the shallow sea and the mangrove. */
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
      0.5,
    ) +
    path(spit, palette.sand, `stroke="${palette.foam}" stroke-width="26" stroke-linejoin="round"`) +
    path(spit, palette.sand) +
    path(
      'M-20 760Q320 760 580 690Q840 610 1020 510Q1100 470 1160 450Q1080 540 830 650Q540 770 -20 806Z',
      mix(palette.leaf, palette.hillNear, 0.3),
    ) +
    path('M-20 860Q440 840 760 880T1640 820V1010H-20Z', shallow, 0.6) +
    repeat(7, (i) => roots(120 + i * 230, 930 + (i % 2) * 66, 130 + (i % 3) * 26)) +
    repeat(4, (i) =>
      at(
        620 + i * 190,
        470 - i * 34 + (i % 2) * 60,
        ellipse(
          0,
          0,
          60,
          13,
          cycle([palette.coral, palette.amber, palette.teal, palette.cream], i),
        ) + stroke('M-26 -8L20 -40', palette.wood, 6),
      ),
    ) +
    sunshades(brush, [330, 726, 500, 690, 660, 640, 830, 576, 980, 510], 36) +
    sailboat(brush, 300, 420, 80, palette.cream)
  );
}

/** Draws a wide curved bay of warm water with the town along it and a net in the sea. */
export function ingleses(brush: Brush): string {
  const { palette } = brush;
  return (
    openSea(brush, 360) +
    shoreline(brush, {
      line: [1640, 300, 1340, 330, 1060, 410, 860, 530, 760, 690, 760, 850, 830, 1010],
      behind: [1640, 1010],
      inland: [200, 60],
    }) +
    repeat(14, (i) => {
      const depth = i / 13;
      const x = 1560 - depth * 420 + (i % 2) * 90;
      const foot = 390 + depth * 600;
      const high = 70 + depth * 190 + (i % 3) * 34;
      const wide = 54 + depth * 92;
      return (
        rect(
          x,
          foot - high,
          wide,
          high,
          shaded(palette, cycle([palette.wall, palette.cream, '#e8b79a', '#a9cfca'], i)),
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
        1340, 380, 1210, 410, 1110, 450, 1020, 510, 950, 590, 920, 690, 900, 800, 960, 910, 1040,
        760, 1060, 640,
      ],
      50,
    ) +
    repeat(30, (i) => {
      const angle = (i / 30) * Math.PI * 1.75 + 0.3;
      return circle(
        420 + Math.cos(angle) * 220,
        620 + Math.sin(angle) * 110,
        9,
        i % 2 === 0 ? palette.coral : palette.cream,
      );
    }) +
    canoe(brush, 300, 560, 170, palette.amber, 6) +
    canoe(brush, 590, 720, 200, palette.coral, -8)
  );
}

/** Draws calm water, a lawn down to the sand, and a jetty with boats. */
export function jurere(brush: Brush): string {
  const { palette } = brush;
  return (
    openSea(brush, 420) +
    shoreline(brush, {
      line: [-20, 440, 200, 540, 480, 620, 800, 645, 1120, 615, 1400, 530, 1640, 420],
      behind: [1640, 1010, -20, 1010],
      inland: [0, 150],
    }) +
    path('M-20 800Q400 860 800 850T1640 780V1010H-20Z', mix(palette.leaf, palette.amber, 0.18)) +
    repeat(9, (i) =>
      path(
        `M${i * 190 - 60} 1010L${i * 170 + 60} 840H${i * 170 + 130}L${i * 190 + 40} 1010Z`,
        palette.leafDark,
        0.18,
      ),
    ) +
    path('M770 670L784 400H836L850 670Z', palette.wood) +
    repeat(5, (i) => rect(774 - i * 2 + 2, 430 + i * 52, 56 + i * 4, 7, palette.ink, 0, 0.35)) +
    rect(740, 376, 140, 30, palette.wood, 6) +
    sailboat(brush, 640, 470, 90, palette.cream) +
    sailboat(brush, 980, 450, 80, palette.coral) +
    fishingBoat(brush, 1130, 520, 150, palette.teal) +
    sunshades(
      brush,
      [180, 660, 320, 710, 470, 735, 620, 755, 960, 755, 1110, 735, 1260, 705, 1400, 650],
      44,
    ) +
    palm(brush, 140, 1010, 420, 30) +
    palm(brush, 1460, 1010, 420, -30) +
    palm(brush, 420, 1030, 300, 14) +
    palm(brush, 1190, 1030, 300, -14)
  );
}

/** Draws strong waves between two cliffs in the far north-east. */
export function santinho(brush: Brush): string {
  const { palette } = brush;
  const outline: Outline = {
    line: [480, 330, 500, 430, 600, 550, 790, 660, 1050, 740, 1320, 790, 1640, 800],
    behind: [1640, 1010, -20, 1010, -20, 330],
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
    repeat(3, (i) =>
      circle(1230, 900, 24 + i * 26, 'none', `stroke="${palette.sand}" stroke-width="9"`),
    ) +
    stroke('M1370 850V950M1330 884H1410M1346 956L1370 920L1394 956', palette.sand, 9) +
    at(880, 560, ellipse(0, 0, 46, 12, palette.cream), 1, 24) +
    repeat(4, (i) => tree(brush, 30 + i * 110, 1020, 220))
  );
}
