import { usePlaceSearch } from '#data/search/use-place-search.ts';
import type { Category } from '#domain/category.ts';
import { openFilterParam, parseOpenFilter } from '#domain/open-filter.ts';
import type { OpenFilter } from '#domain/open-filter.ts';
import { noFilters } from '#domain/place-filters.ts';
import { searchErrors } from '#texts/errors/search.ts';
import { resultCountText } from '#texts/search.ts';
import { FoundGrid } from '#components/found-places/found-grid.tsx';
import { PartialNotice } from '#components/found-places/partial-notice.tsx';
import { useShownCount } from '#components/found-places/use-shown-count.ts';
import { useVisitorLocation } from '#components/near-me/visitor-location.ts';
import { PlaceGridSkeleton } from '#components/place-card/place-grid.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { useOrderedAt } from '#ui/use-now.ts';
import { CategoryPlaces } from './category-places.tsx';

const skeletonCards = 6;
const details = ['hours'] as const;

interface OpenPlacesProps {
  category: Category;
  /** As it stands in the address. */
  param: string;
  onClear: () => void;
}

/** The places that an address asks for; all of the category where it asks for no moment that there is. */
export function OpenPlaces({ category, param, onClear }: OpenPlacesProps) {
  const open = parseOpenFilter(param);
  if (open === null) return <CategoryPlaces category={category} />;
  return (
    <div className="mt-6">
      <PlacesOpenAt category={category} open={open} onClear={onClear} />
    </div>
  );
}

interface PlacesOpenAtProps extends Omit<OpenPlacesProps, 'param'> {
  open: OpenFilter;
}

/** The places of a category that are open at a moment, the best rated first, from the search snapshot: no place is read. */
function PlacesOpenAt({ category, open, onClear }: PlacesOpenAtProps) {
  const { slug } = category;
  const now = useOrderedAt(openFilterParam(open));
  const origin = useVisitorLocation();
  const { shown, showMore } = useShownCount();
  const { search, isPartial, error, retry } = usePlaceSearch(
    { query: '', categorySlugs: [slug] },
    { details, needsHours: true },
  );
  const result = search?.search({
    query: '',
    filters: { ...noFilters, categories: [slug], open },
    now,
  });
  if (error) return <FailureNotice sentences={searchErrors} error={error} onRetry={retry} />;
  if (!result) {
    return (
      <LoadingRegion label="Buscando...">
        <PlaceGridSkeleton count={skeletonCards} />
      </LoadingRegion>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      {isPartial && <PartialNotice onRetry={retry} />}
      <p role="status" className="text-sm font-medium text-ink-muted">
        {resultCountText(result.count)}
      </p>
      <FoundGrid
        result={result}
        shown={shown}
        onShowMore={showMore}
        origin={origin}
        onClearFilters={onClear}
        advice="Tente outro dia ou outra hora, ou veja todos os lugares da categoria."
      />
    </div>
  );
}
