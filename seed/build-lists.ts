import { toStoredItems } from '#features/lists/model/named-list.ts';
import { dayMs } from '#shared/time-units.ts';
import { uidOf } from './build-people.ts';
import { placeIdOf } from './build-places.ts';
import type { ListCountFields, ListFields, SeedDocument } from './city.ts';
import { lists } from './data/lists.ts';

interface Lists {
  lists: SeedDocument<ListFields>[];
  listCounts: SeedDocument<ListCountFields>[];
}

/** Returns the lists of the demo accounts, and the number of lists per account, which the security rules need. */
export function buildLists(now: Date): Lists {
  const counts = new Map<string, ListCountFields>();
  const documents = lists.map(({ id, by, name, note, places, isPublic = false, daysAgo }) => {
    const userId = uidOf(by);
    const at = new Date(now.getTime() - daysAgo * dayMs);
    counts.set(userId, { count: (counts.get(userId)?.count ?? 0) + 1, last: id, at });
    const items = Object.entries(places).map(([title, said]) => ({
      placeId: placeIdOf(title),
      note: said,
    }));
    return {
      id,
      fields: {
        ...{ userId, name, note, isPublic, items: toStoredItems(items) },
        ...{ createdAt: at, updatedAt: at },
      },
    };
  });
  const listCounts = [...counts].map(([id, fields]) => ({ id, fields }));
  return { lists: documents, listCounts };
}
