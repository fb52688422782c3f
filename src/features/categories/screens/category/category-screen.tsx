import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import { slugify } from '#shared/text/slug.ts';
import * as texts from '#features/categories/texts.ts';
import { PlaceGridSkeleton } from '#features/places/components/card/place-grid.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { categoryParameters } from '#shared/addresses/category-address.ts';
import type { Category } from '#features/categories/model/category.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { CategoryPlaces } from './category-places.tsx';

const skeletonCards = 6;
const UnknownCategory = lazyPart(
  texts.loading,
  async () => (await import('./unknown-category.tsx')).UnknownCategory,
);

export default function CategoryScreen() {
  const { categorySlug = '' } = useParams();
  const query = useQuery(categoriesQuery());
  return (
    <QueryView
      query={query}
      sentences={texts.categoryErrors}
      failure="h1"
      isQuiet
      loading={texts.loadingPlaces}
      skeleton={
        <div className="page pt-5 md:pt-10">
          <Skeleton className="h-[1.875rem] w-2/3 max-w-md md:h-[2.375rem]" />
          <Skeleton className="mt-1 h-6 w-full max-w-prose" />
          <div className="mt-6">
            <PlaceGridSkeleton count={skeletonCards} />
          </div>
        </div>
      }
    >
      {(categories) => {
        const category = categories.find(({ slug }) => slug === slugify(categorySlug));
        return category ? <LoadedCategory category={category} /> : <UnknownCategory />;
      }}
    </QueryView>
  );
}

function LoadedCategory({ category }: { category: Category }) {
  return (
    <div className="page pt-5 md:pt-10">
      <title>{texts.categoryPageTitle(category.name)}</title>
      <h1 className="text-2xl font-extrabold md:text-3xl">
        {texts.categoryHeading(category.name)}
      </h1>
      {category.description && (
        <p className="mt-1 max-w-prose text-ink-muted">{category.description}</p>
      )}
      <FilteredPlaces category={category} />
    </div>
  );
}

const CategoryBar = lazyPart(
  texts.loadingFilters,
  async () => (await import('./category-bar.tsx')).CategoryBar,
  { hasPlace: false },
);
const CategorySearchResults = lazyPart(
  texts.searching,
  async () => (await import('./category-search-results.tsx')).CategorySearchResults,
);

/** Renders all places of a category, or those that match the filters in the URL. */
function FilteredPlaces({ category }: { category: Category }) {
  const [params] = useSearchParams();
  return (
    <>
      <div className="mt-4 min-h-12">
        <CategoryBar category={category} />
      </div>
      {categoryParameters.some((name) => params.has(name)) ? (
        <CategorySearchResults category={category} />
      ) : (
        <CategoryPlaces category={category} />
      )}
    </>
  );
}
