import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSession, useSessionActions } from '#features/account/components/session/use-session.ts';
import { lazyBanner } from '#ui/lazy-banner.tsx';
import { SequentialReveal } from '#ui/sequential-reveal.tsx';
import { formatInteger } from '#shared/formats/formats.ts';
import { membershipQuery } from '#features/club/data/membership-queries.ts';
import { isEntitled } from '#features/club/model/membership.ts';
import type { User } from '#features/account/model/user.ts';
import { roleLabels } from '#features/account/texts.ts';
import { ReadTime } from '#features/account/components/read-time.tsx';
import * as texts from '#features/profile/texts.ts';
import { useNow } from '#ui/use-now.ts';
import { UserAvatar } from '#ui/user-avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { ClubSection, MemberOpenCode, MemberReviewInvitation } from './club-section.tsx';
import { ProfileMenu } from './profile-menu.tsx';

const PendingReviews = lazyBanner(
  async () => (await import('#features/reviews/components/pending-reviews.tsx')).PendingReviews,
);
const InstallOffer = lazyBanner(
  async () => (await import('#features/install/components/install-offer.tsx')).InstallOffer,
);

export default function ProfileScreen() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="page pt-5 md:pt-10">
      <title>{texts.profilePageTitle}</title>
      <div className="mx-auto flex max-w-2xl flex-col gap-6">
        <ProfileHeader user={user} />
        <SequentialReveal>
          <PendingReviews />
          <MemberOpenCode user={user} />
          <ClubSection user={user} />
          <MemberReviewInvitation user={user} />
          <ProfileStatistics user={user} />
          <ProfileMenu />
          <InstallOffer />
          <p className="text-center text-sm text-ink-muted tabular">{texts.version}</p>
        </SequentialReveal>
      </div>
    </div>
  );
}

/** Renders how many places the user has saved, opened and reviewed. */
function ProfileStatistics({ user }: { user: User }) {
  const { refreshUser } = useSessionActions();

  // The user record may be older than recent actions. The last statistics stay visible offline.
  useEffect(() => {
    refreshUser().catch(() => undefined);
  }, [refreshUser]);

  const { favorites, views, reviews } = user.statistics;
  const statistics = [
    { label: texts.favorites, value: favorites },
    { label: texts.placesSeen, value: views },
    { label: texts.reviews, value: reviews },
  ];
  return (
    <section aria-label={texts.activityLabel}>
      <dl className="grid grid-cols-3 divide-x divide-line rounded-card border border-line bg-surface py-4 text-center shadow-card">
        {statistics.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end px-1">
            <dt className="text-sm text-ink-muted">{label}</dt>
            <dd className="text-2xl font-extrabold tabular">{formatInteger(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Renders the identity of the user. */
function ProfileHeader({ user }: { user: User }) {
  const { readAt } = useSession();
  const { data: member } = useQuery(membershipQuery(user.uid));
  const now = useNow();
  return (
    <div className="flex items-start gap-4 sm:items-center sm:gap-5">
      <UserAvatar name={user.displayName} photoURL={user.photoURL} size="large" />
      <div className="flex min-w-0 flex-col items-start gap-1">
        <h1 className="text-2xl font-extrabold wrap-anywhere">
          <bdi>{user.displayName}</bdi>
        </h1>
        <p className="max-w-full wrap-anywhere text-ink-muted">{user.email}</p>
        <p className="text-sm text-ink-muted">{texts.memberSince(user.createdAt)}</p>
        <div className="mt-1 flex flex-wrap gap-2">
          {/* The role is hidden offline, because the offline copy always has the role 'member' (readCachedUser()). */}
          {readAt === null && <Badge tone="sea">{roleLabels[user.role]}</Badge>}
          {member && isEntitled(member, now) && <Badge tone="sun">{texts.clubMember}</Badge>}
        </div>
        {readAt && <ReadTime at={readAt} />}
      </div>
    </div>
  );
}
