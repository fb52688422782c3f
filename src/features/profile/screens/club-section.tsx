import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '#ui/use-now.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { QueryReadTime } from '#features/account/components/read-time.tsx';
import { MembershipCard } from '#features/club/components/membership-card.tsx';
import { membershipQuery } from '#features/club/data/membership-queries.ts';
import { isFromCache } from '#platform/offline/from-cache.ts';
import { homeQuery } from '#features/home/data/home-queries.ts';
import * as brand from '#shared/brand.ts';
import type { ClubSummary } from '#features/club/model/club-summary.ts';
import { linkTo } from '#shared/routes.ts';
import type { User } from '#features/account/model/user.ts';
import { clubSentence, membersPriceText, membershipErrors } from '#features/club/texts.ts';
import { formatDate } from '#shared/formats/formats.ts';
import {
  awaitingPaymentText,
  duplicateSentence,
  membershipLabels,
} from '#features/club/membership-texts.ts';
import {
  getMembershipPresentation,
  hasPaymentProblem,
  isSubscriber,
} from '#features/club/model/membership-presentation.ts';
import * as texts from '#features/profile/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const OpenCode = lazyPart(
  texts.loadingClub,
  async () => (await import('#features/redemptions/components/open-code.tsx')).OpenCode,
  { hasPlace: false },
);
const ReviewInvitation = lazyPart(
  texts.loadingClub,
  async () =>
    (await import('#features/redemptions/components/review-invitation.tsx')).ReviewInvitation,
  { hasPlace: false },
);

// The precache does not contain these notes, because their owner solves the problem with a network.
const PaymentNotes = lazyPart(
  texts.loadingClub,
  async () => (await import('#features/club/components/payment-banner.tsx')).PaymentNotes,
  { hasPlace: false },
);

/**
 * Renders the open discount code. It is above the club card, because members with an open code usually visit the page
 * to show it.
 */
export function MemberOpenCode({ user }: { user: User }) {
  return <MemberOnly user={user}>{(uid) => <OpenCode uid={uid} />}</MemberOnly>;
}

/** Renders the request to review the place of the last club use, below the menu. */
export function MemberReviewInvitation({ user }: { user: User }) {
  return <MemberOnly user={user}>{(uid) => <ReviewInvitation uid={uid} />}</MemberOnly>;
}

function MemberOnly({ user, children }: { user: User; children: (uid: string) => ReactNode }) {
  const { data: member = null, isPending } = useQuery(membershipQuery(user.uid));
  const now = useNow();
  if (isPending) return <LoadingRegion label={texts.loadingProfile} />;
  return isSubscriber(member, now) && children(user.uid);
}

/** Renders the club card for subscribers. Other users see the description and price of the club while it is open. */
export function ClubSection({ user }: { user: User }) {
  const membership = useQuery(membershipQuery(user.uid));
  // The home data contains the description and price of the club. It is loaded in parallel with the membership.
  const { data: home, isLoading } = useQuery(homeQuery());
  const now = useNow();
  return (
    <QueryView
      query={membership}
      sentences={membershipErrors}
      failure="line"
      isQuiet
      loading={texts.loadingProfile}
      skeleton={<Skeleton className="h-52 rounded-card" />}
    >
      {(member) => {
        if (member?.entitledUntil && isFromCache(member) && !member.isActive) {
          return <ExpiredOfflineMembership until={member.entitledUntil} />;
        }
        if (member && getMembershipPresentation(member, now) === 'waiting')
          return <PendingMembership />;
        if (!isSubscriber(member, now)) {
          return isLoading ? (
            <LoadingRegion label={texts.loadingProfile} />
          ) : (
            home?.club && renderClubInvitation(home.club)
          );
        }
        const hasPaymentNotes =
          hasPaymentProblem(getMembershipPresentation(member, now)) ||
          duplicateSentence(member, now) !== null;
        return (
          <div className="flex flex-col gap-3">
            {hasPaymentNotes && <PaymentNotes member={member} />}
            <MembershipCard user={user} member={member} />
            <QueryReadTime query={membership} />
            <p className="flex max-w-md flex-wrap gap-3">
              <ButtonLink to={linkTo('/club')} variant="secondary" className="grow">
                {texts.showBenefits}
              </ButtonLink>
              <ButtonLink to={linkTo('/subscription')} variant="secondary" className="grow">
                {texts.manageMembership}
              </ButtonLink>
            </p>
          </div>
        );
      }}
    </QueryView>
  );
}

/** Shown if the membership in the offline copy has expired. Only the server knows whether it was renewed. */
function ExpiredOfflineMembership({ until: endDate }: { until: Date }) {
  return (
    <p role="note" className="rounded-card p-5 sun-panel">
      {texts.expiredCard(formatDate(endDate))}
    </p>
  );
}

/** Shown while the first payment is pending. Does not offer a second subscription. */
function PendingMembership() {
  return (
    <section aria-labelledby="clube" className="flex flex-col gap-3 rounded-card p-5 sun-panel">
      <h2 id="clube" className="text-xl font-bold">
        {brand.clubName}
      </h2>
      <p className="font-bold">{membershipLabels.waiting}</p>
      <p>{awaitingPaymentText}</p>
      <ButtonLink to={linkTo('/subscription')} variant="secondary" className="self-start">
        {texts.showMembership}
      </ButtonLink>
    </section>
  );
}

function renderClubInvitation(club: ClubSummary) {
  return (
    <section aria-labelledby="clube" className="flex flex-col gap-3 rounded-card p-5 sun-panel">
      <h2 id="clube" className="text-xl font-bold">
        {brand.clubName}
      </h2>
      <p>{clubSentence(club)}</p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-bold tabular">{membersPriceText(club.price)}</p>
        <ButtonLink to={linkTo('/subscription')}>{texts.aboutClub}</ButtonLink>
      </div>
    </section>
  );
}
