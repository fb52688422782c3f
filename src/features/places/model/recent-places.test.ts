import { describe, expect, it } from 'vitest';
import { maxRecentPlaces, parseRecentPlaces, withSeenPlace } from './recent-places.ts';
import type { RecentPlace } from './recent-places.ts';

const seen = (placeId: string, minute = 0): RecentPlace => ({
  placeId,
  title: `Bar ${placeId}`,
  categoryName: 'Bares',
  neighborhood: 'Centro',
  cover: { url: '/a.webp', width: 640, height: 400, widths: [320], colour: '#aabbcc' },
  seenAt: new Date(Date.UTC(2026, 2, 20, 12, minute)),
});

describe('recently seen places', () => {
  it('begin with the one seen now, which is in the list once', () => {
    const list = withSeenPlace([seen('a'), seen('b')], seen('b', 5));
    expect(list.map(({ placeId }) => placeId)).toEqual(['b', 'a']);
    expect(list[0]?.seenAt).toEqual(seen('b', 5).seenAt);
  });

  it('are at most fifty', () => {
    const full = Array.from({ length: maxRecentPlaces }, (_, index) => seen(`p${index}`));
    const list = withSeenPlace(full, seen('new'));
    expect(list).toHaveLength(50);
    expect(list.at(-1)?.placeId).toBe('p48');
  });

  it('are read as they were stored', () => {
    const list = [seen('a', 2), seen('b', 1)];
    expect(parseRecentPlaces(JSON.stringify(list))).toEqual(list);
  });

  it.each([[null], [''], ['{'], ['null'], ['{"a":1}'], ['[1,null,"x",{"placeId":"a"}]']])(
    'are none in %j',
    (text) => {
      expect(parseRecentPlaces(text)).toEqual([]);
    },
  );

  it('leave out what cannot be read, repetitions and pictures that must not be shown', () => {
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
