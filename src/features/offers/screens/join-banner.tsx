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
import * as texts from '#features/offers/texts.ts';
import { useNow } from '#ui/use-now.ts';
import { ButtonLink } from '#ui/button.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { MembershipCard } from '#features/club/components/membership-card.tsx';
import { MemberNotes } from '#features/redemptions/components/member-notes.tsx';
import { ClubMessage } from './club-message.tsx';

/**
 * Top of the offers for a signed-in user: the card and notes of a member, the start of future benefits, or how to join.
 */
export function JoinBanner() {
  const { user, status } = useSession();
  if (user) return <UserJoinBanner user={user} />;
  // If the session is unknown, the offers are shown without the banner.
  return status === 'loading' ? <LoadingRegion label={texts.loadingClub} /> : null;
}

function UserJoinBanner({ user }: { user: User }) {
  const { data: member, isPending } = useQuery(membershipQuery(user.uid));
  // MemberNotes needs these queries. They load in parallel with the membership, because the offers wait for this
  // banner.
  usePrefetchQuery(openRedemptionsQuery(user.uid));
  usePrefetchQuery(recentRedemptionsQuery(user.uid));
  const now = useNow();
  if (isPending) return <LoadingRegion label={texts.loadingClub} />;
  if (member === undefined) return null;
  if (member && isEntitled(member, now)) {
    const benefitsStart = getFutureBenefitsStart(member, now);
    if (benefitsStart) return <ClubMessage text={futureBenefitsSentence(benefitsStart)} />;
    return (
      <div className="mt-4 grid items-start gap-x-12 gap-y-5 lg:grid-cols-2">
        <MembershipCard user={user} member={member} />
        <MemberNotes uid={user.uid} />
      </div>
    );
  }
  const hasUnpaidPlan = isSubscriber(member, now);
  return (
    <ClubMessage
      text={hasUnpaidPlan ? texts.unpaidNote : (plansNote(member, now) ?? texts.joinSentence)}
    >
      <ButtonLink to={linkTo('/subscription')}>
        {hasUnpaidPlan ? texts.showOwnMembership : texts.showClub}
      </ButtonLink>
    </ClubMessage>
  );
}
