import type { ReactElement, ReactNode } from 'react';
import { Route, Star } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useCategoryNames } from '#features/categories/components/use-category-names.ts';
import { greetingAt } from '#features/home/model/greeting.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { useNow } from '#ui/use-now.ts';
import { highlightsQuery } from '#features/home/data/highlight-queries.ts';
import { placeSummary } from '#features/places/model/place-summary.ts';
import { linkTo } from '#shared/routes.ts';
import { highlightCount } from '#features/search/model/top-places.ts';
import * as texts from '#features/home/texts.ts';
import { PlaceCard } from '#features/places/components/card/place-card.tsx';
import { PlaceCardSkeleton } from '#features/places/components/card/place-grid.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Banner } from '#ui/banner.tsx';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import { categoryLink } from '#features/places/model/place-link.ts';
import { categoriesErrors } from '#features/categories/texts.ts';
import { CategoryGlyph } from '#features/categories/components/category-glyph.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/**
 * The content below the highlights. It is rendered on the server. Its heading is at the end of the first screen of a
 * phone: the chunk is loaded when the visitor scrolls to it, so that the page reacts sooner.
 */
const HomeNow = lazyPart(
  texts.loadingHomeNow,
  async () => (await import('./home-now.tsx')).HomeNowSections,
  { margin: '0px 0px -20%' },
);

export default function HomeScreen() {
  const greeting = texts.greetings[greetingAt(useNow())];
  return (
    <div className="page flex flex-col gap-6 pt-5 md:gap-10 md:pt-10">
      <title>{texts.homePageTitle}</title>
      <div>
        <p className="font-medium text-ink-muted">{greeting}</p>
        <h1 className="text-2xl font-extrabold md:text-3xl">{texts.question}</h1>
      </div>
      <CategoryStrip />
      <WeekHighlights />
      <HomeNow />
    </div>
  );
}

function WeekHighlights() {
  return (
    <section aria-labelledby="destaques">
      <h2 id="destaques" className="mb-4 text-xl font-bold md:text-2xl">
        {texts.highlightsTitle}
      </h2>
      <Highlights />
    </section>
  );
}

function Highlights() {
  const places = useQuery(highlightsQuery());
  const categories = useQuery(categoriesQuery());

  return (
    <QueryView
      query={places}
      sentences={texts.homeErrors}
      failure="h3"
      isQuiet
      // The links of the cards contain the category name.
      secondQuery={categories}
      loading={texts.loadingHighlights}
      skeleton={
        <HighlightRow
          cards={Array.from({ length: highlightCount }, (_, position) => (
            <PlaceCardSkeleton key={position} />
          ))}
        />
      }
      empty={
        <Banner
          as="h3"
          icon={<Star aria-hidden size={28} />}
          title={texts.noHighlights}
          actions={<ButtonLink to={linkTo('/categories')}>{texts.viewCategories}</ButtonLink>}
        >
          <p>{texts.noHighlightsHint}</p>
        </Banner>
      }
    >
      {(loadedPlaces) => (
        <HighlightRow
          cards={loadedPlaces.map((place, position) => (
            <PlaceCard
              key={place.id}
              place={placeSummary(place, categories.data ?? [])}
              sizes={highlightSizes}
              eager={position === 0}
            />
          ))}
        />
      )}
    </QueryView>
  );
}

/** `sizes` attribute for the images of the highlights. */
const highlightSizes = '(min-width: 90rem) 15vw, (min-width: 64rem) 30vw, 17.5rem';

/** Renders cards as a row that scrolls horizontally. Wide screens show all of them at once, in two rows or in one. */
function HighlightRow({ cards }: { cards: readonly ReactElement[] }) {
  return (
    <ul className="relative scroll-row gap-4 pb-1 lg:mx-0 lg:grid lg:grid-cols-3 lg:gap-6 lg:px-0 2xl:grid-cols-6">
      {cards.map((card) => (
        <li key={card.key} className="w-70 shrink-0 lg:w-auto">
          {card}
        </li>
      ))}
    </ul>
  );
}

const stripClasses = 'scroll-row -my-2 gap-2 py-2';
const tileClasses = 'flex w-[4.75rem] shrink-0 flex-col items-center gap-2 md:w-24';
const iconClasses = 'size-16 rounded-full md:size-[4.5rem]';
const skeletonTiles = 9;

/** Renders the day planner and the categories as a horizontally scrolling row. */
function CategoryStrip() {
  const categoryNameOf = useCategoryNames();
  const query = useQuery(categoriesQuery());
  return (
    <section aria-label={texts.categoriesLabel}>
      <QueryView
        query={query}
        sentences={categoriesErrors}
        isQuiet
        loading={texts.loadingCategories}
        skeleton={<StripSkeleton />}
      >
        {(categories) => (
          <ul className={stripClasses}>
            <Tile
              to={linkTo('/roteiro')}
              label={texts.planDay}
              icon={<Route aria-hidden size={26} />}
              colours="bg-sun-soft text-sun-ink"
            />
            {categories.map((category) => (
              <Tile
                key={category.id}
                to={categoryLink(category.name)}
                label={categoryNameOf(category.name)}
                icon={<CategoryGlyph category={category} size={26} />}
                colours="bg-sea-soft text-sea-ink"
              />
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}

interface TileProps {
  to: string;
  label: string;
  icon: ReactNode;
  colours: string;
}

function Tile({ to, label, icon, colours }: TileProps) {
  return (
    <li className="shrink-0">
      <PageLink to={to} className={`${tileClasses} group rounded-card`}>
        <span
          className={`${iconClasses} grid place-content-center ${colours} transition-colors duration-150 group-hover:bg-sea group-hover:text-on-sea`}
        >
          {icon}
        </span>
        <span className="line-clamp-2 text-center text-sm font-semibold text-balance">{label}</span>
      </PageLink>
    </li>
  );
}

function StripSkeleton() {
  return (
    <div className={stripClasses}>
      {Array.from({ length: skeletonTiles }, (_, position) => (
        <div key={position} className={tileClasses}>
          <Skeleton className={`${iconClasses} rounded-full`} />
          <Skeleton className="my-0.5 h-4 w-14" />
        </div>
      ))}
    </div>
  );
}
