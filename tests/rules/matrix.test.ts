import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { storedCollections } from '#server/features/account/privacy/collections.ts';

import { actors, startLocalCity } from './local-city.ts';
import type { LocalCity } from './local-city.ts';
import { attempts } from './matrix-attempts.ts';
import { matrixRows } from './matrix-table.ts';

const rows = matrixRows(actors);

let city: LocalCity;

beforeAll(async () => {
  city = await startLocalCity();
});

afterAll(() => city.close());

async function isAllowed(row: string, actor: string): Promise<boolean> {
  const attempt = attempts[row];
  if (attempt === undefined) throw new Error(`Nothing is sent for '${row}'.`);
  try {
    await attempt(city.as(actor), actor);
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'permission-denied') return false;
    throw error;
  }
}

describe('the permission matrix, through the official client', () => {
  it.each(rows.map(({ collection, operation, allowed }) => [collection, operation, allowed]))(
    '%s: %s',
    async (collection, operation, allowed) => {
      const reads = /^(get|list|count)\b/.test(String(operation));
      const passed: string[] = [];
      for (const actor of actors) {
        if (!(await isAllowed(`${String(collection)} ${String(operation)}`, actor))) continue;
        passed.push(actor);
        if (!reads) await city.reset();
      }
      expect(passed).toEqual(allowed);
    },
  );

  it('contains every kind of access to every collection', () => {
    const ways = ['get', 'list', 'create', 'update', 'delete'];
    const collections = [...new Set(rows.map(({ collection }) => collection))];
    const missing = collections.flatMap((collection) =>
      ways
        .filter(
          (way) =>
            !rows.some((row) => row.collection === collection && row.operation.startsWith(way)),
        )
        .map((way) => `${collection} ${way}`),
    );
    expect(missing).toEqual([]);
    expect(collections.toSorted()).toEqual(Object.keys(storedCollections).toSorted());
  });

  it('sends no request that is missing in the table', () => {
    const known = new Set(rows.map(({ collection, operation }) => `${collection} ${operation}`));
    const extra = Object.keys(attempts).filter((row) => !known.has(row));
    expect(extra).toEqual([]);
  });
});
