import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { categoriesQuery } from '#data/categories/category-queries.ts';
import type { Coordinates } from '#domain/geo.ts';
import { activeFilterCount, noFilters } from '#domain/place-filters.ts';
import { unknownCategories } from '#domain/search-params.ts';
import type { SearchState } from '#domain/search-params.ts';
import { searchErrors } from '#texts/errors/search.ts';
import { resultCountText } from '#texts/search.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { FoundGrid } from '#components/found-places/found-grid.tsx';
import { PartialNotice } from '#components/found-places/partial-notice.tsx';
import { useShownCount } from '#components/found-places/use-shown-count.ts';
import { PlaceGridSkeleton } from '#components/place-card/place-grid.tsx';
import { cx } from '#ui/class-names.ts';
import { LoadingRegion } from '#ui/loading-region.tsx';
import type { FoundPlaces } from './use-found-places.ts';

const skeletonCards = 6;
/** Longest piece of a made-up address that the page repeats. */
const maxNameLength = 40;

interface SearchOutcomeProps {
  state: SearchState;
  found: FoundPlaces;
  origin: Coordinates | null;
  onChange: (state: SearchState) => void;
}

/** What a search found, or why it found nothing. */
export function SearchOutcome({ state, found, origin, onChange }: SearchOutcomeProps) {
  const { filters } = state;
  const { result, isPartial, error, retry } = found;
  const unknown = useUnknownCategories();
  const { shown, showMore } = useShownCount();

  return (
    <>
      {unknown.length > 0 && (
        <p role="status" className="rounded-card bg-warning-soft p-4 text-warning">
          {unknown.length === 1
            ? `A categoria “${unknown.join()}” não existe.`
            : `Estas categorias não existem: ${unknown.join(', ')}.`}{' '}
          <button
            type="button"
            className="min-h-11 font-semibold underline"
            onClick={() => {
              onChange({ ...state, filters: { ...filters, categories: [] } });
            }}
          >
            Buscar em todas
          </button>
        </p>
      )}
      {isPartial && <PartialNotice onRetry={retry} />}
      <p
        role="status"
        className={cx('text-sm font-medium text-ink-muted', result?.count === 0 && 'sr-only')}
      >
        {result && resultCountText(result.count, result.isWhole)}
      </p>
      {result ? (
        <FoundGrid
          isBesideMap
          result={result}
          shown={shown}
          onShowMore={showMore}
          origin={origin}
          onClearFilters={
            activeFilterCount(filters) > 0
              ? () => {
                  onChange({ ...state, filters: noFilters });
                }
              : undefined
          }
          advice="Confira a grafia, use menos palavras ou tente outro bairro."
        />
      ) : error ? (
        <FailureNotice sentences={searchErrors} error={error} onRetry={retry} />
      ) : (
        <LoadingRegion label="Buscando...">
          <PlaceGridSkeleton isBesideMap count={skeletonCards} />
        </LoadingRegion>
      )}
    </>
  );
}

/** Categories in the address that do not exist; known only once the categories are. */
function useUnknownCategories(): string[] {
  const [params] = useSearchParams();
  const { data: categories } = useQuery(categoriesQuery());
  if (!categories) return [];
  return unknownCategories(
    params,
    categories.map(({ slug }) => slug),
  ).map((slug) => (slug.length > maxNameLength ? `${slug.slice(0, maxNameLength)}…` : slug));
}
