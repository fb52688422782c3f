import { awning, isLit } from '../buildings.ts';
import { mix } from '../colour.ts';
import { stringLights } from '../gathering.ts';
import { headland, hills, palm } from '../land.ts';
import {
  bottle,
  bottleShelf,
  cake,
  cup,
  drink,
  loaf,
  pendant,
  plate,
  pottedPlant,
  stool,
} from '../indoors.ts';
import { hillTone } from '../palette.ts';
import { person, sailboat, umbrella } from '../shore.ts';
import { sky, sunPath } from '../sky.ts';
import type { Brush } from '../svg.ts';
import {
  artWidth,
  circle,
  ellipse,
  group,
  n,
  path,
  polygon,
  rect,
  stroke,
  verticalFill,
} from '../svg.ts';
import { ripples, sea } from '../water.ts';

function tableSet(brush: Brush, x: number, base: number, size: number, cloth: string): string {
  const { palette, random } = brush;
  const top = base - size * 0.62;
  const chair = (side: -1 | 1): string => {
    const cx = x + side * size * 0.78;
    return (
      stroke(
        `M${n(cx - size * 0.14)} ${n(base)}V${n(base - size * 0.36)}M${n(cx + size * 0.14)} ${n(base)}V${n(base - size * 0.36)}M${n(cx + side * size * 0.16)} ${n(base - size * 0.36)}L${n(cx + side * size * 0.2)} ${n(base - size * 0.9)}`,
        palette.ink,
        size * 0.045,
      ) +
      rect(cx - size * 0.19, base - size * 0.41, size * 0.38, size * 0.07, palette.wood, 5) +
      rect(
        cx + side * size * 0.17 - size * 0.04,
        base - size * 0.92,
        size * 0.08,
        size * 0.3,
        palette.wood,
        5,
      )
    );
  };
  let drawing =
    ellipse(x, base + 4, size * 1.1, size * 0.1, palette.ink, 'opacity="0.22"') +
    chair(-1) +
    chair(1);
  drawing +=
    rect(x - size * 0.04, top, size * 0.08, size * 0.62, palette.ink) +
    rect(x - size * 0.26, base - size * 0.05, size * 0.52, size * 0.05, palette.ink, 6);
  drawing +=
    path(
      `M${n(x - size * 0.52)} ${n(top)}H${n(x + size * 0.52)}L${n(x + size * 0.46)} ${n(top + size * 0.24)}L${n(x + size * 0.24)} ${n(top + size * 0.16)}L${n(x)} ${n(top + size * 0.26)}L${n(x - size * 0.24)} ${n(top + size * 0.16)}L${n(x - size * 0.46)} ${n(top + size * 0.24)}Z`,
      cloth,
    ) + ellipse(x, top, size * 0.53, size * 0.07, mix(cloth, palette.cream, 0.35));
  drawing +=
    drink(
      brush,
      x - size * 0.26,
      top,
      size * 0.26,
      random.pick([palette.coral, palette.amber]),
      2,
    ) +
    drink(
      brush,
      x + size * 0.26,
      top,
      size * 0.26,
      random.pick([palette.coral, palette.amber]),
      random.int(0, 2),
    );
  const candle =
    circle(x, top - size * 0.14, size * 0.18, palette.lamp, 'opacity="0.35"') +
    rect(x - size * 0.035, top - size * 0.12, size * 0.07, size * 0.12, palette.cream, 3) +
    ellipse(x, top - size * 0.16, size * 0.022, size * 0.045, palette.lamp);
  return drawing + candle;
}

/** A deck by the water with tables, lights or parasols. */
export function terrace(brush: Brush): string {
  const { random, palette } = brush;
  const horizon = random.between(430, 480);
  const deck = random.between(690, 720);
  const sun = { x: random.between(520, 1080), y: horizon - random.between(60, 170) };
  let drawing =
    sky(brush, { horizon, sun }) +
    hills(brush, horizon, 3, random.between(120, 190), 0.5) +
    sea(brush, horizon) +
    headland(brush, random.chance(0.5) ? 'left' : 'right', horizon + 30, 420, 190, 0.65) +
    sunPath(brush, sun.x, horizon, deck) +
    ripples(brush, horizon, deck, 26) +
    sailboat(brush, random.between(420, 1180), horizon + 60, 60, palette.cream);
  const plank = mix(palette.wood, palette.ink, isLit(brush) ? 0.3 : 0.04);
  drawing +=
    rect(0, deck - 118, artWidth, 10, palette.ink, 4) +
    Array.from({ length: 18 }, (_, index) =>
      rect(index * 96 + 20, deck - 112, 7, 116, palette.ink, 2),
    ).join('') +
    stroke(`M0 ${n(deck - 74)}H1600M0 ${n(deck - 40)}H1600`, palette.ink, 3, 'opacity="0.7"');
  drawing += rect(0, deck, artWidth, 330, plank);
  for (let board = 0; board < 8; board += 1)
    drawing += rect(
      0,
      deck + 12 + board * board * 5 + board * 14,
      artWidth,
      3 + board * 0.4,
      palette.ink,
      0,
      'opacity="0.2"',
    );
  for (let seam = 0; seam < 16; seam += 1)
    drawing += rect(
      random.between(0, 1600),
      deck + 14 + random.int(0, 6) * 36,
      3,
      22,
      palette.ink,
      0,
      'opacity="0.18"',
    );
  const cloths = random.shuffled([palette.coral, palette.cream, palette.amber, palette.teal]);
  const parasols = !isLit(brush) && random.chance(0.75);
  [
    { x: 330, y: 830, size: 190 },
    { x: 1240, y: 820, size: 180 },
    { x: 800, y: 925, size: 250 },
  ].forEach((spot, index) => {
    const x = spot.x + random.between(-40, 40);
    if (parasols && index < 2)
      drawing += umbrella(
        brush,
        x,
        spot.y - 30,
        430,
        index === 0 ? [palette.coral, palette.cream] : [palette.teal, palette.cream],
        0,
      );
    drawing += tableSet(brush, x, spot.y, spot.size, cloths[index] ?? palette.cream);
  });
  if (!parasols)
    drawing +=
      stringLights(brush, -20, 90, 820, 150, 60, 12) +
      stringLights(brush, 780, 150, 1620, 70, 70, 12) +
      stringLights(brush, -20, 230, 1620, 200, 75, 19) +
      rect(792, 120, 14, deck - 118, palette.ink, 4);
  return (
    drawing +
    pottedPlant(brush, random.chance(0.5) ? 90 : 1510, 985, 260, palette.roof) +
    (parasols ? palm(brush, random.pick([60, 1545]), 1020, 700, random.between(-30, 30)) : '')
  );
}

/** A laid table from above. */
export function table(brush: Brush): string {
  const { random, palette } = brush;
  const dim = palette.mood === 'night' ? 0.42 : palette.mood === 'dusk' ? 0.26 : 0;
  const wood = mix(
    random.pick(['#c98d5e', '#b57a52', '#d8a878', '#2f8a8c', '#e9c79a']),
    palette.ink,
    dim,
  );
  let drawing = rect(
    0,
    0,
    artWidth,
    1000,
    verticalFill(
      brush,
      [
        [0, mix(wood, palette.cream, 0.16)],
        [1, mix(wood, palette.ink, 0.16)],
      ],
      'right',
    ),
  );
  for (let board = 0; board < 6; board += 1) {
    drawing += rect(0, board * 172 + 164, artWidth, 4, palette.ink, 0, 'opacity="0.25"');
    for (let grain = 0; grain < 3; grain += 1)
      drawing += stroke(
        `M${n(random.between(-50, 700))} ${n(board * 172 + random.between(20, 140))}q200 ${n(random.between(-14, 14))} ${n(random.between(380, 760))} 0`,
        mix(wood, palette.ink, 0.5),
        3,
        'opacity="0.22"',
      );
  }
  const runner = random.pick([palette.coral, palette.teal, palette.amber]);
  drawing += group(
    rect(-900, -150, 2600, 300, mix(runner, palette.ink, dim * 0.6)) +
      rect(-900, -150, 2600, 18, palette.cream, 0, 'opacity="0.55"') +
      rect(-900, 132, 2600, 18, palette.cream, 0, 'opacity="0.55"') +
      Array.from(
        { length: 30 },
        (_, index) =>
          polygon(
            [
              [index * 90 - 900, -100],
              [index * 90 - 870, -60],
              [index * 90 - 840, -100],
            ],
            palette.cream,
            'opacity="0.3"',
          ) +
          polygon(
            [
              [index * 90 - 900, 100],
              [index * 90 - 870, 60],
              [index * 90 - 840, 100],
            ],
            palette.cream,
            'opacity="0.3"',
          ),
      ).join(''),
    `translate(800 500) rotate(${n(random.between(-22, 22))})`,
  );
  const dishes = random.shuffled([0, 1, 2, 3]);
  const spots = random.pick([
    [
      [800, 500, 255],
      [300, 290, 175],
      [1290, 720, 185],
      [1260, 220, 150],
    ],
    [
      [560, 560, 250],
      [1120, 420, 235],
      [180, 200, 150],
      [1480, 840, 170],
    ],
    [
      [480, 330, 200],
      [1080, 590, 265],
      [300, 790, 175],
      [1430, 210, 150],
    ],
  ]) as [number, number, number][];
  spots.forEach(([x, y, radius], index) => {
    drawing += plate(brush, x, y, radius, dishes[index] ?? 0);
  });
  const steel = mix('#dfe5e3', palette.ink, dim * 0.5);
  const [first] = spots;
  if (first !== undefined) {
    const [x, y, radius] = first;
    drawing +=
      rect(x - radius - 74, y - 150, 13, 300, steel, 7) +
      [0, 1, 2]
        .map((tine) => rect(x - radius - 86 + tine * 15, y - 190, 7, 66, steel, 4))
        .join('') +
      rect(x - radius - 86, y - 136, 37, 22, steel, 9);
    drawing +=
      rect(x + radius + 50, y - 20, 14, 170, steel, 7) +
      path(
        `M${n(x + radius + 50)} ${n(y - 10)}V${n(y - 190)}Q${n(x + radius + 84)} ${n(y - 120)} ${n(x + radius + 64)} ${n(y - 10)}Z`,
        steel,
      );
  }
  const glasses = random.pick([
    [
      [1030, 150],
      [560, 880],
    ],
    [
      [760, 170],
      [850, 860],
    ],
    [
      [790, 180],
      [700, 830],
    ],
  ]) as [number, number][];
  glasses.forEach(([x, y], index) => {
    drawing +=
      circle(x + 10, y + 14, 84, palette.ink, 'opacity="0.18"') +
      circle(x, y, 82, palette.cream, 'opacity="0.55"') +
      circle(x, y, 68, index === 0 ? palette.coral : palette.amber) +
      circle(x, y, 68, palette.cream, 'opacity="0.12"') +
      ellipse(x - 20, y - 24, 26, 16, palette.cream, 'opacity="0.5"') +
      (index === 0 ? '' : circle(x + 20, y + 14, 26, mix(palette.amber, palette.cream, 0.55)));
  });
  // Leaf shadows fall over the table from one corner.
  let shade = '';
  for (let leaf = 0; leaf < 8; leaf += 1)
    shade += group(
      path('M0 0C160 -70 460 -70 640 0C460 60 160 60 0 0Z', palette.ink),
      `translate(-40 -60) rotate(${leaf * 13 - 6})`,
    );
  drawing += group(
    shade,
    random.chance(0.5) ? 'translate(0 0)' : 'translate(1600 0) scale(-1 1)',
    'opacity="0.13"',
  );
  if (dim > 0)
    drawing += rect(
      0,
      0,
      artWidth,
      1000,
      brush.gradient(
        (id) =>
          `<radialGradient id="${id}" r="75%"><stop offset="0%" stop-color="${palette.lamp}" stop-opacity="0.2"/><stop offset="55%" stop-color="${palette.ink}" stop-opacity="0.05"/><stop offset="100%" stop-color="${palette.ink}" stop-opacity="0.6"/></radialGradient>`,
      ),
    );
  return drawing;
}

/** Counter, shelves and lamps. */
export function bar(brush: Brush): string {
  const { random, palette } = brush;
  const warm =
    palette.mood === 'gold' ? '#7c4a3a' : palette.mood === 'dusk' ? '#4a3350' : '#16404c';
  const wall = mix(random.pick([warm, '#1f5a5c', '#5d3a3a', '#24506a']), palette.ink, 0.25);
  let drawing = rect(
    0,
    0,
    artWidth,
    1000,
    verticalFill(brush, [
      [0, mix(wall, palette.ink, 0.45)],
      [0.55, wall],
      [1, mix(wall, palette.ink, 0.3)],
    ]),
  );
  const arched = random.chance(0.5);
  if (arched) {
    for (const x of [330, 800, 1270]) {
      drawing +=
        path(
          `M${n(x - 205)} 640V300A205 190 0 0 1 ${n(x + 205)} 300V640Z`,
          mix(wall, palette.lamp, 0.2),
        ) + stroke(`M${n(x - 205)} 640V300A205 190 0 0 1 ${n(x + 205)} 300V640`, palette.wood, 14);
      drawing +=
        bottleShelf(brush, x - 160, 340, 320, 130) +
        bottleShelf(brush, x - 188, 500, 376, 130) +
        bottleShelf(brush, x - 188, 636, 376, 108);
    }
  } else {
    for (let tile = 0; tile < 22; tile += 1)
      for (let row = 0; row < 3; row += 1)
        drawing += rect(
          tile * 76 - 20 + (row % 2) * 38,
          80 + row * 40,
          70,
          34,
          mix(wall, palette.cream, 0.09),
          4,
        );
    drawing +=
      rect(140, 190, 1320, 470, mix(wall, palette.lamp, 0.14), 10) +
      bottleShelf(brush, 170, 340, 1260, 124) +
      bottleShelf(brush, 170, 496, 1260, 128) +
      bottleShelf(brush, 170, 652, 1260, 120);
  }
  const lamps = random.int(3, 5);
  const shade = random.pick([palette.coral, palette.amber, palette.teal]);
  for (let lamp = 0; lamp < lamps; lamp += 1)
    drawing += pendant(
      brush,
      ((lamp + 0.5) / lamps) * artWidth,
      random.between(150, 185),
      92,
      shade,
    );
  const counter = 745;
  const front = mix(palette.wood, palette.ink, 0.35);
  drawing += rect(0, counter, artWidth, 260, front);
  for (let panel = 0; panel < 9; panel += 1)
    drawing +=
      rect(panel * 182 + 14, counter + 62, 154, 220, mix(front, palette.lamp, 0.1), 8) +
      rect(panel * 182 + 30, counter + 80, 122, 184, front, 6);
  drawing +=
    rect(-10, counter - 14, 1620, 40, mix(palette.wood, palette.lamp, 0.28), 8) +
    rect(-10, counter + 22, 1620, 12, palette.ink, 0, 'opacity="0.35"') +
    rect(-10, counter - 14, 1620, 6, palette.cream, 3, 'opacity="0.4"');
  const drinks = random.int(4, 6);
  for (let index = 0; index < drinks; index += 1)
    drawing += drink(
      brush,
      130 + (index / drinks) * 1420 + random.between(-40, 40),
      counter - 12,
      random.between(110, 140),
      random.pick([palette.coral, palette.amber, '#d9577a', '#8fbf8a']),
      random.int(0, 2),
    );
  drawing += bottle(random.between(640, 960), counter - 12, 190, '#2f7d6d', palette.cream, 1);
  for (const x of [230, 620, 1000, 1390])
    drawing += stool(
      brush,
      x + random.between(-24, 24),
      1030,
      250,
      random.pick([palette.coral, palette.amber, palette.teal]),
    );
  return drawing;
}

/** A table by the window: cup, plant and the view outside. */
export function cafe(brush: Brush): string {
  const { random, palette } = brush;
  const inside = mix(
    random.pick(['#f3e3cb', '#e9d6c3', '#dfe6dc', '#f0d4bf']),
    palette.ink,
    isLit(brush) ? 0.42 : 0.02,
  );
  const sill = 720;
  let view =
    sky(brush, {
      horizon: 520,
      sun: { x: random.between(560, 1080), y: random.between(300, 420) },
    }) +
    hills(brush, 520, 3, random.between(150, 220), 0.6) +
    sea(brush, 520, 800) +
    sunPath(brush, 800, 520, 720) +
    ripples(brush, 520, 720, 18) +
    sailboat(brush, random.between(480, 1120), 590, 70, palette.cream);
  if (random.chance(0.5)) view += palm(brush, random.pick([420, 1210]), 740, 420, 40);
  let drawing = view;
  // The wall is drawn around the panes.
  const left = 250;
  const right = 1350;
  const top = 110;
  const arch = random.chance(0.45);
  const opening = arch
    ? `M${left} ${sill}V420A550 330 0 0 1 ${right} 420V${sill}Z`
    : `M${left} ${sill}V${top}H${right}V${sill}Z`;
  drawing += `<path fill-rule="evenodd" d="M-5 -5H1605V1005H-5Z${opening}" fill="${inside}"/>`;
  const frame = mix(palette.wood, palette.ink, 0.12);
  drawing +=
    stroke(opening, frame, 22) +
    rect(794, top - (arch ? 18 : 0), 12, sill - top + 10, frame) +
    rect(left, 400, right - left, 11, frame) +
    rect(520, top + (arch ? 60 : 0), 9, sill - top, frame) +
    rect(1071, top + (arch ? 60 : 0), 9, sill - top, frame);
  drawing += rect(left - 50, sill, right - left + 100, 30, mix(frame, palette.cream, 0.2), 6);
  drawing +=
    rect(30, 250, 150, 12, palette.wood, 4) +
    rect(30, 430, 150, 12, palette.wood, 4) +
    cup(brush, 78, 246, 52, palette.teal) +
    cup(brush, 142, 246, 40, palette.coral) +
    bottle(66, 430, 96, '#8a4b2f', palette.cream, 1) +
    bottle(110, 430, 110, palette.teal, palette.cream, 0) +
    bottle(150, 430, 84, palette.amber, palette.cream, 2);
  drawing +=
    rect(1420, 190, 140, 190, palette.cream, 6) +
    rect(1434, 204, 112, 162, mix(palette.skyLow, palette.cream, 0.3)) +
    circle(1490, 262, 28, palette.coral) +
    path('M1434 366V320Q1470 284 1500 318T1546 300V366Z', palette.teal);
  drawing +=
    pendant(brush, 520, 140, 78, palette.coral) + pendant(brush, 1080, 140, 78, palette.teal);
  const board = mix(palette.wood, palette.cream, isLit(brush) ? 0 : 0.2);
  drawing +=
    rect(0, 842, artWidth, 200, board) +
    rect(0, 842, artWidth, 12, mix(board, palette.cream, 0.45)) +
    Array.from({ length: 4 }, () =>
      stroke(
        `M${n(random.between(0, 700))} ${n(random.between(880, 985))}q260 ${n(random.between(-8, 8))} ${n(random.between(400, 800))} 0`,
        palette.ink,
        3,
        'opacity="0.14"',
      ),
    ).join('');
  const flip = random.chance(0.5);
  drawing += cup(
    brush,
    flip ? 980 : 620,
    930,
    250,
    random.pick([palette.coral, palette.teal, palette.cream, palette.amber]),
  );
  drawing += group(
    ellipse(0, 8, 190, 30, palette.ink, 'opacity="0.18"') +
      ellipse(0, 0, 180, 32, palette.cream) +
      ellipse(0, -4, 130, 20, mix(palette.cream, palette.ink, 0.1)) +
      (random.chance(0.5)
        ? loaf(-30, -6, 170, '#c98745', 1) + loaf(60, -4, 120, '#d99a52', 0)
        : path('M-90 -6L70 -6L90 -96L-60 -112Z', '#d9a05f') +
          path('M-60 -112L90 -96L100 -120L-50 -138Z', palette.cream) +
          rect(-76, -58, 156, 10, palette.cream, 3) +
          circle(20, -140, 15, palette.coral)),
    `translate(${flip ? 560 : 1040} 935)`,
  );
  return (
    drawing +
    pottedPlant(
      brush,
      flip ? 1400 : 210,
      900,
      330,
      random.pick([palette.roof, palette.cream, palette.teal]),
    )
  );
}

/** A shop window of bread and cakes under an awning. */
export function bakery(brush: Brush): string {
  const { random, palette } = brush;
  const dim = isLit(brush) ? 0.35 : 0;
  const facade = mix(
    random.pick(['#9cc9c3', '#f2b8a0', '#f6d9a0', '#7fb0b8', '#e9c3b4']),
    palette.ink,
    dim,
  );
  const colour = random.pick([palette.coral, palette.teal]);
  let drawing = rect(
    0,
    0,
    artWidth,
    1000,
    verticalFill(brush, [
      [0, mix(facade, palette.skyMid, 0.35)],
      [1, facade],
    ]),
  );
  drawing +=
    rect(0, 0, artWidth, 96, mix(palette.wood, palette.ink, 0.25)) +
    rect(0, 92, artWidth, 12, palette.cream);
  for (let mould = 0; mould < 12; mould += 1)
    drawing += rect(mould * 140 + 16, 22, 104, 50, mix(palette.wood, palette.lamp, 0.14), 8);
  const inside = mix('#5c3a2c', palette.lamp, 0.28);
  drawing +=
    rect(120, 250, 1360, 560, palette.cream, 10) +
    rect(
      144,
      272,
      1312,
      520,
      verticalFill(brush, [
        [0, mix(inside, palette.lamp, 0.5)],
        [1, inside],
      ]),
      4,
    );
  for (const x of [360, 800, 1240]) drawing += pendant(brush, x, 352, 58, palette.amber);
  const crusts = ['#c98745', '#b8723a', '#d99a52', '#a9622f'];
  [
    { y: 520, size: 130 },
    { y: 652, size: 140 },
  ].forEach(({ y, size }, row) => {
    drawing +=
      rect(160, y, 1280, 14, palette.wood, 3) +
      rect(160, y + 13, 1280, 6, palette.ink, 0, 'opacity="0.35"');
    for (let x = 250; x < 1400; x += size * random.between(1.05, 1.3)) {
      const choice = random.int(0, 5);
      if (choice === 5)
        drawing += cake(brush, x, y, 122, random.pick([palette.cream, palette.coral, '#f3c1c6']));
      else
        drawing +=
          rect(x - size * 0.5, y - 9, size, 9, mix(palette.wood, palette.cream, 0.4), 3) +
          loaf(x, y - 8, size * random.between(0.8, 1), random.pick(crusts), (choice + row) % 3) +
          (random.chance(0.4) ? loaf(x + 6, y - 56, size * 0.66, random.pick(crusts), 0) : '');
    }
  });
  for (let stand = 0; stand < 4; stand += 1)
    drawing += cake(
      brush,
      330 + stand * 315,
      792,
      random.between(140, 165),
      random.shuffled([palette.cream, palette.coral, '#f3c1c6', palette.amber])[0] ?? palette.cream,
    );
  drawing +=
    rect(794, 272, 12, 520, palette.cream) +
    polygon(
      [
        [170, 272],
        [430, 272],
        [250, 792],
        [144, 792],
        [144, 350],
      ],
      '#ffffff',
      'opacity="0.1"',
    ) +
    polygon(
      [
        [900, 272],
        [1000, 272],
        [820, 792],
        [806, 792],
        [806, 540],
      ],
      '#ffffff',
      'opacity="0.08"',
    );
  drawing += awning(brush, 90, 128, 1420, 138, colour) + rect(90, 122, 1420, 10, palette.ink, 4);
  drawing +=
    rect(0, 812, artWidth, 60, mix(facade, palette.ink, 0.22)) +
    rect(0, 868, artWidth, 140, mix(palette.sand, palette.ink, 0.12 + dim));
  for (let slab = 0; slab < 9; slab += 1)
    drawing += rect(
      slab * 190 + random.between(-20, 20),
      868,
      3,
      140,
      palette.ink,
      0,
      'opacity="0.18"',
    );
  drawing +=
    pottedPlant(brush, 80, 950, 250, palette.roof) +
    pottedPlant(brush, 1525, 950, 240, palette.cream);
  return (
    drawing +
    person(brush, random.pick([430, 1160]), 985, 330, {
      shirt: random.pick([palette.coral, palette.teal, palette.cream]),
      hat: palette.amber,
      legs: hillTone(palette, 0.9),
    })
  );
}
