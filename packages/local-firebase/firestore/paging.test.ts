import { describe, expect, it } from 'vitest';
import { pageOf } from './paging.ts';

const page = (items: string[], pageSize: unknown, pageToken?: unknown) =>
  pageOf(items, { pageSize, pageToken }, (item) => item);

describe('pages', () => {
  it('cover the list once, and the last page has no token', () => {
    const items = ['a', 'b', 'c', 'd', 'e'];
    const seen: string[] = [];
    let token: string | undefined;
    do {
      const next = page(items, 2, token);
      seen.push(...next.items);
      token = next.nextPageToken;
    } while (token !== undefined);
    expect(seen).toEqual(items);
  });

  it('neither repeat nor skip when the list changes in between', () => {
    const { nextPageToken } = page(['b', 'c', 'd', 'e'], 2);
    expect(page(['a', 'b', 'c', 'd', 'e'], 2, nextPageToken).items).toEqual(['d', 'e']);
    expect(page(['b', 'd', 'e'], 2, nextPageToken).items).toEqual(['d', 'e']);
  });

  it('refuse invalid sizes and tokens', () => {
    expect(() => page([], -1)).toThrow('page size');
    expect(() => page([], 'many')).toThrow('page size');
    expect(() => page([], 2, 'xyz')).toThrow('page token');
  });
});
