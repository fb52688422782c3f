import { mix } from '../colour.ts';
import { grasses, hills } from '../land.ts';
import { person } from '../shore.ts';
import { sky } from '../sky.ts';
import type { Brush } from '../svg.ts';
import { artWidth, n, path, rect, stroke } from '../svg.ts';

/** Draws two-tone dunes with walkers on the crest. */
export function dunes(brush: Brush): string {
  const { random, palette } = brush;
  const horizon = random.between(400, 470);
  const sun = { x: random.between(520, 1100), y: horizon - random.between(50, 180) };
  let drawing =
    sky(brush, { horizon, sun }) + hills(brush, horizon, 3, random.between(100, 160), 0.55);
  drawing +=
    rect(0, horizon - 4, artWidth, 46, mix(palette.seaFar, palette.seaNear, 0.3)) +
    rect(0, horizon - 4, artWidth, 3, palette.foam, 0, 'opacity="0.6"');
  const layers = 4;
  let crest = { x: 700, y: 600 };
  for (let layer = 0; layer < layers; layer += 1) {
    const near = layer / (layers - 1);
    const base = horizon + 30 + near * 330;
    const peak = { x: random.between(380, 1220), y: base - random.between(60, 120) - near * 60 };
    const lightTone = mix(
      mix(palette.sand, palette.skyLow, 0.4 * (1 - near)),
      palette.cream,
      0.15 * near,
    );
    const shadeTone = mix(
      mix(palette.sandShade, palette.hillFar, 0.35 * (1 - near)),
      palette.ink,
      near * 0.08,
    );
    const left = { x: -20, y: base + random.between(-10, 50) };
    const right = { x: 1620, y: base + random.between(-30, 60) };
    drawing += path(
      `M${n(left.x)} ${n(left.y)}C${n(peak.x * 0.45)} ${n(left.y - 20)} ${n(peak.x * 0.75)} ${n(peak.y + 8)} ${n(peak.x)} ${n(peak.y)}C${n(peak.x + 190)} ${n(peak.y + 20)} ${n(peak.x + 420)} ${n(right.y - 10)} ${n(right.x)} ${n(right.y)}V1010H-20Z`,
      lightTone,
    );
    // The lee side falls from the crest in one S-shaped edge.
    drawing += path(
      `M${n(peak.x)} ${n(peak.y)}C${n(peak.x + 190)} ${n(peak.y + 20)} ${n(peak.x + 420)} ${n(right.y - 10)} ${n(right.x)} ${n(right.y)}V1010H${n(peak.x + 130)}C${n(peak.x - 150)} ${n(base + 190)} ${n(peak.x + 170)} ${n(base + 90)} ${n(peak.x)} ${n(peak.y)}Z`,
      shadeTone,
    );
    if (layer === 2) crest = peak;
    if (near > 0.6) {
      for (let wind = 0; wind < 5; wind += 1) {
        const y = base + 60 + wind * 46;
        drawing += stroke(
          `M${n(random.between(-10, 120))} ${n(y)}Q${n(peak.x * 0.4)} ${n(y - 26)} ${n(peak.x * random.between(0.55, 0.8))} ${n(y - 6)}`,
          palette.sandShade,
          3,
          'opacity="0.5"',
        );
      }
    }
  }
  const walkers = random.int(1, 3);
  for (let walker = 0; walker < walkers; walker += 1) {
    drawing += person(
      brush,
      crest.x - 40 - walker * 74,
      crest.y + 6 + walker * 9,
      84,
      walker === 0
        ? { shirt: palette.coral, board: palette.teal }
        : { shirt: random.pick([palette.amber, palette.cream, palette.teal]) },
    );
  }
  const tufts = Array.from({ length: 7 }, () => ({
    x: random.chance(0.5) ? random.between(-10, 420) : random.between(1180, 1610),
    y: random.between(930, 1010),
  }));
  return drawing + grasses(brush, tufts, 88);
}
