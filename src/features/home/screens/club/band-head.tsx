import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { membershipQuery } from '#features/club/data/membership-queries.ts';
import type { ClubSummary } from '#features/club/model/club-summary.ts';
import type { Membership } from '#features/club/model/club-member.ts';
import { linkTo } from '#shared/routes.ts';
import type { User } from '#features/account/model/user.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { clubSentence, membersPriceText } from '#features/club/texts.ts';
import { getMembershipFact, membershipLabels, showCard } from '#features/club/membership-texts.ts';
import { getMembershipPresentation } from '#features/club/model/membership-presentation.ts';
import * as texts from '#features/home/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { useIsServerRendered } from '#ui/progressive/use-is-server-rendered.ts';
import { useNow } from '#ui/use-now.ts';

/** The band is dark in both themes. */
const callClasses = 'self-start bg-on-photo! text-club!';

/** Renders a small membership card for users whose membership is not over, and the invitation for all others. */
export function ClubSectionHeader({ club }: { club: ClubSummary }) {
  const { user, status } = useSession();
  const membership = useQuery({ ...membershipQuery(user?.uid ?? ''), enabled: user !== null });
  const now = useNow();
  // A server-rendered invitation stays visible and clickable until a membership card replaces it. Otherwise a loading
  // region is shown until the membership is known.
  const isHydrated = useIsServerRendered();
  const isMembershipUnknown = status === 'loading' || (user !== null && membership.isPending);
  const member = user && (membership.data ?? null);
  return (
    <ClubInvitation club={club}>
      {user && member && getMembershipPresentation(member, now) !== 'over' ? (
        <SmallMemberCard user={user} member={member} now={now} />
      ) : (
        isMembershipUnknown && !isHydrated && <LoadingRegion label={texts.loadingClub} />
      )}
    </ClubInvitation>
  );
}

interface ClubInvitationProps {
  club: ClubSummary;
  /** Replaces the invitation in the same space, so that the layout does not shift once the membership is loaded. */
  children?: ReactNode;
}

/** Renders the description and the price of the club. */
function ClubInvitation({ club, children }: ClubInvitationProps) {
  return (
    <div className="relative mt-2">
      <div className={cx('flex flex-col gap-3', children ? 'invisible' : 'depends-on-session')}>
        <p>{clubSentence(club)}</p>
        <p className="mt-auto font-bold tabular">
          {membersPriceText(club.price)}
          <span className="font-medium">{texts.cancelAnyTime}</span>
        </p>
        <ButtonLink to={linkTo('/subscription')} className={callClasses}>
          {texts.discoverClub}
        </ButtonLink>
      </div>
      {children && <div className="absolute inset-0">{children}</div>}
    </div>
  );
}

interface SmallMemberCardProps {
  user: User;
  member: Membership;
  now: Date;
}

function SmallMemberCard({ user, member, now }: SmallMemberCardProps) {
  const presentation = getMembershipPresentation(member, now);
  const { label, value } = getMembershipFact(member, presentation);
  const hasProblem =
    presentation === 'grace' || presentation === 'unpaid' || presentation === 'waiting';
  return (
    <div className="flex h-full flex-col gap-1">
      <p className="truncate text-2xl font-extrabold">
        <bdi>{user.displayName}</bdi>
      </p>
      <p className="font-medium tabular">
        {membershipLabels[presentation]} · {label} {value.toLowerCase()}
      </p>
      <ButtonLink to={linkTo('/subscription')} className={cx(callClasses, 'mt-auto')}>
        {hasProblem ? texts.viewSubscription : showCard}
      </ButtonLink>
    </div>
  );
}
