import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findLabelRoom, findLeastCoveringSize, isUnreadable, toLabelBox } from './label-room.ts';

const wide = { width: 80, height: 32 };
const narrow = { width: 40, height: 32 };

test('only the first of two labels that overlap has room', () => {
  const labels = [
    { x: 100, y: 100, sizes: [wide] },
    { x: 180, y: 105, sizes: [wide] },
    { x: 400, y: 100, sizes: [wide] },
  ];
  expect(findLabelRoom(labels, 14)).toEqual([0, null, 0]);
});

test('a label without room for its preferred size gets the next size that fits', () => {
  const labels = [
    { x: 100, y: 100, sizes: [wide, narrow] },
    { x: 170, y: 105, sizes: [wide, narrow] },
  ];
  expect(findLabelRoom(labels, 14)).toEqual([0, 1]);
});

test('no label covers another point, and points without sizes have no label', () => {
  const labels = [
    { x: 100, y: 100, sizes: [wide] },
    { x: 130, y: 90, sizes: [] },
  ];
  expect(findLabelRoom(labels, 14)).toEqual([null, null]);
});

test('labels cover points that are not shown', () => {
  const labels = [
    { x: 100, y: 100, sizes: [wide] },
    { x: 130, y: 90, sizes: [] },
  ];
  expect(findLabelRoom(labels, null)).toEqual([0, null]);
});

test('a label moves away from an obstacle, or has no room', () => {
  const obstacle = { left: 80, right: 120, top: 60, bottom: 110 };
  const below = { ...narrow, shift: { x: 0, y: 50 } };
  const labels = [
    { x: 100, y: 100, sizes: [narrow, below] },
    { x: 100, y: 100, sizes: [narrow] },
  ];
  expect(findLabelRoom(labels, null, [obstacle])).toEqual([1, null]);
});

test('a label that has to cover something covers as little as possible', () => {
  const above = { left: 60, right: 140, top: 60, bottom: 99 };
  const below = { left: 60, right: 140, top: 110, bottom: 115 };
  const sizes = [wide, { ...wide, shift: { x: 0, y: 40 } }, { ...wide, shift: { x: 0, y: -45 } }];
  const label = { x: 100, y: 100, sizes };
  expect(findLeastCoveringSize(label, [])).toBe(0);
  expect(findLeastCoveringSize(label, [above])).toBe(1);
  expect(findLeastCoveringSize(label, [above, below])).toBe(2);
  expect(findLeastCoveringSize({ ...label, sizes: sizes.slice(0, 2) }, [above, below])).toBe(1);
});

test('a marker of which a label covers more than a third is not readable', () => {
  const label = toLabelBox({ x: 100, y: 100 }, wide);
  expect(label).toEqual({ left: 60, right: 140, top: 68, bottom: 100 });
  const markerAt = (left: number) => ({ left, right: left + 40, top: 60, bottom: 100 });
  expect(isUnreadable(markerAt(110), label)).toBe(true);
  expect(isUnreadable(markerAt(130), label)).toBe(false);
  expect(isUnreadable(markerAt(200), label)).toBe(false);
});

test('labels do not overlap', () => {
  const pixels = fc.integer({ min: 0, max: 400 });
  const size = fc.record({
    width: fc.integer({ min: 30, max: 144 }),
    height: fc.integer({ min: 20, max: 60 }),
  });
  const label = fc.record({ x: pixels, y: pixels, sizes: fc.array(size, { maxLength: 2 }) });
  fc.assert(
    fc.property(fc.array(label, { maxLength: 30 }), (labels) => {
      const room = findLabelRoom(labels, 14);
      const shown = labels.flatMap(({ x, y, sizes }, at) => {
        const { width, height } = sizes[room[at] ?? -1] ?? { width: 0, height: 0 };
        return height > 0
          ? [{ left: x - width / 2, right: x + width / 2, top: y - height, y }]
          : [];
      });
      for (const [at, a] of shown.entries()) {
        for (const b of shown.slice(at + 1)) {
          expect(a.right <= b.left || b.right <= a.left || a.y <= b.top || b.y <= a.top).toBe(true);
        }
      }
    }),
  );
});
