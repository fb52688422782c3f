import type { NamedList } from '#features/lists/model/named-list.ts';
import { placeSummary } from '#features/places/model/place-summary.ts';
import type { PublicList } from '#features/lists/model/public-list.ts';
import { toStoredHours } from '#features/places/model/stored-place-lists.ts';
import type { PlaceDirectory } from '#server/search-index/place-index.ts';
import { toListedPlace } from '#server/search-index/listed-place.ts';

type ListPlaceSource = Pick<PlaceDirectory, 'place' | 'categories' | 'benefits'>;

/** Returns a list with its places from memory, without a database read. */
export function toPublicList(
  { id, name, note, language, items: allItems }: NamedList,
  { place: placeOf, categories, benefits }: ListPlaceSource,
): PublicList {
  const items = allItems.flatMap((item) => {
    const record = placeOf(item.placeId);
    if (!record) return [];
    const card = placeSummary(toListedPlace(record), categories);
    return [{ place: { ...card, benefit: benefits.get(record.id) ?? null }, note: item.note }];
  });
  return { id, name, note, language, items, missing: allItems.length - items.length };
}

/** Serializes a list in the format that the browser code parses. */
export function toPublicListBody({ items, ...list }: PublicList): object {
  return {
    ...list,
    items: items.map(({ place: { hours, ...card }, note }) => ({
      place: { ...card, hours: toStoredHours(hours) },
      note,
    })),
  };
}
