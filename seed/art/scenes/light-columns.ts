import type { Brush } from '../svg.ts';
import { artWidth, n, rect } from '../svg.ts';

/** Draws vertical reflections of light on dark water. */
export function lightColumns(brush: Brush, horizon: number, count: number): string {
  const { random, palette } = brush;
  let drawing = '';
  for (let index = 0; index < count; index += 1) {
    const x = random.between(0, artWidth);
    const height = random.between(60, 280);
    for (let dash = 0; dash < 6; dash += 1)
      drawing += rect(
        x - random.between(3, 15),
        horizon + 10 + (dash / 6) * height,
        random.between(8, 32),
        4,
        palette.lamp,
        2,
        `opacity="${n(0.75 - dash * 0.11)}"`,
      );
  }
  return drawing;
}
