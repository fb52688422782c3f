import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { offerQuery } from '#data/offers/offer-queries.ts';
import { placeQuery } from '#data/places/place-queries.ts';
import { brand } from '#domain/brand.ts';
import { offerErrors } from '#texts/errors/redemptions.ts';
import { useSession } from '#session/use-session.ts';
import { BackLink } from '#components/back-link/back-link.tsx';
import { FailureNotice } from '#components/failure/failure-notice.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { RedeemOffer } from './redeem-offer.tsx';

/** Where a member uses an offer at the table. */
export default function RedeemScreen() {
  const { user } = useSession();
  const { offerId = '' } = useParams();
  const offer = useQuery(offerQuery(offerId));
  const placeId = offer.data?.placeId ?? '';
  const place = useQuery({ ...placeQuery(placeId), enabled: placeId !== '' });
  if (!user) return null;
  // A code that is shown at the table stays when something is read again in vain.
  const failed = [offer, place].find(({ data, error }) => !data && error);
  return (
    <div className="page max-w-xl pt-3 pb-8 md:pt-8">
      <title>{`Usar benefício · ${brand.name}`}</title>
      <BackLink to="/club">Benefícios do clube</BackLink>
      {failed ? (
        <FailureNotice
          as="h1"
          sentences={offerErrors}
          error={failed.error}
          onRetry={() => void failed.refetch()}
        />
      ) : offer.data && place.data ? (
        <RedeemOffer user={user} offer={offer.data} placeName={place.data.title} />
      ) : (
        <LoadingRegion label="Carregando o benefício...">
          <Skeleton className="mt-4 h-8 w-2/3" />
          <Skeleton className="mt-6 h-80 rounded-card" />
        </LoadingRegion>
      )}
    </div>
  );
}
