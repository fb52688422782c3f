import { bottle, pendant } from '../bar-things.ts';
import { cake, cup, loaf, pottedPlant } from '../cafe-things.ts';
import { awning } from '../houses.ts';
import { hills, palm } from '../land.ts';
import { hillTone, isLit, mix } from '../palette.ts';
import { person, sailboat } from '../shore.ts';
import { ripples, sea, sky, sunPath } from '../sky-and-sea.ts';
import {
  artWidth,
  at,
  circle,
  each,
  ellipse,
  linearFill,
  path,
  polygon,
  rect,
  repeat,
  stroke,
} from '../svg.ts';
import type { Brush } from '../svg.ts';

/** Draws a shop window of bread and cakes under an awning. */
export function bakery(brush: Brush): string {
  const { random, palette } = brush;
  const dim = isLit(palette) ? 0.35 : 0;
  const facade = mix(
    random.pick(['#9cc9c3', '#f2b8a0', '#f6d9a0', '#7fb0b8', '#e9c3b4']),
    palette.ink,
    dim,
  );
  const colour = random.pick([palette.coral, palette.teal]);
  let drawing =
    rect(
      0,
      0,
      artWidth,
      1000,
      linearFill(brush, [0, mix(facade, palette.skyMid, 0.35)], [1, facade]),
    ) +
    rect(0, 0, artWidth, 96, mix(palette.wood, palette.ink, 0.25)) +
    rect(0, 92, artWidth, 12, palette.cream) +
    repeat(12, (mould) =>
      rect(mould * 140 + 16, 22, 104, 50, mix(palette.wood, palette.lamp, 0.14), 8),
    );
  const inside = mix('#5c3a2c', palette.lamp, 0.28);
  drawing +=
    rect(120, 250, 1360, 560, palette.cream, 10) +
    rect(
      144,
      272,
      1312,
      520,
      linearFill(brush, [0, mix(inside, palette.lamp, 0.5)], [1, inside]),
      4,
    ) +
    each([360, 800, 1240], (x) => pendant(brush, x, 352, 58, palette.amber));
  const crusts = ['#c98745', '#b8723a', '#d99a52', '#a9622f'];
  [
    { y: 520, size: 130 },
    { y: 652, size: 140 },
  ].forEach(({ y, size }, row) => {
    drawing +=
      rect(160, y, 1280, 14, palette.wood, 3) + rect(160, y + 13, 1280, 6, palette.ink, 0, 0.35);
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
  drawing +=
    repeat(4, (stand) =>
      cake(
        brush,
        330 + stand * 315,
        792,
        random.between(140, 165),
        random.shuffled([palette.cream, palette.coral, '#f3c1c6', palette.amber])[0] ??
          palette.cream,
      ),
    ) +
    rect(794, 272, 12, 520, palette.cream) +
    polygon(`170,272 430,272 250,792 144,792 144,350`, '#ffffff', 0.1) +
    polygon(`900,272 1000,272 820,792 806,792 806,540`, '#ffffff', 0.08) +
    awning(brush, 90, 128, 1420, 138, colour) +
    rect(90, 122, 1420, 10, palette.ink, 4) +
    rect(0, 812, artWidth, 60, mix(facade, palette.ink, 0.22)) +
    rect(0, 868, artWidth, 140, mix(palette.sand, palette.ink, 0.12 + dim)) +
    repeat(9, (slab) =>
      rect(slab * 190 + random.between(-20, 20), 868, 3, 140, palette.ink, 0, 0.18),
    ) +
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

/** Draws a table by the window: cup, plant and the view outside. */
export function cafe(brush: Brush): string {
  const { random, palette } = brush;
  const inside = mix(
    random.pick(['#f3e3cb', '#e9d6c3', '#dfe6dc', '#f0d4bf']),
    palette.ink,
    isLit(palette) ? 0.42 : 0.02,
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
  // The wall covers everything except the window panes.
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
    rect(1071, top + (arch ? 60 : 0), 9, sill - top, frame) +
    rect(left - 50, sill, right - left + 100, 30, mix(frame, palette.cream, 0.2), 6) +
    rect(30, 250, 150, 12, palette.wood, 4) +
    rect(30, 430, 150, 12, palette.wood, 4) +
    cup(brush, 78, 246, 52, palette.teal) +
    cup(brush, 142, 246, 40, palette.coral) +
    bottle(66, 430, 96, '#8a4b2f', palette.cream, 1) +
    bottle(110, 430, 110, palette.teal, palette.cream, 0) +
    bottle(150, 430, 84, palette.amber, palette.cream, 2) +
    rect(1420, 190, 140, 190, palette.cream, 6) +
    rect(1434, 204, 112, 162, mix(palette.skyLow, palette.cream, 0.3)) +
    circle(1490, 262, 28, palette.coral) +
    path('M1434 366V320Q1470 284 1500 318T1546 300V366Z', palette.teal) +
    pendant(brush, 520, 140, 78, palette.coral) +
    pendant(brush, 1080, 140, 78, palette.teal);
  const board = mix(palette.wood, palette.cream, isLit(palette) ? 0 : 0.2);
  drawing +=
    rect(0, 842, artWidth, 200, board) +
    rect(0, 842, artWidth, 12, mix(board, palette.cream, 0.45)) +
    repeat(4, () =>
      stroke(
        `M${random.between(0, 700)} ${random.between(880, 985)}q260 ${random.between(-8, 8)} ${random.between(400, 800)} 0`,
        palette.ink,
        3,
        0.14,
      ),
    );
  const flip = random.chance(0.5);
  drawing +=
    cup(
      brush,
      flip ? 980 : 620,
      930,
      250,
      random.pick([palette.coral, palette.teal, palette.cream, palette.amber]),
    ) +
    at(
      flip ? 560 : 1040,
      935,
      ellipse(0, 8, 190, 30, palette.ink, 0.18) +
        ellipse(0, 0, 180, 32, palette.cream) +
        ellipse(0, -4, 130, 20, mix(palette.cream, palette.ink, 0.1)) +
        (random.chance(0.5)
          ? loaf(-30, -6, 170, '#c98745', 1) + loaf(60, -4, 120, '#d99a52', 0)
          : path('M-90 -6L70 -6L90 -96L-60 -112Z', '#d9a05f') +
            path('M-60 -112L90 -96L100 -120L-50 -138Z', palette.cream) +
            rect(-76, -58, 156, 10, palette.cream, 3) +
            circle(20, -140, 15, palette.coral)),
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
