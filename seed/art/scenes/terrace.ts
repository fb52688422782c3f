import { isLit } from '../lit-windows.ts';
import { mix } from '../colour.ts';
import { stringLights } from '../gathering.ts';
import { headland, hills, palm } from '../land.ts';
import { drink } from '../bar-things.ts';
import { pottedPlant } from '../cafe-things.ts';
import { sailboat, umbrella } from '../shore.ts';
import { sky, sunPath } from '../sky.ts';
import type { Brush } from '../svg.ts';
import { artWidth, circle, ellipse, n, path, rect, stroke } from '../svg.ts';
import { ripples, sea } from '../water.ts';

function tableSet(brush: Brush, x: number, base: number, size: number, cloth: string): string {
  const { palette, random } = brush;
  const top = base - size * 0.62;
  const chair = (side: -1 | 1): string => {
    const cx = x + side * size * 0.78;
    return (
      stroke(
        `M${n(cx - size * 0.14)} ${n(base)}V${n(base - size * 0.36)}M${n(cx + size * 0.14)} ${n(base)}V${n(base - size * 0.36)}M${n(cx + side * size * 0.16)} ${n(base - size * 0.36)}L${n(cx + side * size * 0.2)} ${n(base - size * 0.9)}`,
        palette.ink,
        size * 0.045,
      ) +
      rect(cx - size * 0.19, base - size * 0.41, size * 0.38, size * 0.07, palette.wood, 5) +
      rect(
        cx + side * size * 0.17 - size * 0.04,
        base - size * 0.92,
        size * 0.08,
        size * 0.3,
        palette.wood,
        5,
      )
    );
  };
  let drawing =
    ellipse(x, base + 4, size * 1.1, size * 0.1, palette.ink, 'opacity="0.22"') +
    chair(-1) +
    chair(1);
  drawing +=
    rect(x - size * 0.04, top, size * 0.08, size * 0.62, palette.ink) +
    rect(x - size * 0.26, base - size * 0.05, size * 0.52, size * 0.05, palette.ink, 6);
  drawing +=
    path(
      `M${n(x - size * 0.52)} ${n(top)}H${n(x + size * 0.52)}L${n(x + size * 0.46)} ${n(top + size * 0.24)}L${n(x + size * 0.24)} ${n(top + size * 0.16)}L${n(x)} ${n(top + size * 0.26)}L${n(x - size * 0.24)} ${n(top + size * 0.16)}L${n(x - size * 0.46)} ${n(top + size * 0.24)}Z`,
      cloth,
    ) + ellipse(x, top, size * 0.53, size * 0.07, mix(cloth, palette.cream, 0.35));
  drawing +=
    drink(
      brush,
      x - size * 0.26,
      top,
      size * 0.26,
      random.pick([palette.coral, palette.amber]),
      2,
    ) +
    drink(
      brush,
      x + size * 0.26,
      top,
      size * 0.26,
      random.pick([palette.coral, palette.amber]),
      random.int(0, 2),
    );
  const candle =
    circle(x, top - size * 0.14, size * 0.18, palette.lamp, 'opacity="0.35"') +
    rect(x - size * 0.035, top - size * 0.12, size * 0.07, size * 0.12, palette.cream, 3) +
    ellipse(x, top - size * 0.16, size * 0.022, size * 0.045, palette.lamp);
  return drawing + candle;
}

/** Draws a deck at the water with tables, and lights or parasols. */
export function terrace(brush: Brush): string {
  const { random, palette } = brush;
  const horizon = random.between(430, 480);
  const deck = random.between(690, 720);
  const sun = { x: random.between(520, 1080), y: horizon - random.between(60, 170) };
  let drawing =
    sky(brush, { horizon, sun }) +
    hills(brush, horizon, 3, random.between(120, 190), 0.5) +
    sea(brush, horizon) +
    headland(brush, random.chance(0.5) ? 'left' : 'right', horizon + 30, 420, 190, 0.65) +
    sunPath(brush, sun.x, horizon, deck) +
    ripples(brush, horizon, deck, 26) +
    sailboat(brush, random.between(420, 1180), horizon + 60, 60, palette.cream);
  const plank = mix(palette.wood, palette.ink, isLit(brush) ? 0.3 : 0.04);
  drawing +=
    rect(0, deck - 118, artWidth, 10, palette.ink, 4) +
    Array.from({ length: 18 }, (_, index) =>
      rect(index * 96 + 20, deck - 112, 7, 116, palette.ink, 2),
    ).join('') +
    stroke(`M0 ${n(deck - 74)}H1600M0 ${n(deck - 40)}H1600`, palette.ink, 3, 'opacity="0.7"');
  drawing += rect(0, deck, artWidth, 330, plank);
  for (let board = 0; board < 8; board += 1)
    drawing += rect(
      0,
      deck + 12 + board * board * 5 + board * 14,
      artWidth,
      3 + board * 0.4,
      palette.ink,
      0,
      'opacity="0.2"',
    );
  for (let seam = 0; seam < 16; seam += 1)
    drawing += rect(
      random.between(0, 1600),
      deck + 14 + random.int(0, 6) * 36,
      3,
      22,
      palette.ink,
      0,
      'opacity="0.18"',
    );
  const cloths = random.shuffled([palette.coral, palette.cream, palette.amber, palette.teal]);
  const parasols = !isLit(brush) && random.chance(0.75);
  [
    { x: 330, y: 830, size: 190 },
    { x: 1240, y: 820, size: 180 },
    { x: 800, y: 925, size: 250 },
  ].forEach((spot, index) => {
    const x = spot.x + random.between(-40, 40);
    if (parasols && index < 2)
      drawing += umbrella(
        brush,
        x,
        spot.y - 30,
        430,
        index === 0 ? [palette.coral, palette.cream] : [palette.teal, palette.cream],
        0,
      );
    drawing += tableSet(brush, x, spot.y, spot.size, cloths[index] ?? palette.cream);
  });
  if (!parasols)
    drawing +=
      stringLights(brush, -20, 90, 820, 150, 60, 12) +
      stringLights(brush, 780, 150, 1620, 70, 70, 12) +
      stringLights(brush, -20, 230, 1620, 200, 75, 19) +
      rect(792, 120, 14, deck - 118, palette.ink, 4);
  return (
    drawing +
    pottedPlant(brush, random.chance(0.5) ? 90 : 1510, 985, 260, palette.roof) +
    (parasols ? palm(brush, random.pick([60, 1545]), 1020, 700, random.between(-30, 30)) : '')
  );
}
