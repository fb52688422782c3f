import type { ReactNode } from 'react';
import { Calendar } from 'lucide-react';
import { useCategoryNames } from '#features/categories/components/use-category-names.ts';
import { placeLink } from '#features/places/model/place-link.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { priceSign } from '#features/places/model/price.ts';
import { FavoriteButton } from '#features/favorites/components/favorite-button.tsx';
import { PlacePicture } from '#features/pictures/components/place-picture.tsx';
import { RatingLine } from '#features/reviews/components/rating-line.tsx';
import { transitionSource, TransitionLink } from '#ui/transition-link.tsx';
import { nextEventsQuery } from '#features/places/data/card-extras-queries.ts';
import { nextEventTime } from '#features/events/card-texts.ts';
import * as texts from '#features/places/texts.ts';
import { useNow } from '#ui/use-now.ts';
import { CardStatus } from './card-status.tsx';
import { toCardState } from './card-state.ts';
import { useCardExtras } from './use-card-extras.ts';

/** Classes of a card, its image, its text and its button, shared with the placeholders of cards. */
export const cardClasses =
  'group relative flex flex-col row:grid row:grid-cols-[auto_minmax(0,1fr)] row:grid-rows-[auto_1fr] row:items-start row:gap-x-3';
export const cardImageClasses =
  'aspect-[4/3] rounded-card row:row-span-2 row:aspect-square row:w-[min(7rem,30vw)]';
export const cardTextClasses = 'flex flex-1 flex-col gap-1 pt-3 row:gap-y-0 row:pt-0';
export const cardActionClasses = 'absolute top-2 right-2 row:col-[1/2] row:-m-2';

interface PlaceCardProps {
  place: PlaceSummary;
  /** Displayed width of the card, as a `sizes` attribute for its image. */
  sizes: string;
  /** True if the image is in the initial viewport and must load eagerly. */
  eager?: boolean;
  /** Formatted distance, such as 'a 1,2 km'. */
  distance?: string;
  headingLevel?: 'h2' | 'h3';
  /** Replaces the favourite button over the image. */
  action?: ReactNode;
}

/**
 * Renders the card of a place in a list, with its image and name first. In a row, the rating is before the price, and
 * the neighbourhood and the benefit have their own lines.
 */
export function PlaceCard({
  place,
  sizes,
  eager,
  distance,
  headingLevel: Heading = 'h3',
  action,
}: PlaceCardProps) {
  const categoryNameOf = useCategoryNames();
  const locationText = place.neighborhood || place.location;
  return (
    <article className={cardClasses} {...transitionSource}>
      <PlacePicture
        image={place.cover}
        alt=""
        category={place.categorySlug}
        sizes={sizes}
        eager={eager}
        className={`${cardImageClasses} shadow-card`}
      />
      <div className={`${cardTextClasses} peer row:grid row:grid-cols-[auto_minmax(0,1fr)]`}>
        <div className="flex items-start justify-between gap-3 row:contents">
          <Heading className="line-clamp-2 font-bold wrap-anywhere text-ink 2xl:line-clamp-4 row:col-span-2">
            <TransitionLink
              to={placeLink(place)}
              state={toCardState(place)}
              className="group-hover:underline after:absolute after:inset-0 after:rounded-card"
            >
              {place.title}
            </TransitionLink>
          </Heading>
          <span className="flex shrink-0 pt-0.5 row:pt-0">
            <RatingLine rating={place.rating} count={place.reviewsCount} />
          </span>
        </div>
        <p className="flex gap-1 text-sm text-ink-muted row:contents">
          <span className="truncate">
            <span className="row:hidden">{categoryNameOf(place.categoryName)}</span> ·{' '}
            <span aria-hidden>{priceSign(place.price)}</span>
            <span className="sr-only">{texts.spokenPrice(place.price)}</span>
            {distance && <span> · {distance}</span>}
          </span>{' '}
          {locationText && (
            <span className="shrink-9999 truncate row:col-span-2">
              <span className="row:hidden">· </span>
              {locationText}
            </span>
          )}
        </p>
        <CardStatus place={place} />
      </div>
      <NextEventLine placeId={place.id} />
      <div className={cardActionClasses}>{action ?? <FavoriteButton place={place} />}</div>
    </article>
  );
}

/**
 * Renders the next event of a place over the bottom of the image, so that it causes no layout shift when it appears or
 * disappears. In a row, whose image is too small for it, it takes the line of the benefit if there is none.
 */
function NextEventLine({ placeId }: { placeId: string }) {
  const now = useNow();
  const nextEvent = useCardExtras(nextEventsQuery(), placeId);
  if (!nextEvent || nextEvent.endsAt <= now) return null;
  return (
    <div className="@container pointer-events-none absolute inset-x-0 top-0 flex aspect-[4/3] items-end p-2 row:static row:aspect-auto row:p-0 row:peer-has-data-benefit:hidden">
      <span className="flex min-w-0 items-center gap-1 rounded-full bg-surface px-3 py-1 text-sm font-semibold text-ink shadow-card row:bg-transparent row:p-0 row:font-normal row:text-ink-muted row:flat">
        <Calendar aria-hidden size={15} className="shrink-0" />
        <span className="truncate tabular">
          {nextEventTime(nextEvent.startsAt, now)}
          {/* A narrow image would cut the title. */}
          <span className="@max-xs:hidden"> · {nextEvent.title}</span>
        </span>
      </span>
    </div>
  );
}
