import { MapPin, Star } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useCategoryNames } from '#features/categories/components/use-category-names.ts';
import { unknownCategoryName } from '#features/categories/model/category-options.ts';
import type { Category } from '#features/categories/model/category.ts';
import { categoryLink } from '#features/places/model/place-link.ts';
import type { Place } from '#features/places/model/place.ts';
import { priceLabels } from '#features/places/texts.ts';
import { formatRating } from '#shared/formats/formats.ts';
import { reviewCountText, starsOfFive } from '#features/reviews/count-texts.ts';
import { Stars } from '#features/reviews/components/stars.tsx';
import { OpenBadge } from '#features/opening-hours/components/place/open-badge.tsx';
import * as texts from '#features/place-page/texts.ts';
import { SectionLink } from '#ui/section-link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { reviewsAnchor } from '#features/reviews/components/place/reviews-anchor.ts';

interface PlaceHeadingProps {
  place: Pick<
    Place,
    'title' | 'price' | 'rating' | 'reviewsCount' | 'neighborhood' | 'location' | 'hours'
  >;
  /** Undefined while loading, null if unknown. */
  category: Pick<Category, 'name'> | null | undefined;
  now: Date;
  /** True while only the facts of a card are known: the page then has no heading yet. */
  isLoading?: boolean;
}

/** Renders the name and the key facts. */
export function PlaceHeading({ place, category, now, isLoading = false }: PlaceHeadingProps) {
  const Name = isLoading ? 'p' : 'h1';
  const categoryNameOf = useCategoryNames();
  const locationText = place.neighborhood || place.location;
  return (
    <div className="flex flex-col gap-2">
      <div className="-my-1.5 flex min-h-11 items-center text-sm font-semibold">
        {category && (
          <Link
            to={categoryLink(category.name)}
            className="inline-flex min-h-11 items-center text-sea-ink underline-offset-4 hover:underline"
          >
            {categoryNameOf(category.name)}
          </Link>
        )}
        {category === null && unknownCategoryName}
        {category !== undefined && <span className="px-2 text-ink-muted">·</span>}
        <span className="text-ink-muted tabular">{priceLabels[place.price]}</span>
      </div>
      <Name className="heading text-2xl font-extrabold wrap-anywhere md:text-3xl">
        {place.title}
      </Name>
      <div className="flex flex-wrap items-center gap-x-4">
        <ReviewsLink rating={place.rating} count={place.reviewsCount} />
        {locationText && (
          <p className="flex items-start gap-1.5 text-ink-muted">
            <MapPin aria-hidden size={18} className="mt-[3px] shrink-0" />
            {locationText}
          </p>
        )}
      </div>
      <div className="mt-1 empty:hidden lg:hidden">
        {isLoading && place.hours.kind === 'unknown' ? (
          <Skeleton className="h-7 w-40 rounded-full" />
        ) : (
          <OpenBadge hours={place.hours} now={now} />
        )}
      </div>
    </div>
  );
}

/** Renders the rating as a link to the reviews on the same page. A phone has room for one star. */
function ReviewsLink({ rating, count }: { rating: number; count: number }) {
  if (count === 0) return <p className="py-2.5 text-sm text-ink-muted">{texts.noReviewsYet}</p>;
  return (
    <SectionLink
      anchor={reviewsAnchor}
      className="inline-flex min-h-11 w-fit items-center gap-2 tabular"
    >
      <Star
        role="img"
        aria-label={starsOfFive(formatRating(rating))}
        size={18}
        className="fill-star text-star md:hidden"
      />
      <span aria-hidden className="font-bold">
        {formatRating(rating)}
      </span>
      <span className="hidden md:inline-flex">
        <Stars rating={rating} />
      </span>
      <span className="text-ink-muted underline underline-offset-4">{reviewCountText(count)}</span>
    </SectionLink>
  );
}
