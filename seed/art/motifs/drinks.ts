import { bayView, tableEdge, tableTop, wall } from '../backdrops.ts';
import { beerGlass, bottle } from '../bar-things.ts';
import { leaf, lemon, steam } from '../food.ts';
import { cityBlocks } from '../landmarks.ts';
import { hillTone, mix, shaded } from '../palette.ts';
import { sky } from '../sky-and-sea.ts';
import { at, circle, ellipse, glow, path, rect, repeat, stroke } from '../svg.ts';
import type { Brush } from '../svg.ts';

/** Draws a bucket of bottles and steaming clams by the bay at sunset. */
export function beerBucket(brush: Brush): string {
  const { palette } = brush;
  const steel = '#a9bcc0';
  const clam = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      path('M-46 10Q-50 -40 0 -46Q50 -40 46 10Z', '#d8c3a0') +
        path('M-46 10Q0 -10 46 10Q40 34 0 36Q-40 34 -46 10Z', '#a98b66') +
        stroke('M-24 -2L-14 -34M0 -4V-42M24 -2L14 -34', '#a98b66', 4),
      1,
      turn,
    );
  return (
    bayView(brush, 440) +
    tableTop(brush, '#a86f48') +
    ellipse(560, 916, 260, 30, palette.ink, 0.3) +
    repeat(4, (i) =>
      at(
        440 + i * 84,
        660,
        bottle(0, 0, 300, i % 2 === 0 ? '#7a4326' : '#2f7d57', palette.cream, 0),
        1,
        -14 + i * 9,
      ),
    ) +
    repeat(6, (i) =>
      at(
        410 + i * 62,
        648,
        rect(-30, -26, 60, 52, i % 2 === 0 ? '#e6f3f5' : '#ffffff', 10),
        1,
        i * 23,
      ),
    ) +
    path('M340 650H780L730 910H390Z', steel) +
    path('M680 650H780L730 910H640Z', palette.ink, 0.14) +
    rect(326, 636, 468, 26, mix(steel, palette.cream, 0.5), 12) +
    path('M372 800H748L742 836H378Z', palette.coral) +
    ellipse(1120, 910, 300, 36, palette.ink, 0.25) +
    path('M830 800H1410Q1390 900 1240 910H1000Q850 900 830 800Z', '#3a4a50') +
    ellipse(1120, 800, 290, 40, '#57696f') +
    clam(930, 790, -10) +
    clam(1030, 776, 12) +
    clam(1130, 784, -6) +
    clam(1230, 776, 14) +
    clam(1316, 792, -8) +
    clam(980, 746, 8) +
    clam(1084, 736, -12) +
    clam(1186, 738, 6) +
    clam(1270, 752, 18) +
    at(1120, 690, leaf(brush, 90), 1, -30) +
    at(1120, 640, steam(brush, 150))
  );
}

/** Draws four beers on a canoe-shaped board before a steel tank. */
export function beerFlight(brush: Brush): string {
  const { palette } = brush;
  const steel = shaded(palette, '#b9c6c6');
  const tank = (x: number) =>
    rect(x, 60, 360, 700, steel, 90) +
    rect(x + 250, 80, 70, 660, palette.ink, 30, 0.16) +
    rect(x + 44, 110, 40, 600, palette.cream, 20, 0.5) +
    rect(x, 250, 360, 12, mix(steel, palette.ink, 0.3)) +
    rect(x, 560, 360, 12, mix(steel, palette.ink, 0.3)) +
    circle(x + 180, 400, 78, mix(steel, palette.ink, 0.35)) +
    circle(x + 180, 400, 58, palette.cream) +
    stroke(`M${x + 180} 400L${x + 212} 362`, palette.coral, 8) +
    circle(x + 180, 400, 9, palette.ink);
  const beers = ['#f5d565', '#e8a52f', '#b5602a', '#3d2018'];
  return (
    wall(brush, '#2f6f78', 'disc', palette.amber) +
    tank(150) +
    tank(1090) +
    stroke(
      'M510 170H620Q680 170 680 110V0M1090 170H980Q920 170 920 110V0',
      mix(steel, palette.ink, 0.25),
      22,
    ) +
    tableTop(brush, '#6d4433') +
    ellipse(800, 920, 640, 30, palette.ink, 0.3) +
    path(
      'M150 800Q260 850 420 856H1180Q1340 850 1450 800Q1400 910 1240 920H360Q200 910 150 800Z',
      shaded(palette, '#d39a55'),
    ) +
    stroke('M168 816Q280 862 420 868H1180Q1330 862 1432 816', palette.coral, 12) +
    repeat(4, (i) => at(500 + i * 200, 868, beerGlass(brush, beers[i] ?? '#e8a52f'), 0.95))
  );
}

/** Draws gin with tangerine and pitanga leaves, the still and the avenue behind. */
export function gin(brush: Brush): string {
  const { palette } = brush;
  const copper = shaded(palette, '#d07a45');
  return (
    sky(brush, { horizon: 700, sun: { x: 1240, y: 190 }, sunRadius: 60, birds: 0 }) +
    cityBlocks(brush, 700, 140, 330, hillTone(palette, 0.6), 0.4) +
    cityBlocks(brush, 704, 80, 220, hillTone(palette, 0.9), 0.6) +
    rect(0, 690, 1600, 70, palette.seaNear) +
    repeat(5, (i) => rect(i * 400 - 10, 0, 20, 760, palette.ink)) +
    tableTop(brush, '#3d3138') +
    ellipse(440, 900, 240, 26, palette.ink, 0.4) +
    rect(320, 840, 240, 60, mix(copper, palette.ink, 0.4), 10) +
    path('M240 700Q240 500 400 480H480Q640 500 640 700Q630 850 440 850Q250 850 240 700Z', copper) +
    path('M540 500Q640 560 640 700Q630 850 500 848Q590 760 540 500Z', palette.ink, 0.16) +
    path('M390 486Q380 360 420 300H460Q500 360 490 486Z', copper) +
    stroke('M440 310Q440 200 560 220L730 330Q760 350 760 420V620', copper, 34) +
    rect(250, 640, 384, 16, mix(copper, palette.cream, 0.4), 8) +
    circle(330, 620, 30, mix(copper, palette.cream, 0.55), 0.7) +
    glow(brush, { x: 1040, y: 560 }, 380, palette.lamp, 0.5) +
    ellipse(1040, 914, 150, 20, palette.cream, 0.8) +
    rect(1031, 680, 18, 234, palette.cream, 0, 0.75) +
    path('M860 400H1220Q1270 700 1040 710Q810 700 860 400Z', palette.cream, 0.28) +
    path(
      'M846 500H1234Q1240 690 1040 700Q840 690 846 500Z',
      mix(palette.teal, palette.cream, 0.55),
      0.75,
    ) +
    at(960, 560, rect(-52, -52, 104, 104, '#ffffff', 14, 0.55), 1, 14) +
    at(1110, 540, rect(-50, -50, 100, 100, '#ffffff', 14, 0.5), 1, -18) +
    at(1030, 640, rect(-40, -40, 80, 80, '#ffffff', 12, 0.4), 1, 40) +
    at(
      1170,
      410,
      circle(0, 0, 92, '#ee8a2c') +
        at(0, 0, lemon({ ...brush, palette: { ...palette, amber: '#ee8a2c' } }, 92)),
    ) +
    at(930, 440, leaf(brush, 190), 1, -70) +
    at(930, 440, leaf(brush, 160, '#a8443a'), 1, -112) +
    path('M880 430Q870 560 920 640H900Q846 560 858 430Z', '#ffffff', 0.4)
  );
}

/** Draws wine and a record under a stone vault. */
export function wineVault(brush: Brush): string {
  const { palette, random } = brush;
  const stone = shaded(palette, '#9c8478');
  return (
    rect(0, 0, 1600, 1000, mix(stone, palette.ink, 0.4)) +
    repeat(11, (i) => {
      const angle = Math.PI + (i / 10) * Math.PI;
      return at(
        800 + Math.cos(angle) * 610,
        640 + Math.sin(angle) * 560,
        rect(-100, -70, 200, 140, mix(stone, palette.cream, random.between(0, 0.2)), 14),
        1,
        (angle * 180) / Math.PI + 90,
      );
    }) +
    path(
      `M300 ${tableEdge}V600A500 450 0 0 1 1300 600V${tableEdge}Z`,
      mix(palette.ink, '#4a2530', 0.5),
    ) +
    glow(brush, { x: 980, y: 560 }, 520, palette.lamp, 0.8) +
    tableTop(brush, '#5a3a30') +
    circle(1090, 600, 260, '#15181c') +
    repeat(4, (i) => circle(1090, 600, 130 + i * 32, 'none', 'stroke="#3a4046" stroke-width="5"')) +
    circle(1090, 600, 92, palette.coral) +
    circle(1090, 600, 14, palette.cream) +
    path('M1090 600L1270 440A240 240 0 0 1 1320 540Z', '#ffffff', 0.1) +
    rect(820, 850, 540, 30, mix(palette.wood, palette.ink, 0.1), 8) +
    ellipse(580, 926, 150, 18, palette.cream, 0.75) +
    rect(571, 700, 18, 226, palette.cream, 0, 0.75) +
    path('M430 400H730Q790 690 580 712Q370 690 430 400Z', palette.cream, 0.25) +
    path('M412 540H748Q740 690 580 700Q420 690 412 540Z', '#8c1f3a') +
    ellipse(580, 540, 168, 26, '#b03a52') +
    path('M456 430Q440 560 490 640H470Q416 560 436 430Z', '#ffffff', 0.35) +
    rect(250, 720, 44, 190, palette.cream, 6) +
    at(
      272,
      720,
      path('M0 0C-26 -10 -22 -50 0 -84C22 -50 26 -10 0 0Z', palette.amber) +
        path('M0 -4C-12 -10 -10 -30 0 -48C10 -30 12 -10 0 -4Z', palette.cream),
    ) +
    glow(brush, { x: 272, y: 670 }, 160, palette.lamp, 0.9) +
    ellipse(272, 912, 80, 18, '#c9a24a')
  );
}
