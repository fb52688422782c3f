import { useQuery } from '@tanstack/react-query';
import { Heart, LayoutGrid } from 'lucide-react';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import type { Category } from '#features/categories/model/category.ts';
import { categoryLink } from '#features/places/model/place-link.ts';
import { linkTo } from '#shared/routes.ts';
import { langOf, shownText } from '#shared/translations.ts';
import * as texts from '#features/categories/texts.ts';
import { CategoryGlyph } from '#features/categories/components/category-glyph.tsx';
import { NearMe } from '#features/map/components/near-me/near-me.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Banner } from '#ui/banner.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const gridClasses = 'grid grid-cols-1 gap-3 sm:grid-cols-2 md:gap-4 lg:grid-cols-3';
const skeletonCards = 8;

export default function CategoriesScreen() {
  return (
    <div className="page flex flex-col gap-6 pt-5 md:pt-10">
      <title>{texts.categoriesPageTitle}</title>
      <div>
        <h1 className="text-2xl font-extrabold md:text-3xl">{texts.categoriesHeading}</h1>
        <p className="mt-1 text-ink-muted">{texts.categoriesIntro}</p>
      </div>
      <NearMe
        extraActions={
          <ButtonLink to={linkTo('/favorites')} variant="secondary">
            <Heart aria-hidden size={20} />
            {texts.myFavorites}
          </ButtonLink>
        }
      />
      <CategoryGrid />
    </div>
  );
}

function CategoryGrid() {
  const query = useQuery(categoriesQuery());
  return (
    <QueryView
      query={query}
      sentences={texts.categoriesErrors}
      isQuiet
      loading={texts.loadingCategories}
      skeleton={
        <div className={gridClasses}>
          {Array.from({ length: skeletonCards }, (_, position) => (
            <Skeleton key={position} className="h-24 rounded-card" />
          ))}
        </div>
      }
      empty={
        <Banner
          icon={<LayoutGrid aria-hidden size={28} />}
          title={texts.noCategoriesTitle}
          actions={<ButtonLink to={linkTo('/search', { q: '' })}>{texts.searchPlaces}</ButtonLink>}
        >
          <p>{texts.noCategoriesHint}</p>
        </Banner>
      }
    >
      {(categories) => (
        <ul className={gridClasses}>
          {categories.map((category) => (
            <li key={category.id}>
              <PageLink
                to={categoryLink(category.name)}
                className="group flex h-full min-h-24 items-center gap-4 rounded-card border border-line bg-surface p-4 shadow-card transition-colors duration-150 hover:border-sea"
              >
                <span className="grid size-14 shrink-0 place-content-center rounded-full bg-sea-soft text-sea-ink transition-colors duration-150 group-hover:bg-sea group-hover:text-on-sea">
                  <CategoryGlyph category={category} size={26} />
                </span>
                <span className="min-w-0">
                  <span className="block font-bold">{shownText(category, 'name').text}</span>
                  <Description category={category} />
                </span>
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}

function Description({ category }: { category: Category }) {
  const description = shownText(category, 'description');
  return (
    <span lang={langOf(description)} className="mt-0.5 line-clamp-2 text-sm text-ink-muted">
      {description.text}
    </span>
  );
}
