import type { ReactNode } from 'react';
import type { Coordinates } from '#shared/geo.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { PlaceCard } from '#features/places/components/card/place-card.tsx';

/**
 * The places of a list, by their position in the list. A place is looked up only when the map needs it, because a map
 * of ten thousand places shows only a few dozen of them.
 */
export interface MapPlaces {
  count: number;
  geo: (position: number) => Coordinates | null;
  place: (position: number) => MapPlace | undefined;
  /** Replaces the rating in the marker. */
  label?: (position: number) => string;
  /** The text of a cluster of places with labels. */
  clusterLabel?: (positions: readonly number[]) => string;
  /** Renders the card of a selected place. */
  renderCard: (position: number, cardProps: { sizes: string; distance?: string }) => ReactNode;
}

/** What a marker shows of a place. */
type MapPlace = Pick<PlaceSummary, 'id' | 'title' | 'hours'> &
  Partial<Pick<PlaceSummary, 'rating' | 'reviewsCount'>>;

interface PlaceSummaries {
  count: number;
  geo: (position: number) => Coordinates | null;
  place: (position: number) => PlaceSummary | undefined;
}

/**
 * Returns map places whose card is a PlaceCard, as in lists.
 * @param action replaces the heart of the cards
 */
export function createMapPlaces(
  { count, geo, place }: PlaceSummaries,
  action?: ReactNode,
): MapPlaces {
  return {
    count,
    geo,
    place,
    renderCard: (position, cardProps) => {
      const summary = place(position);
      return (
        summary && (
          <PlaceCard place={summary} eager headingLevel="h2" action={action} {...cardProps} />
        )
      );
    },
  };
}

export function toMapPlaces(places: readonly PlaceSummary[], action?: ReactNode): MapPlaces {
  return createMapPlaces(
    {
      count: places.length,
      geo: (position) => places[position]?.geo ?? null,
      place: (position) => places[position],
    },
    action,
  );
}
