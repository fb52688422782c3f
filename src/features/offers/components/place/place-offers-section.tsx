import { useQuery } from '@tanstack/react-query';
import { placeOffersQuery } from '#features/offers/data/offer-queries.ts';
import { publicSettingsQuery } from '#features/settings/data/settings-queries.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import * as texts from '#features/offers/place-texts.ts';
import { PageSection } from '#ui/page-section.tsx';
import { offersAnchor } from './offers-anchor.ts';

const loadingView = (
  <LoadingRegion label={texts.loadingBenefits}>
    <Skeleton className="h-40 w-full" />
  </LoadingRegion>
);

const PlaceOffers = lazyPart(
  texts.loadingBenefits,
  async () => (await import('./place-offers.tsx')).PlaceOffers,
);

interface PlaceOffersSectionProps {
  placeId: string;
  hours: PlaceHours;
  /** True if the place has offers that are not loaded yet. */
  isExpected: boolean;
}

/** Club benefits of this place. Renders nothing if there are none or the club is disabled. */
export function PlaceOffersSection({ placeId, hours, isExpected }: PlaceOffersSectionProps) {
  const settings = useQuery(publicSettingsQuery());
  // If the settings cannot be read, the offers are shown: the server checks each redemption.
  const isClubEnabled = settings.data ? settings.data.clubEnabled : settings.isError;
  const offers = useQuery({ ...placeOffersQuery(placeId), enabled: isClubEnabled });
  if (!isClubEnabled) return null;
  if (offers.error && !offers.data) {
    return (
      <PageSection id={offersAnchor} title={texts.clubBenefitsTitle}>
        <FailureLine
          sentences={texts.offerListErrors}
          error={offers.error}
          onRetry={() => void offers.refetch()}
        />
      </PageSection>
    );
  }
  if (offers.data ? offers.data.length === 0 : !isExpected) return null;
  return (
    <PageSection id={offersAnchor} title={texts.clubBenefitsTitle}>
      {offers.data ? <PlaceOffers offers={offers.data} hours={hours} /> : loadingView}
    </PageSection>
  );
}
