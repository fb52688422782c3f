import { hills } from '../land.ts';
import { canoe, person } from '../shore.ts';
import { sky, sunPath } from '../sky.ts';
import type { Brush } from '../svg.ts';
import { ellipse, n, path, rect, stroke } from '../svg.ts';
import { ripples, sea } from '../water.ts';

/** Draws lines of floats over the oyster beds, a raft and a canoe. */
export function oysters(brush: Brush): string {
  const { random, palette } = brush;
  const horizon = random.between(410, 460);
  const sun = { x: random.between(500, 1100), y: horizon - random.between(60, 170) };
  let drawing =
    sky(brush, { horizon, sun }) +
    hills(brush, horizon, 4, random.between(170, 230), 0.7) +
    sea(brush, horizon);
  drawing += sunPath(brush, sun.x, horizon, 960) + ripples(brush, horizon, 1000, 40);
  const rows = 7;
  for (let row = 0; row < rows; row += 1) {
    const depth = row / (rows - 1);
    const y = horizon + 36 + depth ** 1.6 * 430;
    const size = 4 + depth * 17;
    const shift = random.between(-60, 60);
    drawing += stroke(
      `M-20 ${n(y)}Q800 ${n(y + 10 + depth * 26)} 1620 ${n(y)}`,
      palette.ink,
      1.4 + depth * 2,
      'opacity="0.45"',
    );
    for (let float = -1; float < 22; float += 1) {
      const x = shift + float * (42 + depth * 70);
      const sag = (10 + depth * 26) * (1 - ((x - 800) / 820) ** 2) * 0.5;
      drawing +=
        ellipse(x, y + sag + size * 0.55, size * 1.4, size * 0.3, palette.ink, 'opacity="0.2"') +
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
    rect(raftX - 120, y + 10, 240, 10, palette.ink, 4, 'opacity="0.5"');
  drawing +=
    rect(raftX - 70, y - 92, 140, 80, palette.wall) +
    path(
      `M${n(raftX - 92)} ${n(y - 88)}L${n(raftX)} ${n(y - 142)}L${n(raftX + 92)} ${n(y - 88)}Z`,
      palette.roof,
    ) +
    rect(raftX - 14, y - 62, 32, 50, palette.ink, 2);
  drawing += person(brush, raftX + 100, y - 10, 76, { shirt: palette.amber, hat: palette.cream });
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
