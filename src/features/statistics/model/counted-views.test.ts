import { expect, test } from 'vitest';
import { parseCountedViews, withOpenedPlace } from './counted-views.ts';

const day = '2026-03-20';
const nothing = { day, placeIds: [], owed: 0 };

test('a place that is opened is owed once a day', () => {
  const once = withOpenedPlace(nothing, 'a');
  expect(once).toEqual({ day, placeIds: ['a'], owed: 1 });
  expect(withOpenedPlace(once, 'a')).toEqual(once);
  expect(withOpenedPlace(once, 'b')).toEqual({ day, placeIds: ['b', 'a'], owed: 2 });
});

test('the state of the day is read as it was stored', () => {
  const views = withOpenedPlace(nothing, 'a');
  expect(parseCountedViews(JSON.stringify(views), day)).toEqual(views);
});

test('the next day begins anew, and what was not written stays owed', () => {
  const views = withOpenedPlace(nothing, 'a');
  const next = parseCountedViews(JSON.stringify(views), '2026-03-21');
  expect(next).toEqual({ day: '2026-03-21', placeIds: [], owed: 1 });
  expect(withOpenedPlace(next, 'a').owed).toBe(2);
});

test.each([null, '', '{', 'null', '7', '{"day":"2026-03-20"}', '{"owed":-3}', '{"owed":"9"}'])(
  'nothing is known from %j',
  (text) => {
    expect(parseCountedViews(text, day)).toEqual(nothing);
  },
);

test('what is kept and what is owed stay bounded', () => {
  const placeIds = Array.from({ length: 5000 }, (_, index) => `p${index}`);
  const views = parseCountedViews(JSON.stringify({ day, placeIds, owed: 9e9 }), day);
  expect(views.placeIds).toHaveLength(500);
  expect(withOpenedPlace(views, 'new')).toMatchObject({ owed: 500 });
});
