import { linkTo } from '#domain/routes.ts';
import { distanceInMetres } from '#domain/geo.ts';
import type { Coordinates } from '#domain/geo.ts';
import { railSize } from '#domain/home-rails.ts';
import { noFilters } from '#domain/place-filters.ts';
import type { PlaceSummary } from '#domain/place-index.ts';
import { formatDistance } from '#texts/formats.ts';
import { searchErrors } from '#texts/errors/places.ts';
import { usePlaceSearch } from '#data/search/use-place-search.ts';
import { NearMe } from '#components/near-me/near-me.tsx';
import { useVisitorLocation } from '#components/near-me/visitor-location.ts';
import { PlaceRail, RailSection } from '#components/place-card/place-rail.tsx';
import { FailureLine } from '#ui/failure-line.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';

const title = 'Perto de você';

/** The nearest places, once the visitor has let us know where they are. */
export function NearYou() {
  const origin = useVisitorLocation();
  if (origin) return <Nearest origin={origin} />;
  return (
    <RailSection title={title}>
      <p className="mb-4 text-ink-muted">
        Sua localização ordena os lugares por distância e não sai deste aparelho.
      </p>
      <NearMe onLocated={stay} />
    </RailSection>
  );
}

function stay() {
  // The places come where the button was.
}

function Nearest({ origin }: { origin: Coordinates }) {
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
