import type { Random } from '../random.ts';
import type { Palette } from './palette.ts';

/** Draws a cone of coloured light from (x, y) down to a floor spot. */
export function beam(
  brush: Brush,
  x: number,
  y: number,
  toX: number,
  toY: number,
  spread: number,
  colour: string,
  strength: number,
): string {
  const fill = brush.gradient(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(x)}" y1="${n(y)}" x2="${n(toX)}" y2="${n(toY)}"><stop offset="0%" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="100%" stop-color="${colour}" stop-opacity="0"/></linearGradient>`,
  );
  return polygon(`${x - 9},${y} ${x + 9},${y} ${toX + spread},${toY} ${toX - spread},${toY}`, fill);
}

/** Size of the drawing in SVG units, equal to the pixels of the largest file (16:10). */
export const artWidth = 1600;
export const artHeight = 1000;

/** Context passed to every draw function. */
export interface Brush {
  random: Random;
  palette: Palette;
  /** Stores a gradient and returns the paint that refers to it. */
  gradient(markup: (id: string) => string): string;
}

export interface DrawingPoint {
  x: number;
  y: number;
}

/** Rounds a number to one decimal place. */
export function n(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Rounds all numbers in the data of a shape to one decimal place. */
function rounded(d: string): string {
  return d.replace(/-?[\d.]+(?:e-?\d+)?/g, (number) => String(n(Number(number))));
}

/** The opacity of a shape, or other attributes as SVG text. */
type Extra = number | string;

function attributes(extra: Extra): string {
  return typeof extra === 'number' ? `opacity="${extra}"` : extra;
}

/** The colour of a gradient at an offset from 0 to 1. */
type Stop = readonly [offset: number, colour: string];

function gradientFill(brush: Brush, end: string, stops: readonly Stop[]): string {
  const marks = each(
    stops,
    ([offset, colour]) => `<stop offset="${n(offset * 100)}%" stop-color="${colour}"/>`,
  );
  return brush.gradient(
    (id) => `<linearGradient id="${id}" x1="0" y1="0" ${end}>${marks}</linearGradient>`,
  );
}

/** Returns the paint of a gradient downwards. */
export function linearFill(brush: Brush, ...stops: readonly Stop[]): string {
  return gradientFill(brush, 'x2="0" y2="1"', stops);
}

/** Returns the paint of a gradient to the right. */
export function sidewaysFill(brush: Brush, ...stops: readonly Stop[]): string {
  return gradientFill(brush, 'x2="1" y2="0"', stops);
}

/** Draws a soft round light. */
export function glow(
  brush: Brush,
  centre: DrawingPoint,
  radius: number,
  colour: string,
  strength = 0.8,
): string {
  const fill = brush.gradient(
    (id) =>
      `<radialGradient id="${id}"><stop offset="0%" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="45%" stop-color="${colour}" stop-opacity="${strength * 0.35}"/><stop offset="100%" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
  );
  return `<circle cx="${n(centre.x)}" cy="${n(centre.y)}" r="${n(radius)}" fill="${fill}"/>`;
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  extra: Extra = '',
): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${radius === 0 ? '' : ` rx="${n(radius)}"`} ${attributes(extra)}/>`;
}

export function circle(
  x: number,
  y: number,
  radius: number,
  fill: string,
  extra: Extra = '',
): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}" ${attributes(extra)}/>`;
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  extra: Extra = '',
): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${attributes(extra)}/>`;
}

export function path(d: string, fill: string, extra: Extra = ''): string {
  return `<path d="${rounded(d)}" fill="${fill}" ${attributes(extra)}/>`;
}

export function stroke(d: string, colour: string, width: number, extra: Extra = ''): string {
  return `<path d="${rounded(d)}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${attributes(extra)}/>`;
}

/** Draws a polygon through `points`, 'x,y x,y x,y'. */
export function polygon(points: string, fill: string, extra: Extra = ''): string {
  return `<polygon points="${rounded(points)}" fill="${fill}" ${attributes(extra)}/>`;
}

export function group(content: string, transform: string, extra: Extra = ''): string {
  return `<g transform="${transform}" ${attributes(extra)}>${content}</g>`;
}

/** Reflects the whole drawing from left to right. */
export function mirrored(content: string): string {
  return group(content, `translate(${artWidth} 0) scale(-1 1)`);
}

/** Moves the origin of the content to (x, y), and scales and rotates the content around it. `turn` is in degrees. */
export function at(x: number, y: number, content: string, scale = 1, turn = 0): string {
  const turned = turn === 0 ? '' : ` rotate(${n(turn)})`;
  const scaled = scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`;
  return group(content, `translate(${n(x)} ${n(y)})${turned}${scaled}`);
}

/** Returns the element at `index`, starting again after the last one. */
export function cycle<T>(values: readonly T[], index: number): T {
  const value = values[index % values.length];
  if (value === undefined) throw new RangeError('There is nothing to choose from.');
  return value;
}

/** Joins the results of `draw`, which is called with each index from 0 to count - 1. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** Joins the results of `draw`, which is called with each item. */
export function each<T>(items: readonly T[], draw: (item: T, index: number) => string): string {
  return items.map(draw).join('');
}

/** Returns a smooth curve through the points (Catmull-Rom converted to cubic Béziers). */
export function smooth(points: readonly DrawingPoint[], start: 'M' | 'L' = 'M'): string {
  const first = points[0];
  if (first === undefined) return '';
  let d = `${start}${first.x} ${first.y}`;
  for (let index = 0; index < points.length - 1; index += 1) {
    const p1 = points[index] ?? first;
    const p2 = points[index + 1] ?? p1;
    const p0 = points[index - 1] ?? p1;
    const p3 = points[index + 2] ?? p2;
    d += `C${p1.x + (p2.x - p0.x) / 6} ${p1.y + (p2.y - p0.y) / 6} ${p2.x - (p3.x - p1.x) / 6} ${p2.y - (p3.y - p1.y) / 6} ${p2.x} ${p2.y}`;
  }
  return d;
}

/** Returns the path of the area between a curve and `bottom`, by default below the lower edge of the drawing. */
export function land(points: readonly DrawingPoint[], bottom = artHeight + 5): string {
  const first = points[0] ?? { x: 0, y: bottom };
  const last = points.at(-1) ?? first;
  return `${smooth(points)}L${last.x} ${bottom}L${first.x} ${bottom}Z`;
}
