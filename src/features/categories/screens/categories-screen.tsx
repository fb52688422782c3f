import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Heart, LayoutGrid } from 'lucide-react';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import type { Category } from '#features/categories/model/category.ts';
import { categoryLink } from '#features/places/model/place-link.ts';
import { linkTo } from '#shared/routes.ts';
import { langOf, shownText } from '#shared/translations.ts';
import * as texts from '#features/categories/texts.ts';
import { CategoryGlyph } from '#features/categories/components/category-glyph.tsx';
import { PlacePicture } from '#features/pictures/components/place-picture.tsx';
import { NearMe } from '#features/map/components/near-me/near-me.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Banner } from '#ui/banner.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { optionalPart } from '#ui/progressive/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { CoversBySlug } from './category-covers.tsx';

const gridClasses = 'grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4';
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

/** The server does not render it, and a visitor sees the drawings of the categories until it is loaded. */
const CategoryCovers = optionalPart(
  async () => (await import('./category-covers.tsx')).CategoryCovers,
);

function CategoryGrid() {
  const query = useQuery(categoriesQuery());
  const [covers, setCovers] = useState<CoversBySlug | null>(null);
  return (
    <QueryView
      query={query}
      sentences={texts.categoriesErrors}
      isQuiet
      loading={texts.loadingCategories}
      skeleton={
        <div className={gridClasses}>
          {Array.from({ length: skeletonCards }, (_, position) => (
            <Skeleton key={position} className="aspect-[4/3] rounded-card" />
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
        <>
          <ul className={gridClasses}>
            {categories.map((category) => (
              <li key={category.id}>
                <PageLink
                  to={categoryLink(category.name)}
                  className="block h-full overflow-hidden rounded-card border border-line bg-surface shadow-card transition-colors duration-150 hover:border-sea"
                >
                  <PlacePicture
                    image={covers?.get(category.slug) ?? null}
                    alt=""
                    category={category.slug}
                    sizes="(min-width: 64rem) 24vw, 50vw"
                    className="aspect-[16/10]"
                  />
                  <span className="block p-4">
                    <span className="flex flex-wrap items-center gap-x-2 font-bold wrap-anywhere">
                      <CategoryGlyph category={category} size={20} />
                      {shownText(category, 'name').text}
                    </span>
                    <Description category={category} />
                  </span>
                </PageLink>
              </li>
            ))}
          </ul>
          <CategoryCovers slugs={categories.map(({ slug }) => slug)} onFound={setCovers} />
        </>
      )}
    </QueryView>
  );
}

function Description({ category }: { category: Category }) {
  const description = shownText(category, 'description');
  return (
    <span
      lang={langOf(description)}
      className="mt-0.5 line-clamp-2 text-sm text-ink-muted max-lg:hidden"
    >
      {description.text}
    </span>
  );
}
