import { mix } from '../colour.ts';
import { grasses, headland, hills, palm } from '../land.ts';
import { hillTone } from '../palette.ts';
import { beachSand, canoe, deckChair, fishingBoat, person, sailboat, umbrella } from '../shore.ts';
import { sky, sunPath } from '../sky.ts';
import type { Brush } from '../svg.ts';
import { artWidth, circle, ellipse, group, land, n, path, rect, smooth, stroke } from '../svg.ts';
import { breaker, ripples, sea, swell } from '../water.ts';

/** Umbrellas and chairs on the sand, islands on the horizon. */
export function beach(brush: Brush): string {
  const { random, palette } = brush;
  const horizon = random.between(400, 470);
  const shore = random.between(660, 720);
  const sun = { x: random.between(460, 1140), y: horizon - random.between(70, 190) };
  const side = random.chance(0.5) ? 'left' : 'right';
  let drawing = sky(brush, { horizon, sun });
  drawing += hills(brush, horizon, random.int(1, 2), random.between(50, 110), 0.35);
  drawing += sea(brush, horizon);
  drawing += headland(
    brush,
    side,
    horizon + 26,
    random.between(420, 640),
    random.between(110, 210),
    0.62,
  );
  drawing += sunPath(brush, sun.x, horizon, shore - 30) + ripples(brush, horizon, shore, 26);
  drawing += sailboat(
    brush,
    random.between(500, 1100),
    horizon + random.between(28, 70),
    random.between(38, 64),
    palette.cream,
  );
  drawing += breaker(brush, shore - 78, 9, mix(palette.seaNear, palette.seaFar, 0.35));
  drawing += beachSand(brush, shore);
  const pairs = [
    [palette.coral, palette.cream],
    [palette.amber, palette.cream],
    [palette.teal, palette.cream],
    [palette.coral, palette.amber],
  ] as const;
  const spots = random
    .shuffled([300, 560, 830, 1090, 1300])
    .slice(0, random.int(2, 4))
    .sort((a, b) => a - b);
  spots.forEach((x, index) => {
    const y = shore + random.between(120, 230);
    const size = random.between(150, 215) * (0.75 + (y - shore) / 700);
    drawing += umbrella(
      brush,
      x,
      y,
      size,
      pairs[(index + spots.length) % pairs.length] ?? pairs[0],
      random.between(-13, 9),
    );
    drawing += deckChair(
      brush,
      x + size * 0.42,
      y + 18,
      size * 0.46,
      random.pick([palette.coral, palette.teal, palette.cream]),
    );
  });
  if (random.chance(0.7))
    drawing += person(brush, random.between(380, 1220), shore + 44, 74, { shirt: palette.coral });
  const palmX = side === 'left' ? 1460 : 140;
  drawing += palm(brush, palmX, 1015, random.between(560, 680), side === 'left' ? -70 : 70);
  if (random.chance(0.5))
    drawing += palm(
      brush,
      palmX + (side === 'left' ? 90 : -90),
      1030,
      random.between(400, 470),
      side === 'left' ? 10 : -10,
    );
  return (
    drawing +
    grasses(
      brush,
      [
        { x: palmX - 60, y: 1008 },
        { x: palmX + 40, y: 1012 },
        { x: palmX + 110, y: 1008 },
      ],
      80,
    )
  );
}

/** A peeling wave with a surfer, a headland behind. */
export function surf(brush: Brush): string {
  const { random, palette } = brush;
  const horizon = random.between(380, 440);
  const sun = { x: random.between(900, 1240), y: horizon - random.between(60, 150) };
  let drawing =
    sky(brush, { horizon, sun }) +
    hills(brush, horizon, 2, random.between(90, 150), 0.45) +
    sea(brush, horizon);
  drawing += headland(
    brush,
    random.chance(0.5) ? 'right' : 'left',
    horizon + 18,
    random.between(420, 600),
    random.between(150, 240),
    0.7,
  );
  drawing += sunPath(brush, sun.x, horizon, 600) + ripples(brush, horizon, 600, 20);
  drawing += breaker(brush, 520, 8, mix(palette.seaFar, palette.seaNear, 0.55));
  const crest = random.between(540, 590);
  const curl = random.between(620, 760);
  const tone = mix(palette.seaNear, palette.teal, 0.4);
  // The face rises to the crest, then folds into the foam on the left.
  drawing += path(
    `M-10 ${n(crest + 170)}C260 ${n(crest + 150)} ${n(curl - 240)} ${n(crest + 90)} ${n(curl)} ${n(crest - 70)}C${n(curl + 200)} ${n(crest - 150)} ${n(curl + 520)} ${n(crest - 30)} 1610 ${n(crest + 50)}L1610 1010H-10Z`,
    tone,
  );
  drawing += path(
    `M${n(curl)} ${n(crest - 70)}C${n(curl + 160)} ${n(crest - 130)} ${n(curl + 430)} ${n(crest - 60)} 1610 ${n(crest + 50)}L1610 ${n(crest + 130)}C${n(curl + 420)} ${n(crest + 40)} ${n(curl + 190)} ${n(crest - 30)} ${n(curl + 50)} ${n(crest + 120)}C${n(curl + 20)} ${n(crest + 40)} ${n(curl + 10)} ${n(crest - 20)} ${n(curl)} ${n(crest - 70)}Z`,
    mix(tone, palette.foam, 0.42),
  );
  for (let line = 0; line < 5; line += 1) {
    const start = curl + 110 + line * 140;
    drawing += stroke(
      `M${n(start)} ${n(crest - 30 + line * 14)}C${n(start - 40)} ${n(crest + 90)} ${n(start + 30)} ${n(crest + 170)} ${n(start - 60)} ${n(crest + 270)}`,
      palette.foam,
      4,
      'opacity="0.28"',
    );
  }
  let foam = '';
  for (let ball = 0; ball < 26; ball += 1) {
    const along = ball / 26;
    foam += circle(
      -20 + along * (curl + 30),
      crest + 165 - along ** 2.2 * 225 + random.between(-16, 34),
      random.between(26, 60) * (0.75 + 0.4 * Math.sin(along * 9)),
      palette.foam,
      `opacity="${random.chance(0.3) ? 0.75 : 1}"`,
    );
  }
  drawing += foam;
  drawing += path(
    land(swell(brush, crest + 235, 16, 2)),
    mix(tone, palette.foam, 0.8),
    'opacity="0.9"',
  );
  drawing += path(land(swell(brush, crest + 262, 18, 2)), mix(palette.seaNear, palette.teal, 0.25));
  drawing += path(
    land(swell(brush, crest + 330, 14, 3)),
    mix(palette.seaNear, palette.ink, 0.25),
    'opacity="0.55"',
  );
  const rider = { x: curl + random.between(170, 280), y: crest + 118 };
  drawing += group(
    path('M-70 8Q0 26 84 -8Q10 6 -70 8Z', palette.cream) +
      stroke('M-22 4L-8 -40L22 -4', palette.ink, 13) +
      path('M-24 -36Q-6 -92 22 -84Q30 -60 8 -34Z', palette.coral) +
      stroke('M14 -76L58 -60M-2 -70L-46 -82', mix('#b9744f', palette.ink, 0.25), 9) +
      circle(26, -98, 13, mix('#b9744f', palette.ink, 0.25)),
    `translate(${n(rider.x)} ${n(rider.y)}) rotate(-8) scale(1.25)`,
  );
  drawing += stroke(
    `M${n(rider.x - 90)} ${n(rider.y + 26)}Q${n(rider.x - 220)} ${n(rider.y + 20)} ${n(rider.x - 330)} ${n(rider.y - 10)}`,
    palette.foam,
    7,
    'opacity="0.85"',
  );
  return drawing + ripples(brush, crest + 250, 1000, 22);
}

/** A sheltered bay with painted boats. */
export function cove(brush: Brush): string {
  const { random, palette } = brush;
  const horizon = random.between(430, 490);
  const sun = { x: random.between(620, 980), y: horizon - random.between(70, 170) };
  let drawing =
    sky(brush, { horizon, sun }) +
    hills(brush, horizon, 2, random.between(80, 140), 0.4) +
    sea(brush, horizon);
  drawing += headland(
    brush,
    'left',
    horizon + 40,
    random.between(430, 600),
    random.between(210, 320),
    0.7,
  );
  drawing += headland(
    brush,
    'right',
    horizon + 24,
    random.between(330, 520),
    random.between(140, 230),
    0.56,
  );
  const lit = palette.mood === 'night' || palette.mood === 'dusk';
  for (let house = 0; house < 7; house += 1) {
    const x = 60 + house * random.between(46, 62);
    const y = horizon + 36 - random.between(0, 30);
    const size = random.between(24, 34);
    drawing +=
      rect(
        x,
        y - size * 0.6,
        size,
        size * 0.62,
        random.pick([palette.wall, palette.cream, palette.coral, palette.amber]),
      ) +
      path(
        `M${n(x - 4)} ${n(y - size * 0.58)}L${n(x + size / 2)} ${n(y - size)}L${n(x + size + 4)} ${n(y - size * 0.58)}Z`,
        palette.roof,
      );
    drawing += rect(
      x + size * 0.36,
      y - size * 0.4,
      size * 0.26,
      size * 0.26,
      lit ? palette.lamp : palette.seaNear,
    );
  }
  drawing += sunPath(brush, sun.x, horizon, 900) + ripples(brush, horizon, 990, 44);
  const colours = random.shuffled([
    palette.coral,
    palette.teal,
    palette.amber,
    palette.cream,
    '#3c6ea5',
  ]);
  const boats = [
    { x: random.between(330, 520), y: horizon + 120, size: 120 },
    { x: random.between(1080, 1260), y: horizon + 165, size: 165 },
    { x: random.between(640, 860), y: horizon + 270, size: 250 },
  ].slice(0, random.int(2, 3));
  boats.forEach((boat, index) => {
    drawing += fishingBoat(brush, boat.x, boat.y, boat.size, colours[index] ?? palette.coral);
  });
  if (random.chance(0.6)) {
    drawing += canoe(
      brush,
      random.pick([330, 1240]),
      880,
      320,
      colours[3] ?? palette.teal,
      random.between(-5, 5),
    );
  } else {
    // A plank pier comes in from the corner.
    const planks = mix(palette.wood, palette.ink, 0.25);
    drawing += path('M1180 1010L1270 800H1420L1600 920V1010Z', planks);
    for (let plank = 0; plank < 7; plank += 1)
      drawing += stroke(
        `M${n(1262 - plank * 13)} ${n(820 + plank * 29)}L${n(1446 + plank * 24)} ${n(820 + plank * 29)}`,
        mix(palette.wood, palette.cream, 0.25),
        3,
        'opacity="0.5"',
      );
    for (const x of [1270, 1418]) drawing += rect(x - 9, 770, 18, 110, palette.ink, 5);
  }
  return drawing;
}

/** Two-tone dunes with walkers on the crest. */
export function dunes(brush: Brush): string {
  const { random, palette } = brush;
  const horizon = random.between(400, 470);
  const sun = { x: random.between(520, 1100), y: horizon - random.between(50, 180) };
  let drawing =
    sky(brush, { horizon, sun }) + hills(brush, horizon, 3, random.between(100, 160), 0.55);
  drawing +=
    rect(0, horizon - 4, artWidth, 46, mix(palette.seaFar, palette.seaNear, 0.3)) +
    rect(0, horizon - 4, artWidth, 3, palette.foam, 0, 'opacity="0.6"');
  const layers = 4;
  let crest = { x: 700, y: 600 };
  for (let layer = 0; layer < layers; layer += 1) {
    const near = layer / (layers - 1);
    const base = horizon + 30 + near * 330;
    const peak = { x: random.between(380, 1220), y: base - random.between(60, 120) - near * 60 };
    const lightTone = mix(
      mix(palette.sand, palette.skyLow, 0.4 * (1 - near)),
      palette.cream,
      0.15 * near,
    );
    const shadeTone = mix(
      mix(palette.sandShade, palette.hillFar, 0.35 * (1 - near)),
      palette.ink,
      near * 0.08,
    );
    const left = { x: -20, y: base + random.between(-10, 50) };
    const right = { x: 1620, y: base + random.between(-30, 60) };
    drawing += path(
      `M${n(left.x)} ${n(left.y)}C${n(peak.x * 0.45)} ${n(left.y - 20)} ${n(peak.x * 0.75)} ${n(peak.y + 8)} ${n(peak.x)} ${n(peak.y)}C${n(peak.x + 190)} ${n(peak.y + 20)} ${n(peak.x + 420)} ${n(right.y - 10)} ${n(right.x)} ${n(right.y)}V1010H-20Z`,
      lightTone,
    );
    // The lee side falls from the crest in one S-shaped edge.
    drawing += path(
      `M${n(peak.x)} ${n(peak.y)}C${n(peak.x + 190)} ${n(peak.y + 20)} ${n(peak.x + 420)} ${n(right.y - 10)} ${n(right.x)} ${n(right.y)}V1010H${n(peak.x + 130)}C${n(peak.x - 150)} ${n(base + 190)} ${n(peak.x + 170)} ${n(base + 90)} ${n(peak.x)} ${n(peak.y)}Z`,
      shadeTone,
    );
    if (layer === 2) crest = peak;
    if (near > 0.6) {
      for (let wind = 0; wind < 5; wind += 1) {
        const y = base + 60 + wind * 46;
        drawing += stroke(
          `M${n(random.between(-10, 120))} ${n(y)}Q${n(peak.x * 0.4)} ${n(y - 26)} ${n(peak.x * random.between(0.55, 0.8))} ${n(y - 6)}`,
          palette.sandShade,
          3,
          'opacity="0.5"',
        );
      }
    }
  }
  const walkers = random.int(1, 3);
  for (let walker = 0; walker < walkers; walker += 1) {
    drawing += person(
      brush,
      crest.x - 40 - walker * 74,
      crest.y + 6 + walker * 9,
      84,
      walker === 0
        ? { shirt: palette.coral, board: palette.teal }
        : { shirt: random.pick([palette.amber, palette.cream, palette.teal]) },
    );
  }
  const tufts = Array.from({ length: 7 }, () => ({
    x: random.chance(0.5) ? random.between(-10, 420) : random.between(1180, 1610),
    y: random.between(930, 1010),
  }));
  return drawing + grasses(brush, tufts, 88);
}

/** Still water that mirrors the hills; a paddler and reeds. */
export function lagoon(brush: Brush): string {
  const { random, palette } = brush;
  const horizon = random.between(450, 500);
  const sun = { x: random.between(560, 1040), y: horizon - random.between(120, 220) };
  let drawing = sky(brush, { horizon, sun });
  const range = hills(brush, horizon, random.int(3, 4), random.between(170, 250), 0.8);
  drawing += range + sea(brush, horizon);
  drawing += group(range, `translate(0 ${n(horizon * 2)}) scale(1 -1)`, 'opacity="0.3"');
  drawing += sunPath(brush, sun.x, horizon, 960) + ripples(brush, horizon, 990, 46);
  if (random.chance(0.5)) {
    const x = random.between(560, 1040);
    const y = random.between(690, 760);
    drawing +=
      ellipse(x + 10, y + 8, 130, 10, palette.ink, 'opacity="0.25"') +
      path(
        `M${n(x - 130)} ${n(y - 4)}Q${n(x)} ${n(y + 16)} ${n(x + 140)} ${n(y - 10)}Q${n(x)} ${n(y - 8)} ${n(x - 130)} ${n(y - 4)}Z`,
        palette.cream,
      );
    drawing += person(brush, x, y, 150, { shirt: palette.coral, hat: palette.amber });
    drawing +=
      stroke(`M${n(x + 34)} ${n(y - 110)}L${n(x + 74)} ${n(y + 34)}`, palette.wood, 6) +
      ellipse(x + 77, y + 44, 9, 22, palette.teal);
  } else {
    drawing += canoe(
      brush,
      random.between(560, 1040),
      random.between(700, 760),
      280,
      random.pick([palette.coral, palette.amber, palette.teal]),
    );
    const deck = mix(palette.wood, palette.ink, 0.1);
    drawing +=
      path('M0 860L430 800L470 822L0 930Z', deck) +
      path('M0 930L470 822V838L0 956Z', mix(deck, palette.ink, 0.45));
    for (const x of [120, 260, 400])
      drawing += rect(x, 800 + (400 - x) * 0.12, 15, 130, palette.ink, 4);
  }
  let reeds = '';
  const reedSide = random.chance(0.5) ? 1150 : 20;
  for (let reed = 0; reed < 22; reed += 1) {
    const x = reedSide + random.between(0, 430);
    const height = random.between(90, 250);
    const lean = random.between(-26, 26);
    reeds += stroke(
      `M${n(x)} 1010Q${n(x + lean * 0.2)} ${n(1010 - height * 0.6)} ${n(x + lean)} ${n(1010 - height)}`,
      reed % 3 === 0 ? palette.leaf : palette.leafDark,
      6,
    );
    if (reed % 4 === 0)
      reeds += group(
        rect(-6, -30, 12, 52, palette.wood, 6),
        `translate(${n(x + lean)} ${n(1010 - height)}) rotate(${n(lean * 0.5)})`,
      );
  }
  return drawing + reeds;
}

/** Lines of floats over the oyster beds, a raft and a canoe. */
export function oysters(brush: Brush): string {
  const { random, palette } = brush;
  const horizon = random.between(410, 460);
  const sun = { x: random.between(500, 1100), y: horizon - random.between(60, 170) };
  let drawing =
    sky(brush, { horizon, sun }) +
    hills(brush, horizon, 4, random.between(170, 230), 0.7) +
    sea(brush, horizon);
  drawing += sunPath(brush, sun.x, horizon, 960) + ripples(brush, horizon, 1000, 40);
  const rows = 7;
  for (let row = 0; row < rows; row += 1) {
    const depth = row / (rows - 1);
    const y = horizon + 36 + depth ** 1.6 * 430;
    const size = 4 + depth * 17;
    const shift = random.between(-60, 60);
    drawing += stroke(
      `M-20 ${n(y)}Q800 ${n(y + 10 + depth * 26)} 1620 ${n(y)}`,
      palette.ink,
      1.4 + depth * 2,
      'opacity="0.45"',
    );
    for (let float = -1; float < 22; float += 1) {
      const x = shift + float * (42 + depth * 70);
      const sag = (10 + depth * 26) * (1 - ((x - 800) / 820) ** 2) * 0.5;
      drawing +=
        ellipse(x, y + sag + size * 0.55, size * 1.4, size * 0.3, palette.ink, 'opacity="0.2"') +
        ellipse(
          x,
          y + sag,
          size * 1.15,
          size * 0.72,
          float % 5 === 0 ? palette.coral : float % 3 === 0 ? palette.amber : palette.cream,
        );
    }
  }
  const raftX = random.between(560, 960);
  const y = horizon + 200;
  drawing +=
    rect(raftX - 130, y - 12, 260, 22, palette.wood, 4) +
    rect(raftX - 120, y + 10, 240, 10, palette.ink, 4, 'opacity="0.5"');
  drawing +=
    rect(raftX - 70, y - 92, 140, 80, palette.wall) +
    path(
      `M${n(raftX - 92)} ${n(y - 88)}L${n(raftX)} ${n(y - 142)}L${n(raftX + 92)} ${n(y - 88)}Z`,
      palette.roof,
    ) +
    rect(raftX - 14, y - 62, 32, 50, palette.ink, 2);
  drawing += person(brush, raftX + 100, y - 10, 76, { shirt: palette.amber, hat: palette.cream });
  return (
    drawing +
    canoe(
      brush,
      random.pick([330, 1240]),
      random.between(830, 890),
      340,
      random.pick([palette.coral, palette.teal]),
      random.between(-4, 4),
    )
  );
}

/** The view from a rock high above coast and lagoon. */
export function lookout(brush: Brush): string {
  const { random, palette } = brush;
  const horizon = random.between(330, 390);
  const sun = { x: random.between(480, 1120), y: horizon - random.between(40, 130) };
  const flip = random.chance(0.5);
  let drawing = sky(brush, { horizon, sun });
  drawing +=
    hills(brush, horizon, 2, random.between(40, 90), 0.25) +
    sea(brush, horizon) +
    sunPath(brush, sun.x, horizon, 620) +
    ripples(brush, horizon, 640, 24);
  // The coast winds towards the viewer: hill, beach and foam follow one line.
  let view = '';
  const coast = [
    { x: 1640, y: horizon + 34 },
    { x: 1240, y: horizon + 50 },
    { x: 1060, y: horizon + 96 },
    { x: 1140, y: horizon + 150 },
    { x: 980, y: horizon + 214 },
    { x: 760, y: horizon + 262 },
    { x: 820, y: horizon + 350 },
    { x: 560, y: horizon + 430 },
    { x: 300, y: horizon + 560 },
  ];
  const closed = (points: typeof coast): string => `${smooth(points)}L300 1010L1640 1010Z`;
  view += path(
    closed(coast.map((point) => ({ x: point.x - 26, y: point.y + 4 }))),
    palette.foam,
    'opacity="0.8"',
  );
  view += path(closed(coast), palette.sand);
  view += path(
    closed(
      coast.map((point) => ({ x: point.x + 34 + (point.y - horizon) * 0.12, y: point.y + 3 })),
    ),
    hillTone(palette, 0.72),
  );
  view += path(
    `M1640 ${n(horizon - 30)}C1480 ${n(horizon - 90)} 1330 ${n(horizon - 10)} 1210 ${n(horizon + 66)}C1330 ${n(horizon + 110)} 1240 ${n(horizon + 190)} 1130 ${n(horizon + 250)}C1290 ${n(horizon + 300)} 1480 ${n(horizon + 230)} 1640 ${n(horizon + 260)}Z`,
    hillTone(palette, 0.5),
  );
  view += path(
    `M1640 ${n(horizon + 110)}C1510 ${n(horizon + 90)} 1400 ${n(horizon + 200)} 1290 ${n(horizon + 290)}C1400 ${n(horizon + 330)} 1530 ${n(horizon + 330)} 1640 ${n(horizon + 360)}Z`,
    hillTone(palette, 0.86),
  );
  view +=
    ellipse(1250, horizon + 400, 250, 40, mix(palette.seaFar, palette.seaNear, 0.35)) +
    ellipse(1235, horizon + 394, 170, 20, palette.skyLow, 'opacity="0.35"');
  const dark = palette.mood === 'night' || palette.mood === 'dusk';
  for (let house = 0; house < 46; house += 1) {
    const x = random.between(900, 1560);
    const y = horizon + 300 + random.between(0, 190);
    view += rect(
      x,
      y,
      11,
      9,
      dark ? palette.lamp : random.pick([palette.wall, palette.cream, palette.roof]),
      1,
      `opacity="${dark ? 0.9 : 0.8}"`,
    );
  }
  drawing += flip ? group(view, `translate(${artWidth} 0) scale(-1 1)`) : view;
  const rockSide = flip ? 'scale(-1 1) translate(-1600 0)' : '';
  const rock = mix(palette.ink, palette.hillNear, 0.35);
  let front = path(
    'M-10 760C120 700 260 720 380 790C500 830 620 860 760 940C860 970 980 990 1080 1010L-10 1010Z',
    rock,
  );
  front += path(
    'M-10 820C120 770 230 790 330 850C420 890 520 930 640 1010L-10 1010Z',
    mix(rock, palette.sand, 0.16),
  );
  front += path(
    'M380 790C500 830 620 860 760 940C680 930 560 890 470 880C430 850 400 820 380 790Z',
    mix(rock, palette.sand, 0.28),
  );
  drawing += rockSide === '' ? front : group(front, rockSide);
  const standX = flip ? 1300 : 300;
  drawing += person(brush, standX, 772, 170, { shirt: palette.coral });
  if (random.chance(0.6))
    drawing += person(brush, standX + (flip ? 74 : -74), 762, 160, {
      shirt: palette.amber,
      hat: palette.cream,
    });
  const leafX = flip ? [1480, 1570] : [30, 120];
  return (
    drawing +
    grasses(
      brush,
      leafX.flatMap((x) => [
        { x, y: 1000 },
        { x: x + 70, y: 1010 },
      ]),
      150,
    )
  );
}
