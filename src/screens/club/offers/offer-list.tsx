import { useInfiniteQuery } from '@tanstack/react-query';
import { BadgePercent } from 'lucide-react';
import { offersQuery } from '#data/offers/offer-queries.ts';
import type { ClubOffer } from '#domain/club-offer.ts';
import { placeListErrors } from '#texts/errors/places.ts';
import { offerListErrors } from '#texts/errors/redemptions.ts';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { FailureNotice } from '#components/failure/failure-notice.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { FilteredOffers } from './filtered-offers.tsx';
import { offerColumns } from './offer-group.tsx';
import { usePartnerPlaces } from '#components/club-offer/use-partner-places.ts';

/** The offers of all places, a page at a time. */
export function OfferList() {
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } =
    useInfiniteQuery(offersQuery());

  if (error && !data) {
    return (
      <FailureNotice sentences={offerListErrors} error={error} onRetry={() => void refetch()} />
    );
  }
  if (!data) {
    return (
      <LoadingRegion label="Carregando os benefícios...">
        <div className={`mt-6 ${offerColumns}`}>
          <Skeleton className="h-72 rounded-card" />
          <Skeleton className="h-72 rounded-card" />
          <Skeleton className="hidden h-72 rounded-card lg:block" />
        </div>
      </LoadingRegion>
    );
  }
  return (
    <div className="mt-6 flex flex-col gap-8">
      <WithPlaces offers={data.pages.flatMap(({ items }) => items)} hasMore={hasNextPage} />
      {error ? (
        <FailureNotice
          sentences={offerListErrors}
          error={error}
          onRetry={() => void fetchNextPage()}
        />
      ) : (
        hasNextPage && (
          <Button
            variant="secondary"
            className="self-center"
            aria-disabled={isFetchingNextPage}
            onClick={() => {
              if (!isFetchingNextPage) void fetchNextPage();
            }}
          >
            {isFetchingNextPage ? 'Carregando...' : 'Ver mais benefícios'}
          </Button>
        )
      )}
    </div>
  );
}

function WithPlaces({ offers, hasMore }: { offers: readonly ClubOffer[]; hasMore: boolean }) {
  const { placeOf, error, retry } = usePartnerPlaces(offers.map(({ placeId }) => placeId));
  const shown = offers.filter(({ placeId }) => placeOf(placeId).kind !== 'unavailable');
  if (shown.length === 0 && !hasMore) {
    return (
      <Notice
        icon={<BadgePercent aria-hidden size={28} />}
        title="Nenhum benefício no momento"
        actions={<ButtonLink to="/">Explorar lugares</ButtonLink>}
      >
        <p>Quando um lugar parceiro oferecer um desconto aos sócios, ele aparece aqui.</p>
      </Notice>
    );
  }
  return (
    <>
      {error !== null && <FailureLine sentences={placeListErrors} error={error} onRetry={retry} />}
      <FilteredOffers offers={shown} placeOf={placeOf} hasMore={hasMore} />
    </>
  );
}
