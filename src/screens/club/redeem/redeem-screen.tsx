import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { offerQuery } from '#data/offers/offer-queries.ts';
import { placeQuery } from '#data/places/place-queries.ts';
import { brand } from '#domain/brand.ts';
import { linkTo } from '#domain/routes.ts';
import { offerErrors } from '#texts/errors/redemptions.ts';
import { useSession } from '#session/use-session.ts';
import { BackLink } from '#ui/back-link.tsx';
import { QueryView } from '#ui/query-view.tsx';
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
  const view = {
    sentences: offerErrors,
    failure: 'h1',
    // A code that is shown at the table stays when something is read again in vain.
    isQuiet: true,
    loading: 'Carregando o benefício...',
    skeleton: (
      <>
        <Skeleton className="mt-4 h-8 w-2/3" />
        <Skeleton className="mt-6 h-80 rounded-card" />
      </>
    ),
  } as const;
  return (
    <div className="page max-w-xl pt-3 pb-8 md:pt-8">
      <title>{`Usar benefício · ${brand.name}`}</title>
      <BackLink to={linkTo('/club')}>Benefícios do clube</BackLink>
      <QueryView {...view} query={offer}>
        {(found) => (
          <QueryView {...view} query={place}>
            {({ title }) => <RedeemOffer user={user} offer={found} placeName={title} />}
          </QueryView>
        )}
      </QueryView>
    </div>
  );
}
