import { bayView, clothFromAbove, tableTop } from '../backdrops.ts';
import { fish, leaf, lemon, oyster, prawn, roundPlate, steam } from '../food.ts';
import { mix, shaded } from '../palette.ts';
import { at, circle, each, ellipse, path, rect, repeat, stroke } from '../svg.ts';
import type { Brush } from '../svg.ts';

/** Draws stuffed fish on a banana leaf over a checked cloth, with a pot of pirão. */
export function bananaLeaf(brush: Brush): string {
  const { palette } = brush;
  const clay = shaded(palette, '#a65a3c');
  const pot = (x: number, y: number, radius: number, fill: string) =>
    circle(x + 14, y + 18, radius, palette.ink, 0.2) +
    circle(x, y, radius, clay) +
    circle(x, y, radius * 0.86, mix(clay, palette.ink, 0.3)) +
    circle(x, y, radius * 0.8, fill) +
    repeat(7, (i) =>
      at(
        x + Math.cos(i * 0.9) * radius * 0.5,
        y + Math.sin(i * 0.9) * radius * 0.5,
        leaf(brush, radius * 0.16),
        1,
        i * 50,
      ),
    );
  return (
    clothFromAbove(brush, palette.cream, 'check', '#d2503f') +
    at(
      800,
      520,
      path('M-640 30C-420 -230 380 -250 640 -20C400 220 -400 250 -640 30Z', palette.ink, 0.2) +
        path('M-640 0C-420 -260 380 -280 640 -50C400 190 -400 220 -640 0Z', palette.leaf) +
        repeat(11, (i) =>
          stroke(
            `M${-500 + i * 96} ${-6 - i * 3}l60 ${i % 2 === 0 ? -130 : 128}`,
            palette.leafDark,
            5,
            0.5,
          ),
        ) +
        stroke('M-640 0Q0 -20 640 -50', mix(palette.leaf, palette.cream, 0.4), 12),
      1,
      -8,
    ) +
    at(
      800,
      500,
      fish(brush, '#6d8c98') +
        path('M-150 20Q0 -40 190 10Q20 100 -150 20Z', '#e7b455') +
        repeat(9, (i) =>
          circle(-100 + i * 30, 22 + (i % 3) * 12, 11, i % 3 === 0 ? palette.leaf : palette.coral),
        ),
      1.22,
      -8,
    ) +
    pot(1300, 260, 170, '#ecd08a') +
    pot(300, 780, 180, '#5b3427') +
    at(1190, 800, lemon(brush, 78)) +
    at(1300, 740, lemon(brush, 60))
  );
}

/** Draws a dozen oysters on ice, from above. */
export function oysterPlatter(brush: Brush): string {
  const { palette, random } = brush;
  const ring = (count: number, radius: number, size: number) =>
    repeat(count, (i) => {
      const angle = (i / count) * Math.PI * 2;
      return at(
        800 + Math.cos(angle) * radius,
        500 + Math.sin(angle) * radius,
        oyster(brush),
        size,
        (angle * 180) / Math.PI + 90,
      );
    });
  return (
    clothFromAbove(brush, '#2b7d84', 'boards', palette.ink) +
    circle(828, 536, 432, palette.ink, 0.25) +
    circle(800, 500, 430, '#b9c6c9') +
    circle(800, 500, 404, '#d8e3e5') +
    circle(800, 500, 386, '#eef5f5') +
    repeat(60, () => {
      const angle = random.between(0, 6.28);
      const away = 370 * Math.sqrt(random.next());
      return at(
        800 + Math.cos(angle) * away,
        500 + Math.sin(angle) * away,
        rect(-22, -18, 44, 36, random.pick(['#ffffff', '#cfe2e6', '#dcebee']), 9),
        1,
        random.between(0, 90),
      );
    }) +
    ring(9, 276, 1.3) +
    ring(3, 112, 1.2) +
    at(800, 500, lemon(brush, 58)) +
    at(
      1310,
      250,
      roundPlate(brush, 120) +
        circle(0, 0, 74, palette.coral) +
        circle(0, 0, 74, palette.cream, 0.15),
    ) +
    at(300, 780, lemon(brush, 92)) +
    at(390, 860, lemon(brush, 74)) +
    at(280, 240, leaf(brush, 200, palette.leafDark), 1, 30) +
    at(270, 260, leaf(brush, 170), 1, -22)
  );
}

/** Draws paella in its pan on the lawn, from above. */
export function paella(brush: Brush): string {
  const { palette, random } = brush;
  const lawn = mix(palette.leaf, palette.amber, 0.14);
  const mussel =
    path('M0 54C-40 30 -40 -30 0 -56C40 -30 40 30 0 54Z', '#233038') +
    path('M0 36C-24 20 -24 -16 0 -34C24 -16 24 20 0 36Z', '#f0953f');
  return (
    rect(0, 0, 1600, 1000, lawn) +
    repeat(90, () =>
      stroke(
        `M${random.between(0, 1600)} ${random.between(0, 1000)}l6 -24`,
        random.chance(0.5) ? palette.leafDark : mix(lawn, palette.cream, 0.3),
        5,
        0.6,
      ),
    ) +
    circle(830, 540, 440, palette.ink, 0.28) +
    stroke('M350 440Q270 500 350 560M1250 440Q1330 500 1250 560', '#2b2f33', 36) +
    circle(800, 500, 440, '#2b2f33') +
    circle(800, 500, 404, '#454b50') +
    circle(800, 500, 384, '#e6a93a') +
    repeat(150, () => {
      const angle = random.between(0, 6.28);
      const away = 370 * Math.sqrt(random.next());
      return ellipse(
        800 + Math.cos(angle) * away,
        500 + Math.sin(angle) * away,
        13,
        6,
        random.pick(['#f7d271', '#d9902c', '#fbe5a8']),
      );
    }) +
    repeat(16, () => circle(random.between(560, 1040), random.between(270, 730), 13, '#6fae4c')) +
    repeat(8, (i) =>
      at(
        800 + Math.cos((i * Math.PI) / 4) * 255,
        500 + Math.sin((i * Math.PI) / 4) * 255,
        prawn(brush),
        1.3,
        i * 45 + 90,
      ),
    ) +
    repeat(6, (i) =>
      at(
        800 + Math.cos((i * Math.PI) / 3 + 0.4) * 130,
        500 + Math.sin((i * Math.PI) / 3 + 0.4) * 130,
        mussel,
        1.05,
        i * 60 + 110,
      ),
    ) +
    repeat(6, (i) =>
      at(
        800 + Math.cos((i * Math.PI) / 3 + 0.1) * 350,
        500 + Math.sin((i * Math.PI) / 3 + 0.1) * 350,
        lemon(brush, 46),
      ),
    ) +
    at(800, 500, lemon(brush, 62))
  );
}

/** Draws fish baked in a roof tile, the bay behind. */
export function roofTile(brush: Brush): string {
  const { palette } = brush;
  const clay = shaded(palette, '#c8663f');
  return (
    bayView(brush) +
    tableTop(brush, '#c08a58') +
    ellipse(800, 880, 620, 46, palette.ink, 0.22) +
    path('M250 690Q800 600 1350 690Q1330 850 1180 880H420Q270 850 250 690Z', clay) +
    ellipse(800, 694, 548, 78, mix(clay, palette.ink, 0.35)) +
    ellipse(800, 704, 500, 60, '#e7b45a') +
    path('M420 880Q330 850 300 720L250 690Q270 850 420 880Z', mix(clay, palette.ink, 0.2)) +
    at(800, 640, fish(brush, '#d98a5a'), 1.15, -3) +
    each(
      [
        [430, 690, palette.coral],
        [520, 726, palette.leaf],
        [1120, 712, palette.coral],
        [1210, 686, palette.amber],
        [690, 742, palette.amber],
        [950, 742, palette.leaf],
      ],
      ([x, y, fill]) =>
        circle(Number(x), Number(y), 38, String(fill)) +
        circle(Number(x) - 8, Number(y) - 10, 12, palette.cream, 0.4),
    ) +
    at(800, 530, steam(brush, 170)) +
    at(1400, 850, lemon(brush, 70)) +
    at(210, 870, lemon(brush, 58))
  );
}
