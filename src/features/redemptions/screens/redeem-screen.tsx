import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { CloudOff, TicketX } from 'lucide-react';
import { membershipQuery } from '#features/club/data/membership-queries.ts';
import { offerQuery } from '#features/offers/data/offer-queries.ts';
import { placeQuery } from '#features/places/data/place-queries.ts';
import type { ClubOffer } from '#features/offers/model/club-offer.ts';
import type { Place } from '#features/places/model/place.ts';
import type { User } from '#features/account/model/user.ts';
import { profileErrors } from '#features/account/texts.ts';
import { isSubscriber } from '#features/club/model/membership-presentation.ts';
import { useSession, useSessionActions } from '#features/account/components/session/use-session.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { BackLink } from '#ui/back-link.tsx';
import { FailureBanner } from '#ui/failure-banner.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useNow } from '#ui/use-now.ts';
import { errorCode, isFinalReadError } from '#shared/app-error.ts';
import { linkTo } from '#shared/routes.ts';
import { errorText } from '#shared/error-sentences.ts';
import { offerErrors } from '#features/offers/place-texts.ts';
import * as texts from '#features/redemptions/texts.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Banner } from '#ui/banner.tsx';
import { OfferDetails } from './offer-details.tsx';
import { OfferHead, offerLayoutClasses } from './offer-head.tsx';

const skeleton = (
  <>
    <Skeleton className="mt-4 h-8 w-2/3" />
    <Skeleton className="mt-6 h-80 rounded-card" />
  </>
);

const OfferSale = lazyPart(
  texts.loadingOffer,
  async () => (await import('./offer-sale.tsx')).OfferSale,
);
const RedeemOffer = lazyPart(
  texts.loadingOffer,
  async () => (await import('./redeem-offer.tsx')).RedeemOffer,
  { skeleton },
);

/** Page on which a member uses an offer; other users see its value and the price of the club. */
export default function RedeemScreen() {
  const { offerId = '' } = useParams();
  const offer = useQuery(offerQuery(offerId));
  const placeId = offer.data?.placeId ?? '';
  const place = useQuery({ ...placeQuery(placeId), enabled: placeId !== '' });
  // A failed refetch does not hide a code on the screen.
  const failedQuery = [offer, place].find(({ data, error }) => data === undefined && error);
  return (
    <div className="page pt-3 pb-8 md:pt-8">
      <title>{texts.pageTitle}</title>
      <BackLink to={linkTo('/club')}>{texts.clubOffersLabel}</BackLink>
      {failedQuery ? (
        <OfferProblem error={failedQuery.error} onRetry={() => void failedQuery.refetch()} />
      ) : offer.data && place.data ? (
        <SessionOffer offer={offer.data} place={place.data} />
      ) : (
        <LoadingRegion label={texts.loadingOffer}>{skeleton}</LoadingRegion>
      )}
    </div>
  );
}

interface OfferProps {
  offer: ClubOffer;
  place: Place;
}

function SessionOffer(props: OfferProps) {
  const { user, status, error } = useSession();
  const { start } = useSessionActions();
  if (user) return <UserOffer user={user} {...props} />;
  if (status === 'loading')
    return <LoadingRegion label={texts.loadingOffer}>{skeleton}</LoadingRegion>;
  if (status === 'failed') {
    return <FailureBanner as="h1" sentences={profileErrors} error={error} onRetry={start} />;
  }
  return (
    <article className={offerLayoutClasses}>
      <OfferHead {...props} />
      <OfferSale {...props} member={null} />
      <OfferDetails place={props.place} />
    </article>
  );
}

function UserOffer({ user, ...props }: OfferProps & { user: User }) {
  const now = useNow();
  const { data: member, isPending, errorUpdateCount } = useQuery(membershipQuery(user.uid));
  // After a failure RedeemOffer is rendered. It may retry the query, and must stay rendered while the query is pending
  // again.
  if (isPending && errorUpdateCount === 0)
    return <LoadingRegion label={texts.loadingOffer}>{skeleton}</LoadingRegion>;
  // If the membership cannot be read, the button is enabled: the server checks it.
  if (member === undefined || isSubscriber(member, now)) {
    return <RedeemOffer user={user} {...props} />;
  }
  return (
    <article className={offerLayoutClasses}>
      <OfferHead {...props} />
      <OfferSale {...props} member={member} />
      <OfferDetails place={props.place} />
    </article>
  );
}

/** Error page for a missing or unreadable offer, with further links. */
function OfferProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const code = errorCode(error);
  const isUnavailable = isFinalReadError(code);
  const { title, hint } = errorText(offerErrors, isUnavailable ? 'not-found' : code);
  return (
    <Banner
      as="h1"
      urgent={!isUnavailable}
      icon={isUnavailable ? <TicketX aria-hidden size={30} /> : <CloudOff aria-hidden size={30} />}
      title={title}
      actions={
        <>
          {!isUnavailable && <Button onClick={onRetry}>{texts.retry}</Button>}
          <ButtonLink to={linkTo('/club')} variant={isUnavailable ? 'primary' : 'secondary'}>
            {texts.showOtherOffers}
          </ButtonLink>
        </>
      }
    >
      {hint && <p>{hint}</p>}
    </Banner>
  );
}
