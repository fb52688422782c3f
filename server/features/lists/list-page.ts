import type { NamedList } from '#features/lists/model/named-list.ts';
import { placeSummary } from '#features/places/model/place-summary.ts';
import type { PublicList } from '#features/lists/model/public-list.ts';
import { storedHours } from '#features/places/model/stored-place-lists.ts';
import type { PlaceDirectory } from '#server/search-index/place-index.ts';
import { toListed } from '#server/search-index/listed-place.ts';

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
