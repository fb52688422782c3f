import { bayView, tableTop, wall } from '../backdrops.ts';
import { loaf } from '../cafe-things.ts';
import { fish, flame, lemon, oyster } from '../food.ts';
import { bunting } from '../gathering.ts';
import { church, colonialHouse } from '../houses.ts';
import { hills, palm } from '../land.ts';
import { mix, shaded } from '../palette.ts';
import { beachSand, canoe } from '../shore.ts';
import { sea, sky } from '../sky-and-sea.ts';
import { artWidth, at, circle, cycle, ellipse, glow, path, rect, repeat, stroke } from '../svg.ts';
import type { Brush } from '../svg.ts';

/** Draws a June bonfire on the sand under paper flags. */
export function bonfire(brush: Brush): string {
  const { palette } = brush;
  return (
    sky(brush, { horizon: 480, sun: { x: 1260, y: 390 } }) +
    hills(brush, 480, 3, 150, 0.6) +
    sea(brush, 480) +
    beachSand(brush, 620) +
    palm(brush, 160, 960, 640, 60) +
    bunting(brush, -20, 80, 820, 140, 80, 15) +
    bunting(brush, 780, 140, 1620, 70, 80, 15) +
    bunting(brush, -20, 250, 1620, 230, 90, 28) +
    glow(brush, { x: 800, y: 720 }, 560, palette.coral, 0.9) +
    ellipse(800, 930, 320, 30, palette.ink, 0.35) +
    at(800, 880, flame(brush), 2.6) +
    at(670, 880, flame(brush), 1.6) +
    at(930, 880, flame(brush), 1.7) +
    repeat(
      4,
      (i) =>
        rect(590 + i * 8, 880 - i * 44, 420 - i * 16, 34, i % 2 === 0 ? '#6b4030' : '#83513b', 16) +
        circle(600 + i * 8, 897 - i * 44, 17, '#d9a873'),
    ) +
    at(
      1240,
      940,
      path('M-130 -80H130L100 20H-100Z', '#c07a3f') +
        ellipse(0, -80, 130, 26, '#7a4526') +
        repeat(9, (i) => ellipse(-96 + i * 24, -86 + (i % 2) * 10, 17, 10, '#b5602f')),
    )
  );
}

/** Draws beer, cheese and bread made by hand, on a barrel. */
export function fermented(brush: Brush): string {
  const { palette } = brush;
  const oak = shaded(palette, '#a8683a');
  return (
    wall(brush, '#e3b06a', 'disc', palette.cream) +
    bunting(brush, -20, 60, 820, 100, 70, 16) +
    bunting(brush, 780, 100, 1620, 60, 70, 16) +
    path('M260 720H1340Q1400 860 1350 1010H250Q200 860 260 720Z', oak) +
    repeat(9, (i) =>
      stroke(
        `M${330 + i * 118} 720Q${310 + i * 122} 860 ${330 + i * 118} 1010`,
        mix(oak, palette.ink, 0.35),
        6,
      ),
    ) +
    rect(226, 800, 1150, 34, '#5d6468', 8) +
    rect(216, 940, 1170, 34, '#5d6468', 8) +
    ellipse(800, 722, 550, 66, mix(oak, palette.cream, 0.25)) +
    at(
      470,
      740,
      path('M-110 -330H110L100 0H-100Z', '#e8a52f') +
        path('M-110 -330H110L108 -270H-108Z', '#fff8e8') +
        path(
          'M-124 -320Q-150 -400 -80 -410Q-50 -460 10 -430Q70 -450 90 -400Q150 -390 124 -320Q80 -300 40 -314T-40 -312T-124 -320Z',
          '#fff8e8',
        ) +
        stroke(
          'M112 -260H170Q200 -260 196 -200L186 -110Q180 -70 140 -70H104',
          palette.cream,
          30,
          0.8,
        ) +
        repeat(3, (i) => rect(-70 + i * 56, -260, 26, 230, palette.cream, 12, 0.25)),
    ) +
    path('M700 560Q860 500 1010 560V700Q860 760 700 700Z', '#e9b548') +
    path('M700 560Q860 620 1010 560Q860 500 700 560Z', '#f6d584') +
    path('M860 584L1010 560V700L860 740Z', '#fbe6ad') +
    circle(900, 640, 18, '#e0b55a') +
    circle(960, 620, 13, '#e0b55a') +
    circle(930, 690, 15, '#e0b55a') +
    loaf(1150, 760, 340, '#b8723a', 0) +
    repeat(
      5,
      (i) =>
        stroke(
          `M${610 + i * 18} 730Q${590 + i * 16} 600 ${560 + i * 34} ${520 - (i % 2) * 20}`,
          '#c9963f',
          6,
        ) +
        repeat(5, (grain) =>
          ellipse(562 + i * 34 - grain * 4, 526 + grain * 20 - (i % 2) * 20, 8, 13, '#e8bf5a'),
        ),
    )
  );
}

/** Draws mullets on spits over the fire, canoes racing behind. */
export function fishGrill(brush: Brush): string {
  const { palette } = brush;
  return (
    bayView(brush, 400) +
    bunting(brush, -20, 60, 820, 100, 70, 16) +
    bunting(brush, 780, 100, 1620, 60, 70, 16) +
    canoe(brush, 360, 520, 300, palette.coral) +
    canoe(brush, 800, 490, 240, palette.amber) +
    canoe(brush, 1250, 540, 320, palette.teal) +
    path('M-10 640Q500 590 1610 650V1010H-10Z', palette.sand) +
    glow(brush, { x: 800, y: 880 }, 560, palette.coral, 0.8) +
    repeat(8, (i) => at(400 + i * 115, 950, flame(brush), i % 2 === 0 ? 0.9 : 1.2)) +
    rect(300, 930, 1000, 60, mix(palette.wood, palette.ink, 0.4), 26) +
    repeat(7, (i) => ellipse(360 + i * 146, 952, 80, 30, i % 2 === 0 ? '#8f8378' : '#a39688')) +
    repeat(
      4,
      (i) =>
        rect(443 + i * 236, 420, 13, 520, palette.wood, 6) +
        at(
          450 + i * 236,
          650,
          fish(brush, i % 2 === 0 ? '#c58445' : '#b3703a'),
          0.52,
          i % 2 === 0 ? 86 : 94,
        ),
    )
  );
}

/** Draws the dove of the Divino on its red flag before the church. */
export function holyFlag(brush: Brush): string {
  const { palette } = brush;
  const red = '#c8342f';
  return (
    sky(brush, { horizon: 720, sun: { x: 1300, y: 300 }, birds: 0 }) +
    hills(brush, 740, 2, 220, 0.6) +
    rect(0, 730, artWidth, 280, mix(palette.sandShade, palette.ink, 0.3)) +
    colonialHouse(brush, 1130, 800, 300, 250, '#e4b98a', palette.teal) +
    colonialHouse(brush, 1430, 800, 260, 300, '#8fb3ae', palette.coral) +
    at(760, 800, church(brush, 0, 0, 340), 1.1) +
    rect(0, 796, artWidth, 220, mix(palette.sandShade, palette.ink, 0.42)) +
    bunting(brush, -20, 120, 820, 170, 70, 16) +
    bunting(brush, 780, 170, 1620, 110, 70, 16) +
    rect(252, 130, 22, 880, palette.wood, 6) +
    circle(263, 116, 28, palette.amber) +
    path('M274 180Q450 120 600 190T860 190V620Q730 680 600 620T274 630Z', red) +
    path('M600 190T860 190V620Q730 680 600 620Q640 420 600 190Z', palette.ink, 0.1) +
    stroke('M274 204Q450 144 600 214T846 214V600Q730 654 600 598T274 606', palette.amber, 9) +
    at(
      560,
      410,
      circle(0, 0, 130, palette.amber, 0.45) +
        path(
          'M-20 40C-110 20 -150 -60 -160 -110C-90 -100 -40 -70 -10 -30C10 -90 70 -120 140 -110C120 -50 90 0 40 30L60 110L0 76L-40 120Z',
          palette.cream,
        ) +
        circle(22, -34, 28, palette.cream) +
        path('M44 -40l34 8l-30 14Z', palette.amber) +
        circle(28, -40, 5, palette.ink),
      1.05,
    ) +
    repeat(5, (i) =>
      stroke(
        `M263 150Q${140 - i * 14} ${300 + i * 30} ${200 - i * 26} ${470 + i * 50}`,
        cycle([palette.coral, palette.amber, palette.cream, palette.teal, '#d9577a'], i),
        9,
      ),
    ) +
    at(
      1180,
      930,
      path('M-150 0L-170 -170L-80 -100L0 -210L80 -100L170 -170L150 0Z', '#e2b23f') +
        rect(-156, -14, 312, 50, '#c9962f', 10) +
        repeat(5, (i) => circle(-112 + i * 56, 12, 14, i % 2 === 0 ? red : palette.teal)) +
        circle(-170, -178, 18, palette.cream) +
        circle(170, -178, 18, palette.cream) +
        circle(0, -222, 22, palette.cream) +
        path('M-180 36H180L200 90H-200Z', red),
    )
  );
}

/** Draws a plate of oysters and a glass, the lines of the farm behind. */
export function oystersAndWine(brush: Brush): string {
  const { palette } = brush;
  return (
    bayView(brush, 380) +
    repeat(5, (row) =>
      repeat(13, (i) =>
        ellipse(
          i * 140 - row * 30,
          440 + row * row * 14 + row * 22,
          16 + row * 5,
          9 + row * 3,
          cycle([palette.cream, palette.coral, palette.amber], i + row),
        ),
      ),
    ) +
    tableTop(brush, '#b58255') +
    rect(250, 420, 150, 490, '#2f5a48', 40) +
    rect(292, 230, 66, 220, '#2f5a48', 16) +
    rect(286, 210, 78, 70, palette.amber, 12) +
    rect(250, 600, 150, 200, palette.cream) +
    circle(325, 690, 50, palette.coral) +
    rect(272, 450, 26, 430, '#ffffff', 12, 0.2) +
    ellipse(590, 918, 140, 20, palette.cream, 0.8) +
    rect(581, 690, 18, 228, palette.cream, 0, 0.8) +
    path('M470 360H710Q760 680 590 700Q420 680 470 360Z', palette.cream, 0.3) +
    path('M452 500H728Q740 680 590 694Q440 680 452 500Z', '#f1dd8a', 0.92) +
    ellipse(590, 500, 138, 20, '#f8ecb4') +
    path('M490 390Q476 540 520 630H500Q452 540 470 390Z', '#ffffff', 0.5) +
    ellipse(1090, 914, 400, 44, palette.ink, 0.22) +
    ellipse(1090, 890, 400, 60, '#dfe8ea') +
    ellipse(1090, 876, 360, 44, '#f3f8f8') +
    repeat(5, (i) =>
      at(830 + i * 130, 810 - Math.sin((i / 4) * Math.PI) * 30, oyster(brush), 1.25, -34 + i * 17),
    ) +
    at(1090, 880, lemon(brush, 62)) +
    at(960, 894, lemon(brush, 48))
  );
}
