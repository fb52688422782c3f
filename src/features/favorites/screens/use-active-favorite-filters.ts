import { useCategoryNames } from '#features/categories/components/use-category-names.ts';
import * as texts from '#features/favorites/arrangement-texts.ts';
import { favoriteFilterOptions } from '#features/favorites/model/favorite-arrangement.ts';
import type {
  FavoriteFilters,
  FavoriteWithPlace,
} from '#features/favorites/model/favorite-arrangement.ts';

interface ActiveFilter {
  id: string;
  text: string;
  /** The filter values after this filter is removed. */
  clearedValues: Partial<FavoriteFilters>;
}

/** Returns the active filters as text. The map area is left out because the list shows its own chip for it. */
export function useActiveFavoriteFilters(
  filters: FavoriteFilters,
  favorites: readonly FavoriteWithPlace[],
): ActiveFilter[] {
  const categoryNameOf = useCategoryNames();
  const options = favoriteFilterOptions(favorites);
  const { categories, neighborhoods, isOpen, withBenefit } = filters;
  return [
    ...categories.map((slug) => ({
      id: `categoria ${slug}`,
      text: categoryNameOf(options.categories.find((option) => option.slug === slug)?.name ?? slug),
      clearedValues: { categories: categories.filter((other) => other !== slug) },
    })),
    ...neighborhoods.map((slug) => ({
      id: `bairro ${slug}`,
      text: options.neighborhoods.find((option) => option.slug === slug)?.name ?? slug,
      clearedValues: { neighborhoods: neighborhoods.filter((other) => other !== slug) },
    })),
    ...(isOpen ? [{ id: 'aberto', text: texts.openNow, clearedValues: { isOpen: false } }] : []),
    ...(withBenefit
      ? [{ id: 'beneficio', text: texts.withBenefit, clearedValues: { withBenefit: false } }]
      : []),
  ];
}
