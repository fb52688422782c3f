import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import { langOf, shownText } from '#shared/translations.ts';
import { slugify } from '#shared/text/slug.ts';
import * as texts from '#features/categories/texts.ts';
import { PlaceGridSkeleton } from '#features/places/components/card/place-grid.tsx';
import { FilterButton } from '#features/search/components/filters/filter-button.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { categoryParameters } from '#shared/addresses/category-address.ts';
import type { Category } from '#features/categories/model/category.ts';
import { lazyDialog, lazyPart, optionalPart } from '#ui/progressive/lazy-part.tsx';
import { useOverlay } from '#ui/use-overlay.ts';
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
          <div className="mt-6 list-next-to-map gap-6">
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
  const name = shownText(category, 'name').text;
  const description = shownText(category, 'description');
  return (
    <div className="page pt-5 md:pt-10">
      <title>{texts.categoryPageTitle(name)}</title>
      <h1 className="text-2xl font-extrabold md:text-3xl">{texts.categoryHeading(name)}</h1>
      {description.text && (
        <p lang={langOf(description)} className="mt-1 max-w-prose text-ink-muted">
          {description.text}
        </p>
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
const CategoryFilterSheet = lazyDialog(async () => {
  const code = await import('./category-bar.tsx');
  code.preloadFilterSheet();
  return code.CategoryFilterSheet;
});
const CategorySearchResults = lazyPart(
  texts.searching,
  async () => (await import('./category-search-results.tsx')).CategorySearchResults,
);

/** The map next to the list, on screens that are as wide as `list-next-to-map` needs. */
const CategoryMap = optionalPart(async () => {
  const wide = matchMedia('(min-width: 80rem)');
  if (!wide.matches) {
    await new Promise((resolve) => {
      wide.addEventListener('change', resolve, { once: true });
    });
  }
  return (await import('./category-map.tsx')).CategoryMap;
});

/** Renders all places of a category, or those that match the filters in the URL. */
function FilteredPlaces({ category }: { category: Category }) {
  const [params] = useSearchParams();
  const list = useRef<HTMLDivElement>(null);
  return (
    <>
      <CategoryControls category={category} />
      {categoryParameters.some((name) => params.has(name)) ? (
        <CategorySearchResults category={category} />
      ) : (
        <div className="list-next-to-map gap-6">
          <div ref={list}>
            <CategoryPlaces category={category} />
          </div>
          <CategoryMap category={category} listRef={list} />
        </div>
      )}
    </>
  );
}

/** Renders the controls of the list. The first one needs little code, so it works before the code of the others loads. */
function CategoryControls({ category }: { category: Category }) {
  const [count, setCount] = useState(0);
  const sheet = useOverlay();
  return (
    <div className="mt-4 min-h-12">
      <div className="scroll-row -my-1.5 items-center gap-2 py-2 sm:gap-3">
        <FilterButton count={count} preload={CategoryFilterSheet.preload} onOpen={sheet.open} />
        <CategoryBar category={category} onCount={setCount} />
      </div>
      {sheet.isOpen && <CategoryFilterSheet category={category} sheet={sheet} />}
    </div>
  );
}
