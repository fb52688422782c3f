import { mix } from '../colour.ts';
import { plate } from '../plate.ts';
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
  linearFill,
} from '../svg.ts';

/** Draws a laid table from above. */
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
    linearFill(
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
  const spots = random.pick<[number, number, number][]>([
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
  ]);
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
  const glasses = random.pick<[number, number][]>([
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
  ]);
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
