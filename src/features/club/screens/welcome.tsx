import { useEffect } from 'react';
import type { CSSProperties } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  invalidateMembership,
  membershipQuery,
  savingsQuery,
} from '#features/club/data/membership-queries.ts';
import { getFutureBenefitsStart } from '#features/club/model/membership.ts';
import { linkTo } from '#shared/routes.ts';
import type { User } from '#features/account/model/user.ts';
import { ClubCard } from '#features/club/components/club-card.tsx';
import { MembershipCard } from '#features/club/components/membership-card.tsx';
import { formatDate } from '#shared/formats/formats.ts';
import { membershipLabels } from '#features/club/membership-texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { useNow } from '#ui/use-now.ts';
import { readCheckoutOffer } from '#features/club/components/checkout-offer.ts';
import * as texts from '#features/club/texts.ts';
import { Countdown } from './countdown.tsx';

/** The card comes from further below than other content that appears. */
const slideIn = { '--appear-from': '3rem' } as CSSProperties;

/** Renders the card after the first payment and a link to a benefit. */
export function Welcome({ user, checkoutId }: { user: User; checkoutId: string }) {
  const client = useQueryClient();
  const { data: member, isError } = useQuery(membershipQuery(user.uid));
  // The page is shown for five seconds only, so the card waits for its last figure instead of showing '—' first.
  const { isPending: isSavingsPending } = useQuery(savingsQuery(user.uid));
  const futureBenefitsStart = getFutureBenefitsStart(member ?? { benefitsFrom: null }, useNow());

  // Data cached before the payment are outdated.
  useEffect(() => void invalidateMembership(client, user.uid), [client, user.uid]);

  return (
    <div className="mx-auto flex max-w-md flex-col gap-5">
      <h1 className="text-2xl font-extrabold md:text-3xl">{texts.welcomeTitle}</h1>
      {member?.isActive && !isSavingsPending ? (
        <div className="appear" style={slideIn}>
          <MembershipCard user={user} member={member} />
        </div>
      ) : (
        !isError && <CardPlaceholder name={user.displayName} />
      )}
      <p role="status" className="min-h-12">
        {texts.activeMembershipSentence(
          member?.isActive ? { from: futureBenefitsStart, until: member.entitledUntil } : null,
        )}
      </p>
      <ButtonLink
        block
        to={
          futureBenefitsStart
            ? linkTo('/club')
            : firstBenefitLink(readCheckoutOffer(user.uid, checkoutId))
        }
      >
        {futureBenefitsStart ? texts.showOffers : texts.openFirstOffer}
      </ButtonLink>
      <div className="grid grid-cols-2 gap-3">
        <ButtonLink to={linkTo('/categories')} variant="secondary">
          {texts.explorePlaces}
        </ButtonLink>
        <ButtonLink to={linkTo('/profile')} variant="secondary">
          {texts.showProfile}
        </ButtonLink>
      </div>
      <Countdown seconds={5} to={linkTo('/')} sentence={texts.countdownToHome} />
    </div>
  );
}

/** Renders a placeholder with the height of the card, so that the buttons below do not move. */
function CardPlaceholder({ name }: { name: string }) {
  return (
    <LoadingRegion label={texts.loadingCard}>
      <div aria-hidden className="invisible">
        <ClubCard
          label=""
          name={name}
          statusLabel={membershipLabels.active}
          facts={[
            { label: texts.validUntilLabel, value: formatDate(new Date(0)) },
            { label: texts.savedSoFarLabel, value: '—' },
          ]}
        />
      </div>
    </LoadingRegion>
  );
}

/** Returns the link to the offer from which the user subscribed, or to all offers, where usable ones are first. */
function firstBenefitLink(offerId: string | null): string {
  return offerId === null ? linkTo('/club') : linkTo('/club/offers/:offerId', { offerId });
}
