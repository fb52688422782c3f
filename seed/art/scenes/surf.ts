import { mix } from '../colour.ts';
import { headland, hills } from '../land.ts';
import { face } from '../shore.ts';
import { sky, sunPath } from '../sky.ts';
import type { Brush } from '../svg.ts';
import { circle, group, land, n, path, stroke } from '../svg.ts';
import { breaker, ripples, sea, swell } from '../water.ts';

/** Draws a peeling wave with a surfer, a headland behind. */
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
  // The wave face rises to the crest, then folds into the foam on the left.
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
      circle(26, -98, 15, mix('#b9744f', palette.ink, 0.1)) +
      face(brush, 26, -98, 15),
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
