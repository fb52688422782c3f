import { mix } from '../colour.ts';
import { grasses, headland, hills, palm } from '../land.ts';
import { beachSand, deckChair, person, sailboat, umbrella } from '../shore.ts';
import { sky, sunPath } from '../sky.ts';
import type { Brush } from '../svg.ts';
import { breaker, ripples, sea } from '../water.ts';

/** Draws umbrellas and chairs on the sand, islands on the horizon. */
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
