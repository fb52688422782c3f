import { mix } from '../colour.ts';
import { cello, cymbal, drum, guitar } from '../motifs/instruments.ts';
import type { Brush } from '../svg.ts';
import {
  artWidth,
  at,
  circle,
  ellipse,
  glow,
  group,
  n,
  path,
  rect,
  stroke,
  linearFill,
} from '../svg.ts';
import { beam } from './light-beam.ts';

/** Draws a stage before a concert, with light beams and instruments. */
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
    linearFill(brush, [
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
  const waiting = random.shuffled([
    at(0, -150, guitar(brush, '#c9722f'), 0.62, -8),
    drum(brush, 190, 190, palette.coral) + at(0, -190, cymbal(brush, 120, 90)),
    at(0, -120, guitar(brush, palette.teal), 0.58, 9),
    at(0, -210, cello(brush), 0.5, 6),
  ]);
  const spots = random.int(3, 4);
  for (let spot = 0; spot < spots; spot += 1) {
    const x = 800 + (spot - (spots - 1) / 2) * 230 + random.between(-16, 16);
    drawing +=
      ellipse(x, floor + 44, 96, 14, palette.cream, 'opacity="0.28"') +
      at(x, floor + 40, waiting[spot] ?? '');
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
  // Draws the empty seats.
  const seat = mix(base, colours[1] ?? palette.coral, 0.3);
  for (let chair = 0; chair < 9; chair += 1)
    drawing +=
      rect(chair * 182 - 10, 888, 130, 140, mix(seat, palette.ink, 0.3), 30) +
      rect(chair * 182 - 4, 894, 118, 70, seat, 26);
  return drawing;
}
