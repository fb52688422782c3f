import { cornerLeaves, grasses, hills, palm, pine, tree } from '../land.ts';
import { hillTone, isLit, mix } from '../palette.ts';
import { canoe, person } from '../shore.ts';
import { ripples, sea, sky, sunPath } from '../sky-and-sea.ts';
import {
  artWidth,
  at,
  each,
  ellipse,
  group,
  mirrored,
  n,
  path,
  rect,
  repeat,
  smooth,
  stroke,
} from '../svg.ts';
import type { Brush } from '../svg.ts';

/** Draws two-tone dunes with walkers on the crest. */
export function dunes(brush: Brush): string {
  const { random, palette } = brush;
  const horizon = random.between(400, 470);
  const sun = { x: random.between(520, 1100), y: horizon - random.between(50, 180) };
  let drawing =
    sky(brush, { horizon, sun }) +
    hills(brush, horizon, 3, random.between(100, 160), 0.55) +
    rect(0, horizon - 4, artWidth, 46, mix(palette.seaFar, palette.seaNear, 0.3)) +
    rect(0, horizon - 4, artWidth, 3, palette.foam, 0, 0.6);
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
      `M${left.x} ${left.y}C${peak.x * 0.45} ${left.y - 20} ${peak.x * 0.75} ${peak.y + 8} ${peak.x} ${peak.y}C${peak.x + 190} ${peak.y + 20} ${peak.x + 420} ${right.y - 10} ${right.x} ${right.y}V1010H-20Z`,
      lightTone,
    );
    // The lee side falls from the crest in one S-shaped edge.
    drawing += path(
      `M${peak.x} ${peak.y}C${peak.x + 190} ${peak.y + 20} ${peak.x + 420} ${right.y - 10} ${right.x} ${right.y}V1010H${peak.x + 130}C${peak.x - 150} ${base + 190} ${peak.x + 170} ${base + 90} ${peak.x} ${peak.y}Z`,
      shadeTone,
    );
    if (layer === 2) crest = peak;
    if (near > 0.6) {
      drawing += repeat(5, (wind) => {
        const y = base + 60 + wind * 46;
        return stroke(
          `M${random.between(-10, 120)} ${y}Q${peak.x * 0.4} ${y - 26} ${peak.x * random.between(0.55, 0.8)} ${y - 6}`,
          palette.sandShade,
          3,
          0.5,
        );
      });
    }
  }
  const walkers = random.int(1, 3);
  drawing += repeat(walkers, (walker) =>
    person(
      brush,
      crest.x - 40 - walker * 74,
      crest.y + 6 + walker * 9,
      84,
      walker === 0
        ? { shirt: palette.coral, board: palette.teal }
        : { shirt: random.pick([palette.amber, palette.cream, palette.teal]) },
    ),
  );
  const tufts = Array.from({ length: 7 }, () => ({
    x: random.chance(0.5) ? random.between(-10, 420) : random.between(1180, 1610),
    y: random.between(930, 1010),
  }));
  return drawing + grasses(brush, tufts, 88);
}

/** Draws still water that mirrors the hills, with a paddler and reeds. */
export function lagoon(brush: Brush): string {
  const { random, palette } = brush;
  const horizon = random.between(450, 500);
  const sun = { x: random.between(560, 1040), y: horizon - random.between(120, 220) };
  let drawing = sky(brush, { horizon, sun });
  const range = hills(brush, horizon, random.int(3, 4), random.between(170, 250), 0.8);
  drawing +=
    range +
    sea(brush, horizon) +
    group(range, `translate(0 ${n(horizon * 2)}) scale(1 -1)`, 0.3) +
    sunPath(brush, sun.x, horizon, 960) +
    ripples(brush, horizon, 990, 46);
  if (random.chance(0.5)) {
    const x = random.between(560, 1040);
    const y = random.between(690, 760);
    drawing +=
      ellipse(x + 10, y + 8, 130, 10, palette.ink, 0.25) +
      path(
        `M${x - 130} ${y - 4}Q${x} ${y + 16} ${x + 140} ${y - 10}Q${x} ${y - 8} ${x - 130} ${y - 4}Z`,
        palette.cream,
      ) +
      person(brush, x, y, 150, { shirt: palette.coral, hat: palette.amber }) +
      stroke(`M${x + 34} ${y - 110}L${x + 74} ${y + 34}`, palette.wood, 6) +
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
      path('M0 930L470 822V838L0 956Z', mix(deck, palette.ink, 0.45)) +
      each([120, 260, 400], (x) => rect(x, 800 + (400 - x) * 0.12, 15, 130, palette.ink, 4));
  }
  let reeds = '';
  const reedSide = random.chance(0.5) ? 1150 : 20;
  for (let reed = 0; reed < 22; reed += 1) {
    const x = reedSide + random.between(0, 430);
    const height = random.between(90, 250);
    const lean = random.between(-26, 26);
    reeds += stroke(
      `M${x} 1010Q${x + lean * 0.2} ${1010 - height * 0.6} ${x + lean} ${1010 - height}`,
      reed % 3 === 0 ? palette.leaf : palette.leafDark,
      6,
    );
    if (reed % 4 === 0)
      reeds += at(x + lean, 1010 - height, rect(-6, -30, 12, 52, palette.wood, 6), 1, lean * 0.5);
  }
  return drawing + reeds;
}

/** Draws the view from a rock high above coast and lagoon. */
export function lookout(brush: Brush): string {
  const { random, palette } = brush;
  const horizon = random.between(330, 390);
  const sun = { x: random.between(480, 1120), y: horizon - random.between(40, 130) };
  const flip = random.chance(0.5);
  let drawing =
    sky(brush, { horizon, sun }) +
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
  view +=
    path(closed(coast.map((point) => ({ x: point.x - 26, y: point.y + 4 }))), palette.foam, 0.8) +
    path(closed(coast), palette.sand) +
    path(
      closed(
        coast.map((point) => ({ x: point.x + 34 + (point.y - horizon) * 0.12, y: point.y + 3 })),
      ),
      hillTone(palette, 0.72),
    ) +
    path(
      `M1640 ${horizon - 30}C1480 ${horizon - 90} 1330 ${horizon - 10} 1210 ${horizon + 66}C1330 ${horizon + 110} 1240 ${horizon + 190} 1130 ${horizon + 250}C1290 ${horizon + 300} 1480 ${horizon + 230} 1640 ${horizon + 260}Z`,
      hillTone(palette, 0.5),
    ) +
    path(
      `M1640 ${horizon + 110}C1510 ${horizon + 90} 1400 ${horizon + 200} 1290 ${horizon + 290}C1400 ${horizon + 330} 1530 ${horizon + 330} 1640 ${horizon + 360}Z`,
      hillTone(palette, 0.86),
    ) +
    ellipse(1250, horizon + 400, 250, 40, mix(palette.seaFar, palette.seaNear, 0.35)) +
    ellipse(1235, horizon + 394, 170, 20, palette.skyLow, 0.35);
  const dark = isLit(palette);
  view += repeat(46, () => {
    const x = random.between(900, 1560);
    const y = horizon + 300 + random.between(0, 190);
    return rect(
      x,
      y,
      11,
      9,
      dark ? palette.lamp : random.pick([palette.wall, palette.cream, palette.roof]),
      1,
      dark ? 0.9 : 0.8,
    );
  });
  drawing += flip ? mirrored(view) : view;
  const rockSide = flip ? 'scale(-1 1) translate(-1600 0)' : '';
  const rock = mix(palette.ink, palette.hillNear, 0.35);
  const front =
    path(
      'M-10 760C120 700 260 720 380 790C500 830 620 860 760 940C860 970 980 990 1080 1010L-10 1010Z',
      rock,
    ) +
    path(
      'M-10 820C120 770 230 790 330 850C420 890 520 930 640 1010L-10 1010Z',
      mix(rock, palette.sand, 0.16),
    ) +
    path(
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

/** Draws a path through mountains and woods. */
export function trail(brush: Brush): string {
  const { random, palette } = brush;
  const horizon = random.between(430, 490);
  let drawing =
    sky(brush, {
      horizon,
      sun: { x: random.between(560, 1040), y: horizon - random.between(130, 240) },
    }) +
    hills(brush, horizon + 20, 4, random.between(240, 310), 0.6) +
    rect(0, horizon + 20, artWidth, 70, mix(palette.seaFar, palette.seaNear, 0.25)) +
    ripples(brush, horizon + 20, horizon + 90, 14);
  const near = mix(hillTone(palette, 0.72), palette.leaf, 0.3);
  drawing += path(
    `M-10 ${horizon + 40}C250 ${horizon - 60} 430 ${horizon + 70} 700 ${horizon + 76}S1200 ${horizon + 10} 1610 ${horizon + 46}V1010H-10Z`,
    near,
  );
  for (let index = 0; index < 26; index += 1) {
    const x = random.between(-10, 1610);
    if (Math.abs(x - 800) < 120) continue;
    drawing += pine(
      brush,
      x,
      horizon + 110 + random.between(-14, 20),
      random.between(70, 120),
      mix(near, palette.ink, random.between(0.18, 0.4)),
    );
  }
  drawing +=
    path(
      `M-10 ${horizon + 150}C320 ${horizon + 90} 560 ${horizon + 170} 860 ${horizon + 150}S1330 ${horizon + 120} 1610 ${horizon + 150}V1010H-10Z`,
      mix(near, palette.leaf, 0.55),
    ) +
    path(
      `M640 1010C760 ${horizon + 380} 1040 ${horizon + 330} 900 ${horizon + 252}C800 ${horizon + 200} 720 ${horizon + 190} 792 ${horizon + 152}L820 ${horizon + 152}C780 ${horizon + 188} 880 ${horizon + 196} 980 ${horizon + 246}C1150 ${horizon + 330} 1010 ${horizon + 400} 990 1010Z`,
      palette.sand,
    ) +
    path(
      `M640 1010C760 ${horizon + 380} 1040 ${horizon + 330} 900 ${horizon + 252}C1000 ${horizon + 330} 720 ${horizon + 400} 700 1010Z`,
      palette.sandShade,
      0.55,
    ) +
    person(brush, 940, horizon + 330, 116, { shirt: palette.coral, hat: palette.amber });
  if (random.chance(0.6)) drawing += person(brush, 886, horizon + 268, 84, { shirt: palette.teal });
  drawing += each(
    random
      .shuffled([
        { x: 150, y: 900 },
        { x: 380, y: 820 },
        { x: 1240, y: 830 },
        { x: 1480, y: 930 },
      ])
      .slice(0, 3),
    (spot) =>
      random.chance(0.5)
        ? palm(brush, spot.x, spot.y + 60, random.between(380, 480), random.between(-40, 40))
        : tree(brush, spot.x, spot.y + 50, random.between(230, 300)),
  );
  return (
    drawing +
    grasses(
      brush,
      Array.from({ length: 8 }, () => ({
        x: random.chance(0.5) ? random.between(0, 560) : random.between(1060, 1600),
        y: random.between(930, 1008),
      })),
      80,
    ) +
    cornerLeaves(brush, random.chance(0.5) ? 'left' : 'right')
  );
}
