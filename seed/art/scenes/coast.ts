import { grasses, headland, hills, palm } from '../land.ts';
import { isLit, mix } from '../palette.ts';
import {
  beachSand,
  canoe,
  deckChair,
  face,
  fishingBoat,
  person,
  sailboat,
  umbrella,
} from '../shore.ts';
import { breaker, ripples, sea, sky, sunPath, swell } from '../sky-and-sea.ts';
import { at, circle, cycle, each, land, path, rect, repeat, stroke } from '../svg.ts';
import type { Brush } from '../svg.ts';

/** Draws umbrellas and chairs on the sand, islands on the horizon. */
export function beach(brush: Brush): string {
  const { random, palette } = brush;
  const horizon = random.between(400, 470);
  const shore = random.between(660, 720);
  const sun = { x: random.between(460, 1140), y: horizon - random.between(70, 190) };
  const side = random.chance(0.5) ? 'left' : 'right';
  let drawing =
    sky(brush, { horizon, sun }) +
    hills(brush, horizon, random.int(1, 2), random.between(50, 110), 0.35) +
    sea(brush, horizon) +
    headland(brush, side, horizon + 26, random.between(420, 640), random.between(110, 210), 0.62) +
    sunPath(brush, sun.x, horizon, shore - 30) +
    ripples(brush, horizon, shore, 26) +
    sailboat(
      brush,
      random.between(500, 1100),
      horizon + random.between(28, 70),
      random.between(38, 64),
      palette.cream,
    ) +
    breaker(brush, shore - 78, 9, mix(palette.seaNear, palette.seaFar, 0.35)) +
    beachSand(brush, shore);
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
  spots.forEach((x, i) => {
    const y = shore + random.between(120, 230);
    const size = random.between(150, 215) * (0.75 + (y - shore) / 700);
    drawing +=
      umbrella(brush, x, y, size, cycle(pairs, i + spots.length), random.between(-13, 9)) +
      deckChair(
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

/** Draws a sheltered bay with painted boats. */
export function cove(brush: Brush): string {
  const { random, palette } = brush;
  const horizon = random.between(430, 490);
  const sun = { x: random.between(620, 980), y: horizon - random.between(70, 170) };
  let drawing =
    sky(brush, { horizon, sun }) +
    hills(brush, horizon, 2, random.between(80, 140), 0.4) +
    sea(brush, horizon) +
    headland(brush, 'left', horizon + 40, random.between(430, 600), random.between(210, 320), 0.7) +
    headland(
      brush,
      'right',
      horizon + 24,
      random.between(330, 520),
      random.between(140, 230),
      0.56,
    );
  const lit = isLit(palette);
  drawing +=
    repeat(7, (house) => {
      const x = 60 + house * random.between(46, 62);
      const y = horizon + 36 - random.between(0, 30);
      const size = random.between(24, 34);
      return (
        rect(
          x,
          y - size * 0.6,
          size,
          size * 0.62,
          random.pick([palette.wall, palette.cream, palette.coral, palette.amber]),
        ) +
        path(
          `M${x - 4} ${y - size * 0.58}L${x + size / 2} ${y - size}L${x + size + 4} ${y - size * 0.58}Z`,
          palette.roof,
        ) +
        rect(
          x + size * 0.36,
          y - size * 0.4,
          size * 0.26,
          size * 0.26,
          lit ? palette.lamp : palette.seaNear,
        )
      );
    }) +
    sunPath(brush, sun.x, horizon, 900) +
    ripples(brush, horizon, 990, 44);
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
  boats.forEach((boat, i) => {
    drawing += fishingBoat(brush, boat.x, boat.y, boat.size, colours[i] ?? palette.coral);
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
    drawing +=
      path('M1180 1010L1270 800H1420L1600 920V1010Z', planks) +
      repeat(7, (plank) =>
        stroke(
          `M${1262 - plank * 13} ${820 + plank * 29}L${1446 + plank * 24} ${820 + plank * 29}`,
          mix(palette.wood, palette.cream, 0.25),
          3,
          0.5,
        ),
      ) +
      each([1270, 1418], (x) => rect(x - 9, 770, 18, 110, palette.ink, 5));
  }
  return drawing;
}

/** Draws a peeling wave with a surfer, a headland behind. */
export function surf(brush: Brush): string {
  const { random, palette } = brush;
  const horizon = random.between(380, 440);
  const sun = { x: random.between(900, 1240), y: horizon - random.between(60, 150) };
  let drawing =
    sky(brush, { horizon, sun }) +
    hills(brush, horizon, 2, random.between(90, 150), 0.45) +
    sea(brush, horizon) +
    headland(
      brush,
      random.chance(0.5) ? 'right' : 'left',
      horizon + 18,
      random.between(420, 600),
      random.between(150, 240),
      0.7,
    ) +
    sunPath(brush, sun.x, horizon, 600) +
    ripples(brush, horizon, 600, 20) +
    breaker(brush, 520, 8, mix(palette.seaFar, palette.seaNear, 0.55));
  const crest = random.between(540, 590);
  const curl = random.between(620, 760);
  const tone = mix(palette.seaNear, palette.teal, 0.4);
  // The wave face rises to the crest, then folds into the foam on the left.
  drawing +=
    path(
      `M-10 ${crest + 170}C260 ${crest + 150} ${curl - 240} ${crest + 90} ${curl} ${crest - 70}C${curl + 200} ${crest - 150} ${curl + 520} ${crest - 30} 1610 ${crest + 50}L1610 1010H-10Z`,
      tone,
    ) +
    path(
      `M${curl} ${crest - 70}C${curl + 160} ${crest - 130} ${curl + 430} ${crest - 60} 1610 ${crest + 50}L1610 ${crest + 130}C${curl + 420} ${crest + 40} ${curl + 190} ${crest - 30} ${curl + 50} ${crest + 120}C${curl + 20} ${crest + 40} ${curl + 10} ${crest - 20} ${curl} ${crest - 70}Z`,
      mix(tone, palette.foam, 0.42),
    ) +
    repeat(5, (line) => {
      const start = curl + 110 + line * 140;
      return stroke(
        `M${start} ${crest - 30 + line * 14}C${start - 40} ${crest + 90} ${start + 30} ${crest + 170} ${start - 60} ${crest + 270}`,
        palette.foam,
        4,
        0.28,
      );
    });
  let foam = '';
  for (let ball = 0; ball < 26; ball += 1) {
    const along = ball / 26;
    foam += circle(
      -20 + along * (curl + 30),
      crest + 165 - along ** 2.2 * 225 + random.between(-16, 34),
      random.between(26, 60) * (0.75 + 0.4 * Math.sin(along * 9)),
      palette.foam,
      random.chance(0.3) ? 0.75 : 1,
    );
  }
  drawing +=
    foam +
    path(land(swell(brush, crest + 235, 16, 2)), mix(tone, palette.foam, 0.8), 0.9) +
    path(land(swell(brush, crest + 262, 18, 2)), mix(palette.seaNear, palette.teal, 0.25)) +
    path(land(swell(brush, crest + 330, 14, 3)), mix(palette.seaNear, palette.ink, 0.25), 0.55);
  const rider = { x: curl + random.between(170, 280), y: crest + 118 };
  return (
    drawing +
    at(
      rider.x,
      rider.y,
      path('M-70 8Q0 26 84 -8Q10 6 -70 8Z', palette.cream) +
        stroke('M-22 4L-8 -40L22 -4', palette.ink, 13) +
        path('M-24 -36Q-6 -92 22 -84Q30 -60 8 -34Z', palette.coral) +
        stroke('M14 -76L58 -60M-2 -70L-46 -82', mix('#b9744f', palette.ink, 0.25), 9) +
        circle(26, -98, 15, mix('#b9744f', palette.ink, 0.1)) +
        face(brush, 26, -98, 15),
      1.25,
      -8,
    ) +
    stroke(
      `M${rider.x - 90} ${rider.y + 26}Q${rider.x - 220} ${rider.y + 20} ${rider.x - 330} ${rider.y - 10}`,
      palette.foam,
      7,
      0.85,
    ) +
    ripples(brush, crest + 250, 1000, 22)
  );
}
