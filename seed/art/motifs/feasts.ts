import { bayView, tableTop, wall } from '../backdrops.ts';
import { loaf } from '../cafe-things.ts';
import { cityBlocks } from '../city-blocks.ts';
import { mix } from '../colour.ts';
import { bunting } from '../gathering.ts';
import { church, colonialHouse } from '../houses.ts';
import { headland, hills, palm, tree } from '../land.ts';
import { hillTone, shaded } from '../palette.ts';
import { beam } from '../scenes/light-beam.ts';
import { lightColumns } from '../scenes/light-columns.ts';
import { beachSand, canoe, sailboat } from '../shore.ts';
import { sky } from '../sky.ts';
import { suspensionBridge } from '../suspension-bridge.ts';
import type { Brush } from '../svg.ts';
import { artWidth, at, circle, ellipse, glow, n, path, rect, repeat, stroke } from '../svg.ts';
import { ripples, sea } from '../water.ts';
import { fish, flame, lemon, oyster } from './food.ts';

/** Mullets on spits over the fire, canoes racing behind. */
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
    repeat(8, (index) => at(400 + index * 115, 950, flame(brush), index % 2 === 0 ? 0.9 : 1.2)) +
    rect(300, 930, 1000, 60, mix(palette.wood, palette.ink, 0.4), 26) +
    repeat(7, (index) =>
      ellipse(360 + index * 146, 952, 80, 30, index % 2 === 0 ? '#8f8378' : '#a39688'),
    ) +
    repeat(
      4,
      (index) =>
        rect(443 + index * 236, 420, 13, 520, palette.wood, 6) +
        at(
          450 + index * 236,
          650,
          fish(brush, index % 2 === 0 ? '#c58445' : '#b3703a'),
          0.52,
          index % 2 === 0 ? 86 : 94,
        ),
    )
  );
}

/** The dove of the Divino on its red flag before the church. */
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
    path('M600 190T860 190V620Q730 680 600 620Q640 420 600 190Z', palette.ink, 'opacity="0.1"') +
    stroke('M274 204Q450 144 600 214T846 214V600Q730 654 600 598T274 606', palette.amber, 9) +
    at(
      560,
      410,
      circle(0, 0, 130, palette.amber, 'opacity="0.45"') +
        path(
          'M-20 40C-110 20 -150 -60 -160 -110C-90 -100 -40 -70 -10 -30C10 -90 70 -120 140 -110C120 -50 90 0 40 30L60 110L0 76L-40 120Z',
          palette.cream,
        ) +
        circle(22, -34, 28, palette.cream) +
        path('M44 -40l34 8l-30 14Z', palette.amber) +
        circle(28, -40, 5, palette.ink),
      1.05,
    ) +
    repeat(5, (index) =>
      stroke(
        `M263 150Q${140 - index * 14} ${300 + index * 30} ${200 - index * 26} ${470 + index * 50}`,
        [palette.coral, palette.amber, palette.cream, palette.teal, '#d9577a'][index] ??
          palette.coral,
        9,
      ),
    ) +
    at(
      1180,
      930,
      path('M-150 0L-170 -170L-80 -100L0 -210L80 -100L170 -170L150 0Z', '#e2b23f') +
        rect(-156, -14, 312, 50, '#c9962f', 10) +
        repeat(5, (index) =>
          circle(-112 + index * 56, 12, 14, index % 2 === 0 ? red : palette.teal),
        ) +
        circle(-170, -178, 18, palette.cream) +
        circle(170, -178, 18, palette.cream) +
        circle(0, -222, 22, palette.cream) +
        path('M-180 36H180L200 90H-200Z', red),
    )
  );
}

/** A plate of oysters and a glass, the lines of the farm behind. */
export function oystersAndWine(brush: Brush): string {
  const { palette } = brush;
  return (
    bayView(brush, 380) +
    repeat(5, (row) =>
      repeat(13, (index) =>
        ellipse(
          index * 140 - row * 30,
          440 + row * row * 14 + row * 22,
          16 + row * 5,
          9 + row * 3,
          [palette.cream, palette.coral, palette.amber][(index + row) % 3] ?? palette.cream,
        ),
      ),
    ) +
    tableTop(brush, '#b58255') +
    rect(250, 420, 150, 490, '#2f5a48', 40) +
    rect(292, 230, 66, 220, '#2f5a48', 16) +
    rect(286, 210, 78, 70, palette.amber, 12) +
    rect(250, 600, 150, 200, palette.cream) +
    circle(325, 690, 50, palette.coral) +
    rect(272, 450, 26, 430, '#ffffff', 12, 'opacity="0.2"') +
    ellipse(590, 918, 140, 20, palette.cream, 'opacity="0.8"') +
    rect(581, 690, 18, 228, palette.cream, 0, 'opacity="0.8"') +
    path('M470 360H710Q760 680 590 700Q420 680 470 360Z', palette.cream, 'opacity="0.3"') +
    path('M452 500H728Q740 680 590 694Q440 680 452 500Z', '#f1dd8a', 'opacity="0.92"') +
    ellipse(590, 500, 138, 20, '#f8ecb4') +
    path('M490 390Q476 540 520 630H500Q452 540 470 390Z', '#ffffff', 'opacity="0.5"') +
    ellipse(1090, 914, 400, 44, palette.ink, 'opacity="0.22"') +
    ellipse(1090, 890, 400, 60, '#dfe8ea') +
    ellipse(1090, 876, 360, 44, '#f3f8f8') +
    repeat(5, (index) =>
      at(
        830 + index * 130,
        810 - Math.sin((index / 4) * Math.PI) * 30,
        oyster(brush),
        1.25,
        -34 + index * 17,
      ),
    ) +
    at(1090, 880, lemon(brush, 62)) +
    at(960, 894, lemon(brush, 48))
  );
}

/** Fireworks over the avenue and the bay. */
export function fireworks(brush: Brush): string {
  const { palette, random } = brush;
  const burst = (x: number, y: number, radius: number, colour: string) =>
    glow(brush, { x, y }, radius * 1.2, colour, 0.5) +
    repeat(20, (index) => {
      const angle = (index / 20) * Math.PI * 2 + 0.1;
      const reach = radius * (index % 2 === 0 ? 1 : 0.72);
      return (
        stroke(
          `M${n(x + Math.cos(angle) * radius * 0.24)} ${n(y + Math.sin(angle) * radius * 0.24)}L${n(x + Math.cos(angle) * reach)} ${n(y + Math.sin(angle) * reach)}`,
          index % 2 === 0 ? colour : palette.cream,
          6,
        ) +
        circle(x + Math.cos(angle) * reach * 1.08, y + Math.sin(angle) * reach * 1.08, 8, colour)
      );
    }) +
    stroke(
      `M${n(x)} ${n(y + radius * 1.2)}Q${n(x + 16)} ${n(y + radius * 1.8)} ${n(x)} 640`,
      colour,
      4,
      'opacity="0.5"',
    );
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
    lightColumns(brush, 672, 46) +
    repeat(26, () => {
      const x = random.between(60, 1540);
      const y = random.between(700, 960);
      return path(
        `M${n(x - 60)} ${n(y)}q60 -10 120 0q-60 10 -120 0Z`,
        random.pick(['#ff8a5c', '#f7c84f', '#5fd0cc', '#e86a98']),
        'opacity="0.55"',
      );
    }) +
    sailboat(brush, 420, 830, 120, palette.cream) +
    sailboat(brush, 1160, 880, 150, palette.cream)
  );
}

/** The finisher's medal, the three arches on it and the bridge behind. */
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
    circle(812, 672, 258, palette.ink, 'opacity="0.22"') +
    circle(800, 660, 256, gold) +
    circle(800, 660, 222, mix(gold, palette.cream, 0.45)) +
    circle(800, 660, 206, mix(gold, palette.ink, 0.08)) +
    `<clipPath id="m"><circle cx="800" cy="660" r="206"/></clipPath><g clip-path="url(#m)">` +
    rect(590, 740, 420, 140, palette.teal) +
    repeat(3, (index) =>
      stroke(
        `M${610 + index * 130} 740V610M${730 + index * 130} 740V610M${600 + index * 130} 740Q${670 + index * 130} 540 ${740 + index * 130} 740`,
        '#6b4a1f',
        12,
      ),
    ) +
    rect(590, 700, 420, 16, '#6b4a1f') +
    repeat(3, (index) =>
      stroke(
        `M${620 + index * 40} ${780 + index * 30}q50 -14 100 0t100 0t100 0`,
        palette.cream,
        8,
        'opacity="0.7"',
      ),
    ) +
    circle(800, 540, 40, palette.cream) +
    '</g>' +
    repeat(28, (index) =>
      circle(
        800 + Math.cos(index * 0.2244) * 240,
        660 + Math.sin(index * 0.2244) * 240,
        6,
        mix(gold, palette.ink, 0.3),
      ),
    ) +
    path('M620 560A206 206 0 0 1 720 470L700 520Q650 550 640 590Z', '#ffffff', 'opacity="0.35"')
  );
}

/** A film under the moon, seen from the blankets. */
export function openAirCinema(brush: Brush): string {
  const { palette } = brush;
  return (
    sky(brush, { horizon: 680, sun: { x: 330, y: 170 }, birds: 0 }) +
    hills(brush, 690, 2, 170, 0.6) +
    repeat(6, (index) =>
      tree(brush, index < 3 ? 40 + index * 110 : 1300 + (index - 3) * 120, 740, 340),
    ) +
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
      (index) =>
        rect(396 + index * 70, 216, 40, 22, '#2a333c', 6) +
        rect(396 + index * 70, 616, 40, 22, '#2a333c', 6),
    ) +
    rect(420, 690, 60, 60, '#2a333c', 14) +
    rect(1120, 690, 60, 60, '#2a333c', 14) +
    repeat(6, (index) => {
      const x = 110 + index * 245;
      const y = 800 + (index % 2) * 80;
      return (
        path(
          `M${x} ${y}h170l44 70h-210Z`,
          shaded(
            palette,
            [palette.coral, palette.teal, palette.amber, '#d9577a', palette.cream, palette.teal][
              index
            ] ?? palette.coral,
          ),
        ) + rect(x + 40, y - 20, 90, 44, palette.cream, 22, 'opacity="0.85"')
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

/** Boards planted in the crest of a dune, their tracks down to the viewer. */
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
      'opacity="0.7"',
    ) +
    stroke(
      'M700 640Q620 760 720 1010M780 650Q760 780 900 1010M1010 660Q1120 780 1180 1010',
      mix(palette.sandShade, palette.ink, 0.1),
      16,
      'opacity="0.6"',
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
    repeat(10, (index) => circle(450 + index * 78, 716 + (index % 3) * 12, 7, palette.sandShade))
  );
}

/** Beer, cheese and bread made by hand, on a barrel. */
export function fermented(brush: Brush): string {
  const { palette } = brush;
  const oak = shaded(palette, '#a8683a');
  return (
    wall(brush, '#e3b06a', 'disc', palette.cream) +
    bunting(brush, -20, 60, 820, 100, 70, 16) +
    bunting(brush, 780, 100, 1620, 60, 70, 16) +
    path('M260 720H1340Q1400 860 1350 1010H250Q200 860 260 720Z', oak) +
    repeat(9, (index) =>
      stroke(
        `M${330 + index * 118} 720Q${310 + index * 122} 860 ${330 + index * 118} 1010`,
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
          'opacity="0.8"',
        ) +
        repeat(3, (index) =>
          rect(-70 + index * 56, -260, 26, 230, palette.cream, 12, 'opacity="0.25"'),
        ),
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
      (index) =>
        stroke(
          `M${610 + index * 18} 730Q${590 + index * 16} 600 ${560 + index * 34} ${520 - (index % 2) * 20}`,
          '#c9963f',
          6,
        ) +
        repeat(5, (grain) =>
          ellipse(
            562 + index * 34 - grain * 4,
            526 + grain * 20 - (index % 2) * 20,
            8,
            13,
            '#e8bf5a',
          ),
        ),
    )
  );
}

/** Sails of a regatta close-hauled in the north bay. */
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
        path(
          'M14 -250Q110 -240 150 -130L158 -80Q80 -120 14 -120Z',
          palette.cream,
          'opacity="0.75"',
        ) +
        path('M-10 -400Q-50 -180 -140 -12L-10 -16Z', jib) +
        path('M-130 70Q0 100 140 66Q60 120 -60 112Z', palette.cream, 'opacity="0.35"'),
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

/** A June bonfire on the sand under paper flags. */
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
    ellipse(800, 930, 320, 30, palette.ink, 'opacity="0.35"') +
    at(800, 880, flame(brush), 2.6) +
    at(670, 880, flame(brush), 1.6) +
    at(930, 880, flame(brush), 1.7) +
    repeat(
      4,
      (index) =>
        rect(
          590 + index * 8,
          880 - index * 44,
          420 - index * 16,
          34,
          index % 2 === 0 ? '#6b4030' : '#83513b',
          16,
        ) + circle(600 + index * 8, 897 - index * 44, 17, '#d9a873'),
    ) +
    at(
      1240,
      940,
      path('M-130 -80H130L100 20H-100Z', '#c07a3f') +
        ellipse(0, -80, 130, 26, '#7a4526') +
        repeat(9, (index) => ellipse(-96 + index * 24, -86 + (index % 2) * 10, 17, 10, '#b5602f')),
    )
  );
}
