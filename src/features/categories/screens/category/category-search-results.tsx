import type { Category } from '#features/categories/model/category.ts';
import { shownText } from '#shared/translations.ts';
import * as texts from '#features/categories/texts.ts';
import { activeFilterCount, categorySort } from '#features/search/model/place-filters.ts';
import { FoundOutcome } from '#features/search/components/found/found-outcome.tsx';
import { useFoundPlaces } from '#features/search/components/found/use-found-places.ts';
import { useVisitorLocation } from '#features/map/components/near-me/visitor-location.ts';
import { FilteredList } from '#features/search/components/filters/filtered-list.tsx';
import { useSearchAddress } from '#features/search/components/filters/use-search-address.ts';
import { CategoryPlaces } from './category-places.tsx';

const searchOptions = { hasCriteria: true, hasMap: true };

/**
 * Renders the places of a category that match the URL, or CategoryPlaces if the URL has no valid filter, map or order.
 */
export function CategorySearchResults({ category }: { category: Category }) {
  const { state, clearedFilters: defaultFilters } = useSearchAddress(category.slug);
  const { filters, sort, isMapShown } = state;
  const hasFilters = activeFilterCount(filters) > activeFilterCount(defaultFilters);
  if (!hasFilters && !isMapShown && sort === categorySort) {
    return <CategoryPlaces category={category} />;
  }
  return (
    <div className={isMapShown ? 'lg:mt-5' : 'mt-5'}>
      <CategorySearch category={category} hasFilters={hasFilters} />
    </div>
  );
}

interface CategorySearchProps {
  category: Category;
  hasFilters: boolean;
}

/** Renders the places found in the search snapshot. Reads no documents of places. */
function CategorySearch({ category, hasFilters }: CategorySearchProps) {
  const address = useSearchAddress(category.slug);
  const { state, clearedFilters: defaultFilters, update } = address;
  const origin = useVisitorLocation();
  const foundPlaces = useFoundPlaces(state, origin, searchOptions);
  return (
    <FilteredList
      address={address}
      foundPlaces={foundPlaces}
      origin={origin}
      mapLabel={texts.mapOf(shownText(category, 'name').text)}
      hasMapSwitch={false}
    >
      <FoundOutcome
        foundPlaces={foundPlaces}
        origin={origin}
        onClearFilters={
          hasFilters
            ? () => {
                update({ ...state, filters: defaultFilters });
              }
            : undefined
        }
        emptyHint={texts.noMatchesHint}
      />
    </FilteredList>
  );
}
