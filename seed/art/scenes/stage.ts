import { mix } from '../colour.ts';
import { crowd } from '../gathering.ts';
import type { Brush } from '../svg.ts';
import {
  artWidth,
  circle,
  ellipse,
  glow,
  group,
  n,
  path,
  rect,
  stroke,
  verticalFill,
} from '../svg.ts';
import { beam } from './light-beam.ts';

function player(brush: Brush, x: number, base: number, size: number, kind: number): string {
  const { palette } = brush;
  const tone = palette.ink;
  const rim = mix(palette.ink, palette.coral, 0.28);
  const unit = size / 8;
  let drawing =
    path(
      `M${n(x - unit)} ${n(base - unit * 3.6)}L${n(x - unit * 1.3)} ${n(base)}H${n(x - unit * 0.4)}L${n(x)} ${n(base - unit * 2.8)}L${n(x + unit * 0.5)} ${n(base)}H${n(x + unit * 1.4)}L${n(x + unit)} ${n(base - unit * 3.6)}Z`,
      tone,
    ) +
    path(
      `M${n(x - unit * 1.2)} ${n(base - unit * 6.1)}Q${n(x)} ${n(base - unit * 6.8)} ${n(x + unit * 1.2)} ${n(base - unit * 6.1)}L${n(x + unit)} ${n(base - unit * 3.2)}H${n(x - unit)}Z`,
      tone,
    ) +
    circle(x, base - unit * 7.3, unit * 0.9, tone) +
    stroke(
      `M${n(x - unit * 0.7)} ${n(base - unit * 7.8)}A${n(unit * 0.9)} ${n(unit * 0.9)} 0 0 1 ${n(x + unit * 0.8)} ${n(base - unit * 7.6)}M${n(x - unit * 1.1)} ${n(base - unit * 6.1)}Q${n(x)} ${n(base - unit * 6.75)} ${n(x + unit * 1.1)} ${n(base - unit * 6.1)}`,
      rim,
      4,
    );
  if (kind === 0)
    drawing +=
      stroke(
        `M${n(x - unit * 1.1)} ${n(base - unit * 5.8)}L${n(x - unit * 1.5)} ${n(base - unit * 4.2)}L${n(x - unit * 0.3)} ${n(base - unit * 3.7)}M${n(x + unit * 1.1)} ${n(base - unit * 5.8)}L${n(x + unit * 2.4)} ${n(base - unit * 5.1)}`,
        tone,
        unit * 0.6,
      ) +
      group(
        ellipse(0, 0, unit * 1.25, unit * 0.95, palette.coral) +
          circle(unit * 0.2, 0, unit * 0.36, palette.ink) +
          rect(unit * 0.9, -unit * 0.16, unit * 3, unit * 0.32, palette.wood, 3),
        `translate(${n(x - unit * 0.3)} ${n(base - unit * 3.9)}) rotate(-22)`,
      );
  else if (kind === 1)
    drawing +=
      stroke(
        `M${n(x - unit * 1.1)} ${n(base - unit * 5.8)}L${n(x - unit * 1.9)} ${n(base - unit * 7.6)}M${n(x + unit * 1.1)} ${n(base - unit * 5.8)}L${n(x + unit * 1.5)} ${n(base - unit * 4.9)}L${n(x + unit * 0.75)} ${n(base - unit * 6.3)}`,
        tone,
        unit * 0.6,
      ) +
      stroke(
        `M${n(x + unit * 0.8)} ${n(base)}V${n(base - unit * 6.4)}`,
        mix(palette.ink, palette.cream, 0.25),
        4,
      ) +
      ellipse(x + unit * 0.72, base - unit * 6.6, unit * 0.28, unit * 0.38, palette.cream);
  else
    drawing +=
      stroke(
        `M${n(x - unit * 1.1)} ${n(base - unit * 5.8)}L${n(x - unit * 1.6)} ${n(base - unit * 4.2)}L${n(x - unit * 0.5)} ${n(base - unit * 3.3)}M${n(x + unit * 1.1)} ${n(base - unit * 5.8)}L${n(x + unit * 1.7)} ${n(base - unit * 4.2)}L${n(x + unit * 0.5)} ${n(base - unit * 3.3)}`,
        tone,
        unit * 0.6,
      ) +
      rect(x - unit * 1.2, base - unit * 3.6, unit * 2.4, unit * 2.6, palette.amber, unit * 0.5) +
      ellipse(x, base - unit * 3.6, unit * 1.2, unit * 0.36, palette.cream);
  return drawing;
}

/** A concert: beams, band and the crowd in front. */
export function stage(brush: Brush): string {
  const { random, palette } = brush;
  const base = mix(
    palette.mood === 'gold' ? '#8c3f35' : palette.mood === 'dusk' ? '#4a2f5e' : '#0f3a4d',
    palette.ink,
    0.35,
  );
  let drawing = rect(
    0,
    0,
    artWidth,
    1000,
    verticalFill(brush, [
      [0, mix(base, palette.ink, 0.6)],
      [0.65, base],
      [1, palette.ink],
    ]),
  );
  const colours = random.shuffled([
    palette.coral,
    palette.amber,
    '#3fb6b8',
    '#d9577a',
    palette.cream,
  ]);
  const theatre = palette.mood === 'gold' || random.chance(0.3);
  drawing += glow(brush, { x: 800, y: 560 }, 640, colours[0] ?? palette.coral, 0.55);
  if (theatre) {
    drawing +=
      circle(800, 520, 250, mix(palette.amber, palette.coral, 0.25), 'opacity="0.85"') +
      circle(800, 520, 196, mix(palette.amber, palette.cream, 0.35), 'opacity="0.8"');
  } else {
    for (let panel = 0; panel < 9; panel += 1)
      drawing += rect(
        330 + panel * 106,
        250,
        94,
        380,
        mix(base, colours[panel % 3] ?? palette.coral, 0.22 + 0.2 * Math.sin(panel * 1.3)),
        8,
        'opacity="0.8"',
      );
  }
  const lamps = 9;
  for (let lamp = 0; lamp < lamps; lamp += 1) {
    const x = 160 + (lamp * 1280) / (lamps - 1);
    drawing += beam(
      brush,
      x,
      120,
      x + (800 - x) * random.between(-0.5, 0.75),
      860,
      random.between(90, 170),
      colours[lamp % colours.length] ?? palette.coral,
      0.5,
    );
  }
  drawing +=
    rect(60, 86, 1480, 10, palette.ink) +
    rect(60, 126, 1480, 10, palette.ink) +
    Array.from({ length: 37 }, (_, index) =>
      stroke(
        `M${60 + index * 40} 131L${80 + index * 40} 91L${100 + index * 40} 131`,
        palette.ink,
        4,
      ),
    ).join('');
  for (let lamp = 0; lamp < lamps; lamp += 1) {
    const x = 160 + (lamp * 1280) / (lamps - 1);
    drawing +=
      rect(x - 18, 132, 36, 34, palette.ink, 7) +
      circle(x, 168, 13, mix(colours[lamp % colours.length] ?? palette.coral, '#ffffff', 0.55));
  }
  const floor = 700;
  for (const x of [190, 1410])
    drawing +=
      rect(x - 80, 380, 160, floor - 380, mix(palette.ink, base, 0.3), 8) +
      [450, 540, 630]
        .map(
          (y) =>
            circle(x, y, 38, palette.ink) + circle(x, y, 16, mix(palette.ink, palette.cream, 0.16)),
        )
        .join('');
  drawing +=
    path(
      `M140 ${floor + 90}L240 ${floor}H1360L1460 ${floor + 90}Z`,
      mix(base, palette.amber, 0.25),
    ) +
    rect(140, floor + 90, 1320, 60, palette.ink) +
    Array.from({ length: 22 }, (_, index) =>
      circle(170 + index * 60, floor + 118, 7, palette.lamp),
    ).join('');
  const kinds = random.shuffled([0, 1, 2, 0]);
  const spots = random.int(3, 4);
  for (let spot = 0; spot < spots; spot += 1) {
    const x = 800 + (spot - (spots - 1) / 2) * 210 + random.between(-20, 20);
    drawing +=
      ellipse(x, floor + 44, 70, 12, palette.cream, 'opacity="0.28"') +
      player(brush, x, floor + 44, random.between(262, 290), kinds[spot] ?? 0);
  }
  if (theatre) {
    const velvet = mix('#a5352f', palette.ink, 0.22);
    for (const side of [0, 1]) {
      let folds = '';
      for (let fold = 0; fold < 6; fold += 1)
        folds += path(
          `M${n(-10 + fold * 52)} -10H${n(46 + fold * 52)}C${n(60 + fold * 40)} 400 ${n(20 + fold * 30)} 700 ${n(24 + fold * 24)} 1010H-10Z`,
          fold % 2 === 0 ? velvet : mix(velvet, palette.ink, 0.28),
          `opacity="1"`,
        );
      const ordered = folds
        .split('<path')
        .filter(Boolean)
        .reverse()
        .map((piece) => `<path${piece}`)
        .join('');
      drawing += side === 0 ? ordered : group(ordered, 'translate(1600 0) scale(-1 1)');
    }
    drawing += Array.from(
      { length: 9 },
      (_, index) =>
        path(
          `M${index * 180 - 10} -10h200q-10 ${n(150)} -100 150t-100 -150Z`,
          index % 2 === 0 ? velvet : mix(velvet, palette.ink, 0.2),
        ) + stroke(`M${index * 180 - 4} 10q10 128 94 128t94 -128`, palette.amber, 6),
    ).join('');
  }
  return (
    drawing +
    crowd(brush, theatre ? 905 : 850, mix(base, colours[1] ?? palette.coral, 0.16), theatre ? 1 : 2)
  );
}
