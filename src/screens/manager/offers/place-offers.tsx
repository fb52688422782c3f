import { useId, useRef } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { keptOffersOfPlaceQuery } from '#data/offers/kept-offer-queries.ts';
import { offersPerPlace } from '#data/offers/kept-offer-store.ts';
import type { Place } from '#domain/place.ts';
import type { User } from '#domain/user.ts';
import { keptOffersErrors } from '#texts/errors/offers.ts';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { OfferList, OfferListSkeleton } from '#components/offer-editor/offer-list.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';

interface PlaceOffersProps {
  user: User;
  place: Place;
  /** How many places are on the page: the more, the fewer offers of each are read at first. */
  shownPlaces: number;
}

/** The offers of one place, the newest first, and the way to another one. */
export function PlaceOffers({ user, place, shownPlaces }: PlaceOffersProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [params] = useSearchParams();
  const list = useInfiniteQuery(
    keptOffersOfPlaceQuery(user.uid, place.id, offersPerPlace(shownPlaces)),
  );
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError } = list;
  const offers = data?.pages.flatMap(({ items }) => items);
  // Back to what was shown: one place, or all of them.
  const scope = params.get('place') ? `?place=${place.id}` : '';

  return (
    <section aria-labelledby={id} className="mt-6 min-w-0 border-t border-line pt-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2
          ref={heading}
          id={id}
          tabIndex={-1}
          className="min-w-0 text-xl font-bold wrap-anywhere outline-none"
        >
          {place.title}
        </h2>
        <ButtonLink
          variant="secondary"
          to={`/manager/offers/new?place=${place.id}`}
          aria-label={`Nova oferta de ${place.title}`}
        >
          <Plus aria-hidden size={20} />
          Nova oferta
        </ButtonLink>
      </div>
      {!offers && !error && <OfferListSkeleton />}
      {error && !isFetchNextPageError && (
        <FailureLine
          sentences={keptOffersErrors}
          error={error}
          onRetry={() => void list.refetch()}
        />
      )}
      {offers?.length === 0 && (
        <p className="mt-3 text-ink-muted">Nenhuma oferta ainda. Crie a primeira.</p>
      )}
      {offers && offers.length > 0 && (
        <OfferList
          user={user}
          offers={offers}
          editPath={(offer) => `/manager/offers/${offer.id}${scope}`}
          onDeleted={() => heading.current?.focus()}
        />
      )}
      {isFetchNextPageError && (
        <FailureLine
          sentences={keptOffersErrors}
          error={error}
          onRetry={() => void list.fetchNextPage()}
        />
      )}
      {hasNextPage && !isFetchNextPageError && (
        <Button
          variant="secondary"
          className="mt-4"
          aria-disabled={isFetchingNextPage}
          onClick={() => {
            if (!isFetchingNextPage) void list.fetchNextPage();
          }}
        >
          {isFetchingNextPage ? 'Carregando...' : 'Mostrar mais ofertas'}
        </Button>
      )}
    </section>
  );
}
