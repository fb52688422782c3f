import type { NamedList } from '#features/lists/model/named-list.ts';
import { placeIdFromParam } from '#features/places/model/place-link.ts';
import { placeSummary } from '#features/places/model/place-summary.ts';
import type { PublicList } from '#features/lists/model/public-list.ts';
import { storedHours } from '#features/places/model/stored-place-lists.ts';
import { withDeadline } from '#server/platform/http/deadline.ts';
import type { PlaceDirectory } from '#server/search-index/place-index.ts';
import { toListed } from '#server/search-index/listed-place.ts';
import type { PublicLists } from './public-lists.ts';
import type { SiteRoute } from '#server/site/site-routes.ts';

/** Longest a page waits for its list, in milliseconds; past it the page says that it cannot be had now. */
const patienceMs = 2_000;

/** What is known of the list that an address names. */
export type AskedList =
  | { kind: 'found'; list: PublicList; readAt: number }
  /** Nobody's, private or gone: it is not told which. */
  | { kind: 'missing' }
  | { kind: 'unavailable' };

/**
 * The list that an address names, as it is shown; null for an address that names none. Never throws.
 * @param directory the public places; null when they cannot be had
 */
export async function askedList(
  { path, parameters }: Pick<SiteRoute, 'path' | 'parameters'>,
  directory: ListedPlaces | null,
  lists: PublicLists,
): Promise<AskedList | null> {
  if (path !== '/listas/:listId') return null;
  try {
    const id = placeIdFromParam(parameters['listId'] ?? '');
    const { list, readAt } = await withDeadline(lists.read(id), patienceMs, 'the list of a page');
    if (!list) return { kind: 'missing' };
    if (!directory) return { kind: 'unavailable' };
    return { kind: 'found', list: listPage(list, directory), readAt };
  } catch {
    // The page says so, and its browser asks again.
    return { kind: 'unavailable' };
  }
}

type ListedPlaces = Pick<PlaceDirectory, 'place' | 'categories' | 'benefits'>;

/** A list with its places, of which none is read: the server holds them. */
export function listPage(
  { id, name, note, items: all }: NamedList,
  { place: placeOf, categories, benefits }: ListedPlaces,
): PublicList {
  const items = all.flatMap((item) => {
    const record = placeOf(item.placeId);
    if (!record) return [];
    const card = placeSummary(toListed(record), categories);
    return [{ place: { ...card, benefit: benefits.get(record.id) ?? null }, note: item.note }];
  });
  return { id, name, note, items, missing: all.length - items.length };
}

/** The same as the browser's readers read it. */
export function listPageBody({ items, ...list }: PublicList): object {
  return {
    ...list,
    items: items.map(({ place: { hours, ...card }, note }) => ({
      place: { ...card, hours: storedHours(hours) },
      note,
    })),
  };
}
