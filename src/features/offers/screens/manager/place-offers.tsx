import { useId, useRef } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { managedOffersOfPlaceQuery } from '#features/offers/data/managed-offer-queries.ts';
import { offersPerPlace } from '#features/offers/data/managed-offer-store.ts';
import type { Place } from '#features/places/model/place.ts';
import { linkTo } from '#shared/routes.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/offers/panel-texts.ts';
import { OfferList, OfferListSkeleton } from '#features/offers/components/editor/offer-list.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EndlessList } from '#ui/endless-list.tsx';

interface PlaceOffersProps {
  user: User;
  place: Place;
  /** Number of places on the page: the more places, the fewer offers of each are read first. */
  shownPlaceCount: number;
}

/** The offers of one place, newest first, with a link to create another one. */
export function PlaceOffers({ user, place, shownPlaceCount }: PlaceOffersProps) {
  const id = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [params] = useSearchParams();
  const offerPages = useInfiniteQuery(
    managedOffersOfPlaceQuery(user.uid, place.id, offersPerPlace(shownPlaceCount)),
  );
  // The edit page returns to this list: the offers of one place if the URL names a place, otherwise of all places.
  const placeParameter: Record<string, string> = params.get('place') ? { place: place.id } : {};

  return (
    <section aria-labelledby={id} className="mt-8 min-w-0">
      <div className="flex items-start justify-between gap-3">
        <h2
          ref={headingRef}
          id={id}
          tabIndex={-1}
          className="min-w-0 pt-2 text-xl font-bold wrap-anywhere outline-none"
        >
          {place.title}
        </h2>
        <ButtonLink
          variant="secondary"
          to={linkTo('/manager/offers/new', { place: place.id })}
          aria-label={texts.newOfferOf(place.title)}
          className="shrink-0"
        >
          <Plus aria-hidden size={20} />
          {/* Next to other places the heading has only the width of a column. */}
          {shownPlaceCount > 1 ? (
            texts.newOfferShort
          ) : (
            <>
              <span className="sm:hidden">{texts.newOfferShort}</span>
              <span className="max-sm:hidden">{texts.newOffer}</span>
            </>
          )}
        </ButtonLink>
      </div>
      <EndlessList
        query={offerPages}
        sentences={texts.managedOffersErrors}
        failure="line"
        loading={texts.loadingOffers}
        skeleton={<OfferListSkeleton />}
        moreLabel={texts.showMoreOffers}
        empty={<p className="mt-3 text-ink-muted">{texts.noOffersOfPlace}</p>}
      >
        {(offers) => (
          <OfferList
            user={user}
            offers={offers}
            hours={place.hours}
            editPath={({ id }) =>
              linkTo('/manager/offers/:offerId', { offerId: id, ...placeParameter })
            }
            onDeleted={() => headingRef.current?.focus()}
          />
        )}
      </EndlessList>
    </section>
  );
}
