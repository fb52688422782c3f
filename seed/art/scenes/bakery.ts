import { awning } from '../houses.ts';
import { isLit } from '../lit-windows.ts';
import { mix } from '../colour.ts';
import { pendant } from '../bar-things.ts';
import { cake, loaf, pottedPlant } from '../cafe-things.ts';
import { hillTone } from '../palette.ts';
import { person } from '../shore.ts';
import type { Brush } from '../svg.ts';
import { artWidth, polygon, rect, linearFill } from '../svg.ts';

/** Draws a shop window of bread and cakes under an awning. */
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
    linearFill(brush, [
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
      linearFill(brush, [
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
