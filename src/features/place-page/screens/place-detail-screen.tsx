import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { CloudOff, MapPinOff } from 'lucide-react';
import { unknownCategoryName } from '#features/categories/model/category-options.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { categoryQuery } from '#features/categories/data/category-queries.ts';
import type { EventSummary } from '#features/events/model/agenda/agenda.ts';
import { placeQuery } from '#features/places/data/place-queries.ts';
import { relatedPlacesQuery } from '#features/places/data/related-places-queries.ts';
import { AppError, errorCode, isFinalReadError } from '#shared/app-error.ts';
import type { ClubBenefit } from '#features/offers/model/club-benefit.ts';
import { placeIdFromParam, placeLinkCorrection } from '#features/places/model/place-link.ts';
import { cardFromState } from '#features/places/components/card/card-state.ts';
import { useBenefit } from '#features/places/components/card/use-benefit.ts';
import { ReservationFormProvider } from '#features/reservations/components/reserve/reservation-form-provider.tsx';
import type { Category } from '#features/categories/model/category.ts';
import * as texts from '#features/place-page/texts.ts';
import type { Place } from '#features/places/model/place.ts';
import { reviewKeys } from '#features/reviews/data/review-keys.ts';
import type { Page } from '#platform/firestore/page-cursor.ts';
import type { Review } from '#features/reviews/model/review.ts';
import { useNow } from '#ui/use-now.ts';
import { useCanonicalPath } from '#ui/use-canonical-path.ts';
import * as brand from '#shared/brand.ts';
import { linkTo } from '#shared/routes.ts';
import { placeDetailErrors } from '#features/places/page-texts.ts';
import { errorText } from '#shared/error-sentences.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Banner } from '#ui/banner.tsx';
import { PlaceDetailSkeleton } from './place-detail-skeleton.tsx';
import { PlacePage } from './place-page.tsx';
import { useRecordVisit } from './use-record-visit.ts';

const missingIdError = new AppError('invalid-input', 'The address holds no place id');

export default function PlaceDetailScreen() {
  const { categorySlug = '', placeId: placeParam = '' } = useParams();
  const { state } = useLocation() as { state: unknown };
  const id = placeIdFromParam(placeParam).trim();
  const openedCard = cardFromState(state, id);
  // The benefit is requested in parallel with the place, unless the card in the history state contains it.
  const benefit = useBenefit({ id, benefit: openedCard?.benefit });
  const place = useQuery({ ...placeQuery(id), enabled: id !== '' });
  // Requested in parallel with the place, too, because the events of a venue are near its top.
  const { data: related } = useQuery({ ...relatedPlacesQuery(id), enabled: id !== '' });
  const categoryId = place.data?.category ?? '';
  const { data, isError } = useQuery({
    ...categoryQuery(categoryId),
    enabled: place.data !== undefined,
  });
  const category = isError ? null : data === undefined ? cardCategory(openedCard) : data;

  if (id === '' || (place.error && !place.data)) {
    return (
      <PlaceLoadFailure
        error={id === '' ? missingIdError : place.error}
        onRetry={() => void place.refetch()}
      />
    );
  }
  if (!place.data) return <PlaceDetailSkeleton card={openedCard} category={category} />;

  return (
    <LoadedPlace
      // Resets all state (open image, map, expanded texts) when the place changes.
      key={place.data.id}
      place={place.data}
      category={category}
      benefit={benefit}
      events={related?.events ?? null}
      routeParams={{ categorySlug, placeParam }}
    />
  );
}

/** Returns the category that a card shows; undefined without a card or for an unknown category. */
function cardCategory(card: PlaceSummary | null): Pick<Category, 'name'> | undefined {
  return card && card.categoryName !== unknownCategoryName
    ? { name: card.categoryName }
    : undefined;
}

interface LoadedPlaceProps {
  place: Place;
  category: Pick<Category, 'name'> | null | undefined;
  benefit: ClubBenefit | null;
  events: readonly EventSummary[] | null;
  routeParams: { categorySlug: string; placeParam: string };
}

function LoadedPlace({ place, category, benefit, events, routeParams }: LoadedPlaceProps) {
  useCanonicalPlacePath(place, category, routeParams);
  useRecordVisit(place, category);
  // A benefit that loads after the place is ignored, because it would cause a layout shift.
  const [initialBenefit] = useState(benefit);
  // For the same reason, events that load later are shown at the end of the page.
  const now = useNow();
  const [initialEvents] = useState(
    () => events?.filter(({ dates }) => dates.some(({ endsAt }) => endsAt > now)) ?? null,
  );
  const reviews = useFirstReviews(place.id);
  return (
    <ReservationFormProvider place={place}>
      <PlacePage
        place={place}
        category={category}
        benefit={initialBenefit}
        events={initialEvents}
        reviews={reviews}
      />
    </ReservationFormProvider>
  );
}

const noReviews: readonly Review[] = [];

/**
 * Returns the first reviews of a place; null until the part of the page with the reviews has loaded them. Reads only the
 * cache, because the code of paginated queries is loaded with that part.
 */
function useFirstReviews(placeId: string): readonly Review[] | null {
  const { data, isError } = useQuery<InfiniteData<Page<Review>>>({
    queryKey: reviewKeys.ofPlace(placeId),
    enabled: false,
  });
  return data?.pages[0]?.items ?? (isError ? noReviews : null);
}

interface PlaceRouteParams {
  categorySlug: string;
  placeParam: string;
}

/**
 * Replaces a wrong or incomplete URL with the canonical one, after the category has loaded. Keeps the category segment
 * if the category is unknown.
 */
function useCanonicalPlacePath(
  { id, title }: Pick<Place, 'id' | 'title'>,
  category: Pick<Category, 'name'> | null | undefined,
  routeParams: PlaceRouteParams,
): void {
  const categoryName = category === null ? routeParams.categorySlug : category?.name;
  useCanonicalPath(
    categoryName === undefined
      ? null
      : placeLinkCorrection({ id, title, categoryName }, routeParams),
  );
}

/** Renders the error for a place that does not exist or failed to load, with links or a retry button. */
function PlaceLoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const code = errorCode(error);
  const { title, hint } = errorText(placeDetailErrors, code);
  const isFinalError = isFinalReadError(code);
  return (
    <>
      <title>{`${title} · ${brand.name}`}</title>
      <Banner
        as="h1"
        urgent={!isFinalError}
        icon={
          isFinalError ? <MapPinOff aria-hidden size={30} /> : <CloudOff aria-hidden size={30} />
        }
        title={title}
        actions={
          isFinalError ? (
            <>
              <ButtonLink to={linkTo('/categories')}>{texts.viewCategories}</ButtonLink>
              <ButtonLink to={linkTo('/search', { q: '' })} variant="secondary">
                {texts.searchPlaces}
              </ButtonLink>
            </>
          ) : (
            <>
              <Button onClick={onRetry}>{texts.tryAgain}</Button>
              <ButtonLink to={linkTo('/')} variant="secondary">
                {texts.backToHome}
              </ButtonLink>
            </>
          )
        }
      >
        {hint && <p>{hint}</p>}
      </Banner>
    </>
  );
}
