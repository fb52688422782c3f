import { describe, expect, it } from 'vitest';
import { checkIndexEntries } from './index-entries.ts';
import { indexCatalogFrom } from './indexes.ts';
import type { Value, ValueMap } from './value.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, i) => BigInt(i));
const named = (count: number): [string, Value][] => numbers(count).map((n) => [`f${n}`, n]);
const large = 1_000_000;

function isAccepted(fields: ValueMap, indexes?: object, bytes = large): boolean {
  const catalog = indexes === undefined ? null : indexCatalogFrom(indexes);
  try {
    checkIndexEntries(catalog, 'c/a', fields, bytes);
    return true;
  } catch (error) {
    expect(error).toMatchObject({ status: 'INVALID_ARGUMENT' });
    return false;
  }
}

const list = (count: number): ValueMap => new Map([['l', numbers(count)]]);

describe('index entries of one document', () => {
  it('are two for a plain field at any depth of a map', () => {
    expect(isAccepted(new Map(named(20_000)))).toBe(true);
    expect(isAccepted(new Map(named(20_001)))).toBe(false);
    const inMap = (count: number) => new Map([['m', new Map(named(count))]]);
    expect(isAccepted(inMap(20_000))).toBe(true);
    expect(isAccepted(inMap(20_001))).toBe(false);
  });

  it('are one for each distinct element of an array', () => {
    expect(isAccepted(list(40_000))).toBe(true);
    expect(isAccepted(list(40_001))).toBe(false);
    expect(isAccepted(new Map([['l', Array<Value>(50_000).fill('same')]]))).toBe(true);
  });

  it('include the composite indexes that contain the document', () => {
    const contains = { fieldPath: 'l', arrayConfig: 'CONTAINS' };
    const index = (field: string, collectionGroup = 'c') => ({
      collectionGroup,
      fields: [contains, { fieldPath: field, order: 'ASCENDING' }],
    });
    const fields = new Map<string, Value>([...list(20_000), ['n', 1n]]);
    expect(isAccepted(fields, { indexes: [index('none'), index('n', 'other')] })).toBe(true);
    expect(isAccepted(fields, { indexes: [index('n')] })).toBe(false);
    expect(isAccepted(new Map([...list(19_998), ['n', 1n]]), { indexes: [index('n')] })).toBe(true);
  });

  it('are not created for exempt fields and the fields inside them', () => {
    const exempt = (fieldPath: string) => ({
      fieldOverrides: [{ collectionGroup: 'c', fieldPath, indexes: [] }],
    });
    expect(isAccepted(list(50_000), exempt('l'))).toBe(true);
    expect(isAccepted(list(50_000), exempt('other'))).toBe(false);
    expect(isAccepted(list(50_000), exempt('*'))).toBe(true);
    expect(isAccepted(new Map([['m', new Map(named(30_000))]]), exempt('m'))).toBe(true);
  });

  it('are not counted in a document too small to reach the limit', () => {
    expect(isAccepted(list(40_001), undefined, 20_000)).toBe(true);
  });
});
