import { describe, expect, it } from 'vitest';
import { maxRecentPlaces, parseRecentPlaces, addRecentPlace } from './recent-places.ts';
import type { RecentPlace } from './recent-places.ts';

const seen = (placeId: string, minute = 0): RecentPlace => ({
  placeId,
  title: `Bar ${placeId}`,
  categoryName: 'Bares',
  neighborhood: 'Centro',
  cover: { url: '/a.webp', width: 640, height: 400, widths: [320], colour: '#aabbcc' },
  seenAt: new Date(Date.UTC(2026, 2, 20, 12, minute)),
});

describe('recent places', () => {
  it('begin with the place just seen and contain it once', () => {
    const list = addRecentPlace([seen('a'), seen('b')], seen('b', 5));
    expect(list.map(({ placeId }) => placeId)).toEqual(['b', 'a']);
    expect(list[0]?.seenAt).toEqual(seen('b', 5).seenAt);
  });

  it('are limited to 50', () => {
    const full = Array.from({ length: maxRecentPlaces }, (_, index) => seen(`p${index}`));
    const list = addRecentPlace(full, seen('new'));
    expect(list).toHaveLength(50);
    expect(list.at(-1)?.placeId).toBe('p48');
  });

  it('survive a round trip through storage', () => {
    const list = [seen('a', 2), seen('b', 1)];
    expect(parseRecentPlaces(JSON.stringify(list))).toEqual(list);
  });

  it.each([[null], [''], ['{'], ['null'], ['{"a":1}'], ['[1,null,"x",{"placeId":"a"}]']])(
    'are empty for the stored value %j',
    (text) => {
      expect(parseRecentPlaces(text)).toEqual([]);
    },
  );

  it('omit invalid entries, duplicates and unsafe image URLs', () => {
    const stored = [
      { ...seen('a'), cover: { url: 'javascript:alert(1)' } },
      { ...seen('b'), placeId: '../x' },
      { ...seen('c'), seenAt: 'ontem' },
      seen('a', 3),
      ...Array.from({ length: 90 }, (_, index) => seen(`p${index}`)),
    ];
    const list = parseRecentPlaces(JSON.stringify(stored));
    expect(list[0]).toMatchObject({ placeId: 'a', cover: null });
    expect(list.filter(({ placeId }) => ['a', 'b', 'c'].includes(placeId))).toHaveLength(1);
    expect(list.length).toBeLessThanOrEqual(maxRecentPlaces);
  });
});
