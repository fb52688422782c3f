import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { membershipQuery } from '#features/club/data/membership-queries.ts';
import {
  openRedemptionsQuery,
  recentRedemptionsQuery,
} from '#features/redemptions/data/own-redemption-queries.ts';
import { getFutureBenefitsStart, isEntitled } from '#features/club/model/membership.ts';
import { linkTo } from '#shared/routes.ts';
import type { User } from '#features/account/model/user.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { futureBenefitsSentence, plansNote } from '#features/club/membership-texts.ts';
import { isSubscriber } from '#features/club/model/membership-presentation.ts';
import { clubOffersQuery } from '#features/offers/data/club-offer-queries.ts';
import { memberAvailabilityAt } from '#features/offers/model/member-availability.ts';
import * as texts from '#features/offers/texts.ts';
import { useNow } from '#ui/use-now.ts';
import { ButtonLink } from '#ui/button.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { SequentialReveal } from '#ui/progressive/sequential-reveal.tsx';
import { MembershipCard } from '#features/club/components/membership-card.tsx';
import { useOwnUses } from '#features/redemptions/components/use-own-uses.ts';
import { OpenCode } from '#features/redemptions/components/open-code.tsx';
import { useReviewInvitation } from '#features/redemptions/components/review-invitation.tsx';
import type { Membership } from '#features/club/model/club-member.ts';
import { ClubMessage } from './club-message.tsx';
import { JoinMessage } from './join-message.tsx';

/**
 * Top of the offers for a signed-in user: the card and open code of a member, the start of future benefits, or how to join.
 */
export function JoinBanner() {
  const { user, status } = useSession();
  if (user) return <UserJoinBanner user={user} />;
  // If the session is unknown, the offers are shown without the banner.
  return status === 'loading' ? <LoadingRegion label={texts.loadingClub} /> : null;
}

function UserJoinBanner({ user }: { user: User }) {
  const { data: member, isPending } = useQuery(membershipQuery(user.uid));
  // The parts below need these queries. They load in parallel with the membership, because the offers wait for this
  // banner.
  usePrefetchQuery(openRedemptionsQuery(user.uid));
  usePrefetchQuery(recentRedemptionsQuery(user.uid));
  const now = useNow();
  if (isPending) return <LoadingRegion label={texts.loadingClub} />;
  if (member === undefined) return null;
  if (member && isEntitled(member, now)) {
    const benefitsStart = getFutureBenefitsStart(member, now);
    if (benefitsStart) return <ClubMessage text={futureBenefitsSentence(benefitsStart)} />;
    return <MemberHead user={user} member={member} />;
  }
  const hasUnpaidPlan = isSubscriber(member, now);
  const note = hasUnpaidPlan ? texts.unpaidNote : plansNote(member, now);
  if (note === null) return <JoinMessage />;
  return (
    <ClubMessage text={note}>
      <ButtonLink to={linkTo('/subscription')} className="shrink-0">
        {hasUnpaidPlan ? texts.showOwnMembership : texts.showClub}
      </ButtonLink>
    </ClubMessage>
  );
}

/** Renders the card of a member and the open code. */
function MemberHead({ user, member }: { user: User; member: Membership }) {
  // The offers wait for the invitation that they contain, so that they do not move.
  const { isLoading } = useReviewInvitation(user.uid);
  const validOffersNote = useValidOffersNote();
  return (
    <div className="mt-4 flex flex-col gap-3">
      <SequentialReveal>
        <OpenCode uid={user.uid} />
        <MembershipCard user={user} member={member} isCompact note={validOffersNote} />
        {isLoading && <LoadingRegion label={texts.loadingClub} />}
      </SequentialReveal>
    </div>
  );
}

/** Returns how many offers the member can use now; '' until the offers are loaded. */
function useValidOffersNote(): string {
  const { data } = useQuery(clubOffersQuery());
  const uses = useOwnUses();
  const now = useNow();
  if (!data) return '';
  const validOffers = data.offers.filter((offer) => {
    const hours = data.places.get(offer.placeId)?.hours ?? null;
    return memberAvailabilityAt(offer, hours, uses, now).kind === 'valid';
  });
  return texts.validOffersText(validOffers.length);
}
