import { cityBlocks } from '../city-blocks.ts';
import { streetLamp } from '../houses.ts';
import { isLit } from '../lit-windows.ts';
import { mix } from '../colour.ts';
import { hills, palm } from '../land.ts';
import { hillTone } from '../palette.ts';
import { sailboat } from '../shore.ts';
import { sky } from '../sky.ts';
import type { Brush } from '../svg.ts';
import { artWidth, rect } from '../svg.ts';
import { ripples, sea } from '../water.ts';
import { lightColumns } from './light-columns.ts';

export function skyline(brush: Brush): string {
  const { random, palette } = brush;
  const horizon = random.between(580, 630);
  let drawing = sky(brush, {
    horizon,
    sun: { x: random.between(300, 1300), y: random.between(130, 300) },
    sunRadius: 56,
  });
  drawing += hills(brush, horizon, 3, random.between(240, 320), 0.5);
  drawing +=
    cityBlocks(brush, horizon, 170, 350, hillTone(palette, 0.6), 0.35) +
    cityBlocks(brush, horizon + 4, 80, 250, hillTone(palette, 0.85), 0.55);
  drawing +=
    rect(0, horizon - 2, artWidth, 16, mix(palette.sandShade, palette.ink, 0.4)) +
    sea(brush, horizon + 14);
  for (let x = 40; x < artWidth; x += 118)
    drawing +=
      palm(
        brush,
        x + random.between(-20, 20),
        horizon + 4,
        random.between(58, 82),
        random.between(-12, 12),
        palette.ink,
      ) + streetLamp(brush, x + 62, horizon + 4, 34);
  if (isLit(brush)) drawing += lightColumns(brush, horizon + 14, 46);
  drawing +=
    ripples(brush, horizon + 14, 1000, 40) +
    sailboat(brush, random.between(300, 700), horizon + 120, 90, palette.cream) +
    sailboat(
      brush,
      random.between(900, 1300),
      horizon + 190,
      130,
      mix(palette.coral, palette.cream, 0.4),
    );
  return drawing;
}
