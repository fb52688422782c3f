import type { PlaceSummary } from '#domain/place-index.ts';
import { placeSummary } from '#domain/place-summary.ts';
import { relatedPlaces } from '#domain/related-places.ts';
import type { Rail } from '#domain/related-places.ts';
import type { PlaceRecord } from '../search-index/held-records.ts';
import type { PlaceDirectory } from '../search-index/place-index.ts';
import { toListed } from './listed-place.ts';

/** Where one may go on from a place, as cards show it. At 10,000 places it takes a few milliseconds. */
export function relatedTo(
  place: PlaceRecord,
  { places, benefits, categories }: Pick<PlaceDirectory, 'places' | 'benefits' | 'categories'>,
): Rail<PlaceSummary>[] {
  const rails = relatedPlaces(place, places(), (id) => benefits.has(id));
  return rails.map(({ kind, places: chosen }) => ({
    kind,
    places: chosen.map((record) => ({
      ...placeSummary(toListed(record), categories),
      benefit: benefits.get(record.id) ?? null,
    })),
  }));
}
