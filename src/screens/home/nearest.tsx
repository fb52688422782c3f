import { linkTo } from '#domain/routes.ts';
import { distanceInMetres } from '#domain/geo.ts';
import type { Coordinates } from '#domain/geo.ts';
import { railSize } from '#domain/home-rails.ts';
import { noFilters } from '#domain/place-filters.ts';
import type { PlaceSummary } from '#domain/place-index.ts';
import { formatDistance } from '#texts/formats.ts';
import { searchErrors } from '#texts/errors/search.ts';
import { usePlaceSearch } from '#data/search/use-place-search.ts';
import { PlaceRail } from '#components/place-card/place-rail.tsx';
import { FailureLine } from '#ui/failure-line.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';

interface NearestProps {
  title: string;
  origin: Coordinates;
}

/** The places nearest to the visitor, from the search snapshot. */
export function Nearest({ title, origin }: NearestProps) {
  const { search, error, retry } = usePlaceSearch({ query: '', categorySlugs: [] });
  if (error) return <FailureLine sentences={searchErrors} error={error} onRetry={retry} />;
  if (!search) return <LoadingRegion label="Procurando lugares perto de você..." />;
  const nearest = search.search({ query: '', filters: noFilters, sort: 'distancia', origin });
  const distanceOf = ({ geo }: PlaceSummary) =>
    geo ? formatDistance(distanceInMetres(origin, geo)) : undefined;
  return (
    <PlaceRail
      title={title}
      places={nearest.slice(0, railSize)}
      distanceOf={distanceOf}
      more={{ to: linkTo('/search', { ordenar: 'distancia' }), label: 'Ver todos' }}
    />
  );
}
