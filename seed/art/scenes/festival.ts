import { mix } from '../colour.ts';
import { bunting, fairTent, lantern, stringLights } from '../gathering.ts';
import { hills, palm, tree } from '../land.ts';
import { hillTone } from '../palette.ts';
import { person } from '../shore.ts';
import { sky } from '../sky.ts';
import type { Brush } from '../svg.ts';
import { artWidth, circle, ellipse, n, path, rect, stroke, linearFill } from '../svg.ts';

/** Draws a fair with tents, flags and lights. */
export function festival(brush: Brush): string {
  const { random, palette } = brush;
  const ground = random.between(690, 730);
  const dark = palette.mood === 'night' || palette.mood === 'dusk';
  let drawing =
    sky(brush, {
      horizon: ground - 120,
      sun: { x: random.between(420, 1180), y: random.between(220, 360) },
    }) + hills(brush, ground - 60, 3, random.between(220, 300), 0.65);
  drawing += rect(0, ground - 64, artWidth, 70, mix(hillTone(palette, 0.8), palette.leafDark, 0.5));
  for (let index = 0; index < 7; index += 1)
    drawing += tree(brush, random.between(-20, 1620), ground - 10, random.between(170, 260));
  const grass = mix(
    mix(palette.leaf, palette.hillNear, dark ? 0.5 : 0.05),
    palette.sand,
    random.chance(0.4) ? 0.55 : 0.08,
  );
  drawing += rect(
    0,
    ground - 6,
    artWidth,
    320,
    linearFill(brush, [
      [0, grass],
      [1, mix(grass, palette.ink, 0.32)],
    ]),
  );
  drawing += path(
    `M620 1010C660 ${n(ground + 150)} 740 ${n(ground + 60)} 760 ${n(ground)}H850C870 ${n(ground + 60)} 960 ${n(ground + 150)} 1010 1010Z`,
    mix(palette.sand, palette.ink, dark ? 0.3 : 0.02),
  );
  if (random.chance(0.55)) {
    // Draws a Ferris wheel behind the tents.
    const wheel = { x: random.pick([380, 1220]), y: ground - 290, r: 230 };
    const frame = mix(palette.ink, palette.hillNear, 0.3);
    drawing +=
      stroke(
        `M${wheel.x} ${n(wheel.y)}L${wheel.x - 130} ${n(ground)}M${wheel.x} ${n(wheel.y)}L${wheel.x + 130} ${n(ground)}`,
        frame,
        14,
      ) +
      circle(wheel.x, wheel.y, wheel.r, 'none', `stroke="${frame}" stroke-width="11"`) +
      circle(wheel.x, wheel.y, wheel.r * 0.72, 'none', `stroke="${frame}" stroke-width="5"`);
    for (let spoke = 0; spoke < 12; spoke += 1) {
      const angle = (spoke / 12) * Math.PI * 2;
      const x = wheel.x + Math.cos(angle) * wheel.r;
      const y = wheel.y + Math.sin(angle) * wheel.r;
      drawing +=
        stroke(`M${wheel.x} ${n(wheel.y)}L${n(x)} ${n(y)}`, frame, 4) +
        rect(
          x - 22,
          y + 4,
          44,
          34,
          [palette.coral, palette.amber, palette.teal][spoke % 3] ?? palette.coral,
          12,
        ) +
        rect(x - 15, y + 9, 30, 12, dark ? palette.lamp : palette.cream, 4) +
        (dark ? circle(x, y, 6, palette.lamp) : '');
    }
    drawing += circle(wheel.x, wheel.y, 20, palette.amber);
  }
  const colours = random.shuffled([palette.coral, palette.teal, palette.amber]);
  drawing +=
    fairTent(brush, 60 + random.between(-30, 30), ground + 90, 380, colours[0] ?? palette.coral) +
    fairTent(brush, 1150 + random.between(-30, 30), ground + 90, 390, colours[1] ?? palette.teal) +
    fairTent(brush, 470 + random.between(-20, 20), ground + 40, 250, colours[2] ?? palette.amber) +
    fairTent(brush, 880 + random.between(-20, 20), ground + 44, 240, colours[0] ?? palette.coral);
  if (dark) {
    drawing +=
      stringLights(brush, -20, 170, 800, 250, 80, 12) +
      stringLights(brush, 800, 250, 1620, 150, 80, 12);
    for (const x of [180, 430, 690, 930, 1180, 1430])
      drawing += lantern(
        brush,
        x + random.between(-20, 20),
        random.between(300, 390),
        random.between(34, 46),
        random.pick([palette.coral, palette.amber, '#e9876a']),
      );
  } else {
    drawing +=
      bunting(brush, -20, 110, 820, 190, 70, 14) +
      bunting(brush, 780, 190, 1620, 90, 80, 14) +
      bunting(brush, -20, 300, 1620, 280, 60, 26);
    for (let balloon = 0; balloon < 4; balloon += 1) {
      const x = random.between(420, 1180);
      const y = random.between(330, 470);
      drawing +=
        stroke(`M${n(x)} ${n(y)}q14 60 -6 130`, palette.ink, 2) +
        ellipse(
          x,
          y,
          27,
          34,
          random.pick([palette.coral, palette.amber, palette.teal, palette.cream]),
        ) +
        ellipse(x - 9, y - 11, 7, 10, '#ffffff', 'opacity="0.4"');
    }
  }
  const people = random.int(6, 9);
  const places = Array.from({ length: people }, () => ({
    x: random.between(120, 1480),
    y: ground + random.between(110, 250),
  })).sort((a, b) => a.y - b.y);
  for (const spot of places)
    drawing +=
      ellipse(spot.x, spot.y, 40, 7, palette.ink, 'opacity="0.22"') +
      person(brush, spot.x, spot.y, 150 + (spot.y - ground - 110) * 0.45, {
        shirt: random.pick([palette.coral, palette.amber, palette.teal, palette.cream, '#d9577a']),
        ...(random.chance(0.35) ? { hat: palette.cream } : {}),
      });
  return drawing + (random.chance(0.5) ? palm(brush, random.pick([70, 1530]), 1015, 650, 0) : '');
}
