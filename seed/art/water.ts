import { mix } from './colour.ts';
import type { Brush, DrawingPoint } from './svg.ts';
import { artWidth, land, n, path, rect, smooth, stroke, linearFill } from './svg.ts';

/** Draws open water from the horizon down. */
export function sea(brush: Brush, horizon: number, bottom = 1005): string {
  const { palette } = brush;
  const fill = linearFill(brush, [
    [0, palette.seaFar],
    [0.22, palette.seaMid],
    [0.62, palette.seaNear],
    [1, mix(palette.seaNear, palette.ink, 0.25)],
  ]);
  return (
    rect(0, horizon, artWidth, bottom - horizon, fill) +
    rect(0, horizon, artWidth, 3, palette.foam, 0, 'opacity="0.45"')
  );
}

/** Draws thin lens-shaped ripples, denser near the horizon. */
export function ripples(brush: Brush, top: number, bottom: number, count: number): string {
  const { random, palette } = brush;
  let drawing = '';
  for (let index = 0; index < count; index += 1) {
    const depth = random.next() ** 1.3;
    const y = top + 12 + (bottom - top - 20) * depth;
    const half = random.between(18, 70) * (0.4 + depth * 1.4);
    const height = 1.6 + depth * 4;
    const x = random.between(-20, artWidth + 20);
    drawing += path(
      `M${n(x - half)} ${n(y)}q${n(half)} ${n(-height)} ${n(half * 2)} 0q${n(-half)} ${n(height)} ${n(-half * 2)} 0Z`,
      random.chance(0.5) ? palette.foam : mix(palette.seaNear, palette.ink, 0.4),
      `opacity="${n(random.between(0.2, 0.4))}"`,
    );
  }
  return drawing;
}

/** Returns one line of swell as points across the drawing. */
export function swell(brush: Brush, y: number, amplitude: number, waves: number): DrawingPoint[] {
  const { random } = brush;
  const phase = random.between(0, Math.PI * 2);
  const steps = waves * 4;
  return Array.from({ length: steps + 1 }, (_, index) => ({
    x: -30 + (index / steps) * (artWidth + 60),
    y:
      y +
      Math.sin((index / steps) * Math.PI * 2 * waves + phase) *
        amplitude *
        random.between(0.75, 1.15),
  }));
}

/** Draws a breaking wave: body, foam lip and a light dashed line below the lip. */
export function breaker(brush: Brush, y: number, amplitude: number, tone: string): string {
  const { palette, random } = brush;
  const line = swell(brush, y, amplitude, random.int(2, 3));
  const lower = line.map((point) => ({ x: point.x, y: point.y + 12 + amplitude * 0.5 }));
  return (
    path(land(line, y + 170), tone, 'opacity="0.9"') +
    stroke(smooth(line), palette.foam, 5 + amplitude * 0.28, 'opacity="0.92"') +
    stroke(smooth(lower), palette.foam, 2.5, 'opacity="0.4" stroke-dasharray="90 60 30 80"')
  );
}
