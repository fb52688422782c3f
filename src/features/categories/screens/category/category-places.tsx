import { useInfiniteQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { categoryPlacesQuery } from '#features/places/data/place-queries.ts';
import type { Category } from '#features/categories/model/category.ts';
import { shownText } from '#shared/translations.ts';
import * as texts from '#features/categories/texts.ts';
import { placeSummary } from '#features/places/model/place-summary.ts';
import { linkTo } from '#shared/routes.ts';
import { placeListErrors } from '#features/places/texts.ts';
import { PlaceGrid, PlaceGridSkeleton } from '#features/places/components/card/place-grid.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EndlessList } from '#ui/endless-list.tsx';
import { Banner } from '#ui/banner.tsx';

const skeletonCards = 6;

/** Renders the active places of a category, newest first, page by page. */
export function CategoryPlaces({ category }: { category: Category }) {
  const query = useInfiniteQuery(categoryPlacesQuery(category.id));
  return (
    <EndlessList
      query={query}
      sentences={placeListErrors}
      loading={texts.loadingPlaces}
      skeleton={
        <div className="mt-6">
          <PlaceGridSkeleton count={skeletonCards} />
        </div>
      }
      moreLabel={texts.showMorePlaces}
      empty={
        <Banner
          icon={<MapPin aria-hidden size={28} />}
          title={texts.noPlacesTitle}
          actions={<ButtonLink to={linkTo('/categories')}>{texts.otherCategories}</ButtonLink>}
        >
          <p>{texts.noPlacesHint(shownText(category, 'name').text)}</p>
        </Banner>
      }
    >
      {(places) => (
        <div className="mt-6">
          <PlaceGrid
            headingLevel="h2"
            places={places.map((place) => placeSummary(place, [category]))}
          />
        </div>
      )}
    </EndlessList>
  );
}
