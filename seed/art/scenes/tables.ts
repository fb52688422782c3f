import { drink } from '../bar-things.ts';
import { pottedPlant } from '../cafe-things.ts';
import { stringLights } from '../gathering.ts';
import { headland, hills, palm } from '../land.ts';
import { isLit, mix } from '../palette.ts';
import { canoe, person, sailboat, umbrella } from '../shore.ts';
import { ripples, sea, sky, sunPath } from '../sky-and-sea.ts';
import { artWidth, circle, ellipse, path, rect, repeat, stroke } from '../svg.ts';
import type { Brush } from '../svg.ts';

/** Draws lines of floats over the oyster beds, a raft and a canoe. */
export function oysters(brush: Brush): string {
  const { random, palette } = brush;
  const horizon = random.between(410, 460);
  const sun = { x: random.between(500, 1100), y: horizon - random.between(60, 170) };
  let drawing =
    sky(brush, { horizon, sun }) +
    hills(brush, horizon, 4, random.between(170, 230), 0.7) +
    sea(brush, horizon) +
    sunPath(brush, sun.x, horizon, 960) +
    ripples(brush, horizon, 1000, 40);
  const rows = 7;
  for (let row = 0; row < rows; row += 1) {
    const depth = row / (rows - 1);
    const y = horizon + 36 + depth ** 1.6 * 430;
    const size = 4 + depth * 17;
    const shift = random.between(-60, 60);
    drawing += stroke(
      `M-20 ${y}Q800 ${y + 10 + depth * 26} 1620 ${y}`,
      palette.ink,
      1.4 + depth * 2,
      0.45,
    );
    for (let float = -1; float < 22; float += 1) {
      const x = shift + float * (42 + depth * 70);
      const sag = (10 + depth * 26) * (1 - ((x - 800) / 820) ** 2) * 0.5;
      drawing +=
        ellipse(x, y + sag + size * 0.55, size * 1.4, size * 0.3, palette.ink, 0.2) +
        ellipse(
          x,
          y + sag,
          size * 1.15,
          size * 0.72,
          float % 5 === 0 ? palette.coral : float % 3 === 0 ? palette.amber : palette.cream,
        );
    }
  }
  const raftX = random.between(560, 960);
  const y = horizon + 200;
  drawing +=
    rect(raftX - 130, y - 12, 260, 22, palette.wood, 4) +
    rect(raftX - 120, y + 10, 240, 10, palette.ink, 4, 0.5) +
    rect(raftX - 70, y - 92, 140, 80, palette.wall) +
    path(`M${raftX - 92} ${y - 88}L${raftX} ${y - 142}L${raftX + 92} ${y - 88}Z`, palette.roof) +
    rect(raftX - 14, y - 62, 32, 50, palette.ink, 2) +
    person(brush, raftX + 100, y - 10, 76, { shirt: palette.amber, hat: palette.cream });
  return (
    drawing +
    canoe(
      brush,
      random.pick([330, 1240]),
      random.between(830, 890),
      340,
      random.pick([palette.coral, palette.teal]),
      random.between(-4, 4),
    )
  );
}

function tableSet(brush: Brush, x: number, base: number, size: number, cloth: string): string {
  const { palette, random } = brush;
  const top = base - size * 0.62;
  const chair = (side: -1 | 1): string => {
    const cx = x + side * size * 0.78;
    return (
      stroke(
        `M${cx - size * 0.14} ${base}V${base - size * 0.36}M${cx + size * 0.14} ${base}V${base - size * 0.36}M${cx + side * size * 0.16} ${base - size * 0.36}L${cx + side * size * 0.2} ${base - size * 0.9}`,
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
  const drawing =
    ellipse(x, base + 4, size * 1.1, size * 0.1, palette.ink, 0.22) +
    chair(-1) +
    chair(1) +
    rect(x - size * 0.04, top, size * 0.08, size * 0.62, palette.ink) +
    rect(x - size * 0.26, base - size * 0.05, size * 0.52, size * 0.05, palette.ink, 6) +
    path(
      `M${x - size * 0.52} ${top}H${x + size * 0.52}L${x + size * 0.46} ${top + size * 0.24}L${x + size * 0.24} ${top + size * 0.16}L${x} ${top + size * 0.26}L${x - size * 0.24} ${top + size * 0.16}L${x - size * 0.46} ${top + size * 0.24}Z`,
      cloth,
    ) +
    ellipse(x, top, size * 0.53, size * 0.07, mix(cloth, palette.cream, 0.35)) +
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
    circle(x, top - size * 0.14, size * 0.18, palette.lamp, 0.35) +
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
  const plank = mix(palette.wood, palette.ink, isLit(palette) ? 0.3 : 0.04);
  drawing +=
    rect(0, deck - 118, artWidth, 10, palette.ink, 4) +
    repeat(18, (i) => rect(i * 96 + 20, deck - 112, 7, 116, palette.ink, 2)) +
    stroke(`M0 ${deck - 74}H1600M0 ${deck - 40}H1600`, palette.ink, 3, 0.7) +
    rect(0, deck, artWidth, 330, plank) +
    repeat(8, (board) =>
      rect(
        0,
        deck + 12 + board * board * 5 + board * 14,
        artWidth,
        3 + board * 0.4,
        palette.ink,
        0,
        0.2,
      ),
    ) +
    repeat(16, () =>
      rect(random.between(0, 1600), deck + 14 + random.int(0, 6) * 36, 3, 22, palette.ink, 0, 0.18),
    );
  const cloths = random.shuffled([palette.coral, palette.cream, palette.amber, palette.teal]);
  const parasols = !isLit(palette) && random.chance(0.75);
  [
    { x: 330, y: 830, size: 190 },
    { x: 1240, y: 820, size: 180 },
    { x: 800, y: 925, size: 250 },
  ].forEach((spot, i) => {
    const x = spot.x + random.between(-40, 40);
    if (parasols && i < 2)
      drawing += umbrella(
        brush,
        x,
        spot.y - 30,
        430,
        i === 0 ? [palette.coral, palette.cream] : [palette.teal, palette.cream],
        0,
      );
    drawing += tableSet(brush, x, spot.y, spot.size, cloths[i] ?? palette.cream);
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
