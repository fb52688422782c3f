import { linkTo } from '#shared/routes.ts';
import type { Coordinates } from '#shared/geo.ts';
import { railSize } from '#features/home/model/home-rails.ts';
import * as texts from '#features/home/texts.ts';
import { noFilters } from '#features/search/model/place-filters.ts';
import { searchErrors } from '#features/search/texts.ts';
import { usePlaceSearch } from '#features/search/data/use-place-search.ts';
import { PartialResultsBanner } from '#features/search/components/found/partial-results-banner.tsx';
import { distanceText } from '#features/map/components/near-me/distance-text.ts';
import { PlaceRail } from '#features/places/components/card/place-rail.tsx';
import { FailureLine } from '#ui/failure-line.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';

interface NearestPlacesProps {
  title: string;
  origin: Coordinates;
}

/** Renders the places nearest to the visitor, from the search snapshot. */
export function NearestPlaces({ title, origin }: NearestPlacesProps) {
  const { search, isPartial, error, retry } = usePlaceSearch({ query: '', categorySlugs: [] });
  if (error) return <FailureLine sentences={searchErrors} error={error} onRetry={retry} />;
  if (!search) return <LoadingRegion label={texts.findingNearbyPlaces} />;
  // A partial search may miss nearer places.
  if (isPartial) return <PartialResultsBanner onRetry={retry} />;
  const nearestPlaces = search.search({ query: '', filters: noFilters, sort: 'distancia', origin });
  return (
    <PlaceRail
      title={title}
      places={nearestPlaces.slice(0, railSize)}
      distanceOf={({ geo }) => distanceText(origin, geo)}
      more={{ to: linkTo('/search', { ordenar: 'distancia' }), label: texts.seeAll }}
    />
  );
}
