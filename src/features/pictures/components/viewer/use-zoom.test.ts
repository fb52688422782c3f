import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialZoom, clampZoom, zoomAround } from './use-zoom.ts';
import type { Point, Zoom } from './use-zoom.ts';

const coordinate = fc.double({ min: -2000, max: 2000, noNaN: true });
const point = fc.record<Point>({ x: coordinate, y: coordinate });
const side = fc.double({ min: 1, max: 2000, noNaN: true });
const size = fc.record<Point>({ x: side, y: side });
const scale = fc.double({ min: 1, max: 4, noNaN: true });
const zoom = fc.record<Zoom>({ scale, x: coordinate, y: coordinate });
/** Returns the image point at a point of the box. */
const imagePointAt = ({ scale: by, x, y }: Zoom, at: Point) => [(at.x - x) / by, (at.y - y) / by];

describe('zoomed image', () => {
  it('keeps the image point under the fingers', () => {
    fc.assert(
      fc.property(zoom, scale, point, (before, to, at) => {
        const [x = 0, y = 0] = imagePointAt(before, at);
        const [nextX, nextY] = imagePointAt(zoomAround(before, to, at), at);
        expect(nextX).toBeCloseTo(x, 6);
        expect(nextY).toBeCloseTo(y, 6);
      }),
    );
  });

  it('stays between scale 1 and 4', () => {
    expect(zoomAround(initialZoom, 0.3, initialZoom).scale).toBe(1);
    expect(zoomAround(initialZoom, 9, initialZoom).scale).toBe(4);
  });

  it('leaves no gap between its edge and the box while it is larger than the box', () => {
    fc.assert(
      fc.property(zoom, size, size, (wanted, picture, box) => {
        const clamped = clampZoom(wanted, picture, box);
        for (const axis of ['x', 'y'] as const) {
          const half = (picture[axis] * clamped.scale) / 2;
          const isLarger = half > box[axis] / 2;
          if (isLarger) expect(Math.abs(clamped[axis])).toBeLessThanOrEqual(half - box[axis] / 2);
          else expect(Math.abs(clamped[axis])).toBe(0);
        }
      }),
    );
  });

  it('does not move while no edge is inside the box', () => {
    const zoomed = { scale: 3, x: 100, y: -50 };
    expect(clampZoom(zoomed, { x: 300, y: 200 }, { x: 300, y: 400 })).toEqual(zoomed);
  });
});
