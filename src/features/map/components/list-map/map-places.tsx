import type { ReactNode } from 'react';
import type { Coordinates } from '#shared/geo.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { PlaceCard } from '#features/places/components/card/place-card.tsx';

/** The places of a list by their position in it, asked for one by one: a map of ten thousand shows a few dozen. */
export interface MapPlaces {
  count: number;
  geo: (position: number) => Coordinates | null;
  place: (position: number) => Pick<PlaceSummary, 'id' | 'title'> | undefined;
  /** What its mark says; its name where absent. */
  label?: (position: number) => string;
  /** What is shown of a place that was touched. */
  card: (position: number, look: { sizes: string; distance?: string }) => ReactNode;
}

interface Summaries {
  count: number;
  geo: (position: number) => Coordinates | null;
  place: (position: number) => PlaceSummary | undefined;
}

/** Places that have the card of the lists on the map, too. */
export function placesOnMap({ count, geo, place }: Summaries): MapPlaces {
  return {
    count,
    geo,
    place,
    card: (position, look) => {
      const summary = place(position);
      return summary && <PlaceCard place={summary} eager headingLevel="h2" {...look} />;
    },
  };
}

export function listOnMap(places: readonly PlaceSummary[]): MapPlaces {
  return placesOnMap({
    count: places.length,
    geo: (position) => places[position]?.geo ?? null,
    place: (position) => places[position],
  });
}
