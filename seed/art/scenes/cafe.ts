import { isLit } from '../lit-windows.ts';
import { mix } from '../colour.ts';
import { hills, palm } from '../land.ts';
import { bottle, pendant } from '../bar-things.ts';
import { cup, loaf, pottedPlant } from '../cafe-things.ts';
import { sailboat } from '../shore.ts';
import { sky, sunPath } from '../sky.ts';
import type { Brush } from '../svg.ts';
import { artWidth, circle, ellipse, group, n, path, rect, stroke } from '../svg.ts';
import { ripples, sea } from '../water.ts';

/** Draws a table by the window: cup, plant and the view outside. */
export function cafe(brush: Brush): string {
  const { random, palette } = brush;
  const inside = mix(
    random.pick(['#f3e3cb', '#e9d6c3', '#dfe6dc', '#f0d4bf']),
    palette.ink,
    isLit(brush) ? 0.42 : 0.02,
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
    rect(1071, top + (arch ? 60 : 0), 9, sill - top, frame);
  drawing += rect(left - 50, sill, right - left + 100, 30, mix(frame, palette.cream, 0.2), 6);
  drawing +=
    rect(30, 250, 150, 12, palette.wood, 4) +
    rect(30, 430, 150, 12, palette.wood, 4) +
    cup(brush, 78, 246, 52, palette.teal) +
    cup(brush, 142, 246, 40, palette.coral) +
    bottle(66, 430, 96, '#8a4b2f', palette.cream, 1) +
    bottle(110, 430, 110, palette.teal, palette.cream, 0) +
    bottle(150, 430, 84, palette.amber, palette.cream, 2);
  drawing +=
    rect(1420, 190, 140, 190, palette.cream, 6) +
    rect(1434, 204, 112, 162, mix(palette.skyLow, palette.cream, 0.3)) +
    circle(1490, 262, 28, palette.coral) +
    path('M1434 366V320Q1470 284 1500 318T1546 300V366Z', palette.teal);
  drawing +=
    pendant(brush, 520, 140, 78, palette.coral) + pendant(brush, 1080, 140, 78, palette.teal);
  const board = mix(palette.wood, palette.cream, isLit(brush) ? 0 : 0.2);
  drawing +=
    rect(0, 842, artWidth, 200, board) +
    rect(0, 842, artWidth, 12, mix(board, palette.cream, 0.45)) +
    Array.from({ length: 4 }, () =>
      stroke(
        `M${n(random.between(0, 700))} ${n(random.between(880, 985))}q260 ${n(random.between(-8, 8))} ${n(random.between(400, 800))} 0`,
        palette.ink,
        3,
        'opacity="0.14"',
      ),
    ).join('');
  const flip = random.chance(0.5);
  drawing += cup(
    brush,
    flip ? 980 : 620,
    930,
    250,
    random.pick([palette.coral, palette.teal, palette.cream, palette.amber]),
  );
  drawing += group(
    ellipse(0, 8, 190, 30, palette.ink, 'opacity="0.18"') +
      ellipse(0, 0, 180, 32, palette.cream) +
      ellipse(0, -4, 130, 20, mix(palette.cream, palette.ink, 0.1)) +
      (random.chance(0.5)
        ? loaf(-30, -6, 170, '#c98745', 1) + loaf(60, -4, 120, '#d99a52', 0)
        : path('M-90 -6L70 -6L90 -96L-60 -112Z', '#d9a05f') +
          path('M-60 -112L90 -96L100 -120L-50 -138Z', palette.cream) +
          rect(-76, -58, 156, 10, palette.cream, 3) +
          circle(20, -140, 15, palette.coral)),
    `translate(${flip ? 560 : 1040} 935)`,
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
