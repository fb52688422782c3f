import { mix } from '../palette.ts';
import {
  artWidth,
  at,
  circle,
  each,
  ellipse,
  group,
  sidewaysFill,
  path,
  polygon,
  rect,
  repeat,
  stroke,
} from '../svg.ts';
import type { Brush } from '../svg.ts';

/** Draws a plate with food on a table, seen from above. */
function plate(brush: Brush, x: number, y: number, radius: number, dish: number): string {
  const { palette, random } = brush;
  let drawing =
    circle(x + radius * 0.07, y + radius * 0.09, radius * 1.02, palette.ink, 0.2) +
    circle(x, y, radius, palette.cream) +
    circle(x, y, radius * 0.94, mix(palette.cream, palette.teal, 0.1)) +
    circle(x, y, radius * 0.74, mix(palette.cream, '#ffffff', 0.5));
  const leaf = (lx: number, ly: number, angle: number, size: number): string =>
    at(
      lx,
      ly,
      path(
        `M0 0Q${size * 0.5} ${-size * 0.32} ${size} 0Q${size * 0.5} ${size * 0.32} 0 0Z`,
        palette.leaf,
      ) + stroke(`M0 0H${size * 0.9}`, mix(palette.leaf, palette.cream, 0.4), 2),
      1,
      angle,
    );
  const lemon = (lx: number, ly: number, size: number): string =>
    circle(lx, ly, size, palette.amber) +
    circle(lx, ly, size * 0.82, mix(palette.amber, '#ffffff', 0.6)) +
    each([0, 60, 120], (angle) =>
      at(lx, ly, stroke(`M${-size * 0.7} 0H${size * 0.7}`, palette.amber, 2.5), 1, angle),
    );
  if (dish === 0) {
    const skin = mix(palette.teal, '#a9c7c4', 0.55);
    drawing +=
      at(
        x,
        y,
        path(
          `M${-radius * 0.66} 0Q${-radius * 0.2} ${-radius * 0.4} ${radius * 0.4} 0L${radius * 0.7} ${-radius * 0.22}Q${radius * 0.6} 0 ${radius * 0.7} ${radius * 0.22}L${radius * 0.4} 0Q${-radius * 0.2} ${radius * 0.4} ${-radius * 0.66} 0Z`,
          skin,
        ) +
          path(
            `M${-radius * 0.66} 0Q${-radius * 0.2} ${radius * 0.4} ${radius * 0.4} 0Q${-radius * 0.1} ${radius * 0.12} ${-radius * 0.66} 0Z`,
            mix(skin, palette.ink, 0.2),
          ) +
          circle(-radius * 0.48, -radius * 0.04, radius * 0.04, palette.ink) +
          each([-0.2, 0, 0.2], (at) =>
            stroke(
              `M${at * radius} ${-radius * 0.14}q${radius * 0.06} ${radius * 0.13} 0 ${radius * 0.26}`,
              palette.ink,
              3,
              0.35,
            ),
          ),
        1,
        -24,
      ) +
      lemon(x + radius * 0.3, y + radius * 0.44, radius * 0.15) +
      lemon(x + radius * 0.06, y + radius * 0.56, radius * 0.13) +
      leaf(x - radius * 0.5, y + radius * 0.34, 30, radius * 0.34) +
      leaf(x - radius * 0.1, y - radius * 0.5, -20, radius * 0.3);
  } else if (dish === 1) {
    const shells = 7;
    drawing +=
      repeat(shells, (shell) => {
        const angle = (360 / shells) * shell;
        return at(
          x,
          y,
          path(
            `M0 ${-radius * 0.3}Q${radius * 0.2} ${-radius * 0.64} 0 ${-radius * 0.7}Q${-radius * 0.2} ${-radius * 0.64} 0 ${-radius * 0.3}Z`,
            '#8d9aa0',
          ) +
            path(
              `M0 ${-radius * 0.36}Q${radius * 0.14} ${-radius * 0.6} 0 ${-radius * 0.65}Q${-radius * 0.14} ${-radius * 0.6} 0 ${-radius * 0.36}Z`,
              '#e9e4dc',
            ) +
            ellipse(0, -radius * 0.52, radius * 0.06, radius * 0.08, '#c9b9a6'),
          1,
          angle,
        );
      }) + lemon(x, y, radius * 0.2);
  } else if (dish === 2) {
    drawing +=
      circle(x, y, radius * 0.6, '#e8b34b') +
      repeat(26, () => {
        const angle = random.between(0, 6.28);
        const away = radius * 0.54 * Math.sqrt(random.next());
        return ellipse(
          x + Math.cos(angle) * away,
          y + Math.sin(angle) * away,
          radius * 0.035,
          radius * 0.018,
          random.pick(['#f6d27a', '#fbe7b2', palette.coral, palette.leaf]),
        );
      }) +
      repeat(5, (shrimp) =>
        at(
          x + Math.cos(shrimp * 1.256) * radius * 0.34,
          y + Math.sin(shrimp * 1.256) * radius * 0.34,
          stroke(
            `M${-radius * 0.12} ${radius * 0.06}A${radius * 0.13} ${radius * 0.13} 0 1 1 ${radius * 0.1} ${radius * 0.1}`,
            palette.coral,
            radius * 0.075,
          ) +
            stroke(
              `M${-radius * 0.08} ${radius * 0.02}A${radius * 0.1} ${radius * 0.1} 0 0 1 ${radius * 0.06} ${-radius * 0.05}`,
              mix(palette.coral, palette.cream, 0.5),
              3,
            ),
          1,
          shrimp * 72,
        ),
      ) +
      leaf(x - radius * 0.06, y, 20, radius * 0.26) +
      leaf(x, y, 140, radius * 0.24);
  } else {
    drawing +=
      repeat(11, (leafIndex) =>
        leaf(x, y, leafIndex * 33 + random.between(-10, 10), radius * random.between(0.48, 0.64)),
      ) +
      repeat(9, (piece) => {
        const angle = random.between(0, 6.28);
        const away = random.between(0.1, 0.48) * radius;
        const px = x + Math.cos(angle) * away;
        const py = y + Math.sin(angle) * away;
        return piece % 3 === 0
          ? circle(px, py, radius * 0.11, palette.coral) +
              circle(px, py, radius * 0.07, mix(palette.coral, palette.cream, 0.4))
          : piece % 3 === 1
            ? circle(px, py, radius * 0.08, palette.cream)
            : circle(px, py, radius * 0.09, palette.amber);
      });
  }
  return drawing;
}

/** Draws a laid table from above. */
export function table(brush: Brush): string {
  const { random, palette } = brush;
  const dim = palette.mood === 'night' ? 0.42 : palette.mood === 'dusk' ? 0.26 : 0;
  const wood = mix(
    random.pick(['#c98d5e', '#b57a52', '#d8a878', '#2f8a8c', '#e9c79a']),
    palette.ink,
    dim,
  );
  let drawing =
    rect(
      0,
      0,
      artWidth,
      1000,
      sidewaysFill(brush, [0, mix(wood, palette.cream, 0.16)], [1, mix(wood, palette.ink, 0.16)]),
    ) +
    repeat(
      6,
      (board) =>
        rect(0, board * 172 + 164, artWidth, 4, palette.ink, 0, 0.25) +
        repeat(3, () =>
          stroke(
            `M${random.between(-50, 700)} ${board * 172 + random.between(20, 140)}q200 ${random.between(-14, 14)} ${random.between(380, 760)} 0`,
            mix(wood, palette.ink, 0.5),
            3,
            0.22,
          ),
        ),
    );
  const runner = random.pick([palette.coral, palette.teal, palette.amber]);
  drawing += at(
    800,
    500,
    rect(-900, -150, 2600, 300, mix(runner, palette.ink, dim * 0.6)) +
      rect(-900, -150, 2600, 18, palette.cream, 0, 0.55) +
      rect(-900, 132, 2600, 18, palette.cream, 0, 0.55) +
      repeat(
        30,
        (i) =>
          polygon(
            `${i * 90 - 900},-100 ${i * 90 - 870},-60 ${i * 90 - 840},-100`,
            palette.cream,
            0.3,
          ) +
          polygon(`${i * 90 - 900},100 ${i * 90 - 870},60 ${i * 90 - 840},100`, palette.cream, 0.3),
      ),
    1,
    random.between(-22, 22),
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
  spots.forEach(([x, y, radius], i) => {
    drawing += plate(brush, x, y, radius, dishes[i] ?? 0);
  });
  const steel = mix('#dfe5e3', palette.ink, dim * 0.5);
  const [first] = spots;
  if (first !== undefined) {
    const [x, y, radius] = first;
    drawing +=
      rect(x - radius - 74, y - 150, 13, 300, steel, 7) +
      each([0, 1, 2], (tine) => rect(x - radius - 86 + tine * 15, y - 190, 7, 66, steel, 4)) +
      rect(x - radius - 86, y - 136, 37, 22, steel, 9) +
      rect(x + radius + 50, y - 20, 14, 170, steel, 7) +
      path(
        `M${x + radius + 50} ${y - 10}V${y - 190}Q${x + radius + 84} ${y - 120} ${x + radius + 64} ${y - 10}Z`,
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
  glasses.forEach(([x, y], i) => {
    drawing +=
      circle(x + 10, y + 14, 84, palette.ink, 0.18) +
      circle(x, y, 82, palette.cream, 0.55) +
      circle(x, y, 68, i === 0 ? palette.coral : palette.amber) +
      circle(x, y, 68, palette.cream, 0.12) +
      ellipse(x - 20, y - 24, 26, 16, palette.cream, 0.5) +
      (i === 0 ? '' : circle(x + 20, y + 14, 26, mix(palette.amber, palette.cream, 0.55)));
  });
  // Leaf shadows fall over the table from one corner.
  const shade = repeat(8, (leaf) =>
    at(
      -40,
      -60,
      path('M0 0C160 -70 460 -70 640 0C460 60 160 60 0 0Z', palette.ink),
      1,
      leaf * 13 - 6,
    ),
  );
  drawing += group(
    shade,
    random.chance(0.5) ? 'translate(0 0)' : 'translate(1600 0) scale(-1 1)',
    0.13,
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
