import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import * as texts from '#app/texts.ts';
import { useCategoryNames } from '#features/categories/components/use-category-names.ts';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import { popularCategories } from '#features/categories/model/popular-categories.ts';
import { categoryLink } from '#features/places/model/place-link.ts';
import { linkTo } from '#shared/routes.ts';
import { categoriesErrors } from '#features/categories/texts.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { CategoryGlyph } from '#features/categories/components/category-glyph.tsx';
import { useIsClubOpen } from './use-club-open.ts';

/** Renders the panel that CategoriesMenu opens. */
export function CategoriesPanel() {
  const { data: categories = [], error, refetch } = useQuery(categoriesQuery());
  const isClubOpen = useIsClubOpen();
  const categoryNameOf = useCategoryNames();
  return (
    <>
      <p className="px-3 pt-2 pb-1 text-sm font-semibold text-ink-muted">
        {texts.popularCategories}
      </p>
      {error && categories.length === 0 && (
        <FailureLine sentences={categoriesErrors} error={error} onRetry={() => void refetch()} />
      )}
      <ul>
        {popularCategories(categories).map((category) => (
          <li key={category.id}>
            <Link
              to={categoryLink(category.name)}
              className="flex min-h-11 items-center gap-3 rounded-control px-3 font-medium hover:bg-sunken"
            >
              <CategoryGlyph category={category} size={20} />
              {categoryNameOf(category.name)}
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to={linkTo('/categories')}
        className="mt-1 flex min-h-11 items-center rounded-control border-t border-line px-3 font-semibold text-sea-ink hover:bg-sunken"
      >
        {texts.showAllCategories}
      </Link>
      <Link
        to={linkTo('/agenda')}
        className="flex min-h-11 items-center rounded-control px-3 font-semibold text-sea-ink hover:bg-sunken"
      >
        {texts.showAgenda}
      </Link>
      {isClubOpen && (
        <Link
          to={linkTo('/subscription')}
          className="flex min-h-11 items-center rounded-control px-3 font-semibold text-sea-ink hover:bg-sunken"
        >
          {texts.showClub}
        </Link>
      )}
    </>
  );
}
