import { expect, test } from 'vitest';
import { parseCountedViews, addOpenedPlace } from './counted-views.ts';

const day = '2026-03-20';
const emptyViews = { day, placeIds: [], pendingCount: 0 };

test('an opened place adds one pending view per day', () => {
  const viewsWithOne = addOpenedPlace(emptyViews, 'a');
  expect(viewsWithOne).toEqual({ day, placeIds: ['a'], pendingCount: 1 });
  expect(addOpenedPlace(viewsWithOne, 'a')).toEqual(viewsWithOne);
  expect(addOpenedPlace(viewsWithOne, 'b')).toEqual({ day, placeIds: ['b', 'a'], pendingCount: 2 });
});

test('reads the stored state of the day', () => {
  const views = addOpenedPlace(emptyViews, 'a');
  expect(parseCountedViews(JSON.stringify(views), day)).toEqual(views);
});

test('reads the pending views that an older app version stored', () => {
  const text = JSON.stringify({ day, placeIds: ['a'], owed: 3 });
  expect(parseCountedViews(text, day)).toEqual({ day, placeIds: ['a'], pendingCount: 3 });
});

test('a new day resets the places and keeps the pending views', () => {
  const views = addOpenedPlace(emptyViews, 'a');
  const next = parseCountedViews(JSON.stringify(views), '2026-03-21');
  expect(next).toEqual({ day: '2026-03-21', placeIds: [], pendingCount: 1 });
  expect(addOpenedPlace(next, 'a').pendingCount).toBe(2);
});

test.each([
  null,
  '',
  '{',
  'null',
  '7',
  '{"day":"2026-03-20"}',
  '{"pendingCount":-3}',
  '{"pendingCount":"9"}',
])('ignores the stored text %j', (text) => {
  expect(parseCountedViews(text, day)).toEqual(emptyViews);
});

test('limits the stored places and the pending views', () => {
  const placeIds = Array.from({ length: 5000 }, (_, index) => `p${index}`);
  const views = parseCountedViews(JSON.stringify({ day, placeIds, pendingCount: 9e9 }), day);
  expect(views.placeIds).toHaveLength(500);
  expect(addOpenedPlace(views, 'new')).toMatchObject({ pendingCount: 500 });
});
