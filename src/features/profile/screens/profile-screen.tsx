import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import {
  Bell,
  CalendarDays,
  ChevronRight,
  CircleHelp,
  Heart,
  History,
  LogOut,
  Settings,
  Sparkles,
  Store,
  Wrench,
} from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { useSession, useSessionActions } from '#features/account/components/session/use-session.ts';
import { lazyDialog, optionalPart } from '#ui/progressive/lazy-part.tsx';
import { SequentialReveal } from '#ui/progressive/sequential-reveal.tsx';
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
import { rowsClasses } from '#ui/rows.tsx';
import { lazyStore } from '#platform/firestore/lazy-store.ts';
import { publicSettingsQuery } from '#features/settings/data/settings-queries.ts';
import { linkTo } from '#shared/routes.ts';
import { useToast } from '#ui/toast.tsx';
import { ClubSection, MemberOpenCode, MemberReviewInvitation } from './club-section.tsx';

const PendingReviews = optionalPart(
  async () => (await import('#features/reviews/components/pending-reviews.tsx')).PendingReviews,
);
const InstallOffer = optionalPart(
  async () => (await import('#features/install/components/install-offer.tsx')).InstallOffer,
);

export default function ProfileScreen() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="page pt-5 md:pt-10">
      <title>{texts.profilePageTitle}</title>
      <div className="grid items-start gap-6 lg:grid-cols-[28rem_minmax(0,1fr)] lg:gap-x-12">
        <SequentialReveal>
          <div className="flex min-w-0 flex-col gap-6 lg:row-span-2">
            <ProfileHeader user={user} />
            <SequentialReveal>
              <PendingReviews />
              <MemberOpenCode user={user} />
              <ClubSection user={user} />
            </SequentialReveal>
          </div>
          <ProfileMenu />
          <div className="flex min-w-0 flex-col gap-6 lg:row-span-2">
            <SequentialReveal>
              <MemberReviewInvitation user={user} />
              <InstallOffer />
            </SequentialReveal>
          </div>
          <ProfileStatistics user={user} />
          <p className="border-t border-line pt-4 text-sm text-ink-muted tabular lg:col-span-2">
            {texts.version}
          </p>
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
    { label: texts.placesSaved, value: favorites },
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
  const isClubMember = member != null && isEntitled(member, now);
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
          {readAt === null && !(isClubMember && user.role === 'member') && (
            <Badge tone="sea">{roleLabels[user.role]}</Badge>
          )}
          {isClubMember && <Badge tone="sun">{texts.clubMember}</Badge>}
        </div>
        {readAt && <ReadTime at={readAt} />}
      </div>
    </div>
  );
}

const activityEntries = [
  { to: linkTo('/favorites'), label: texts.favorites, icon: Heart },
  { to: linkTo('/notices'), label: texts.notices, icon: Bell },
  { to: linkTo('/reservations'), label: texts.reservations, icon: CalendarDays },
  { to: linkTo('/history'), label: texts.historyTitle, icon: History },
];
const clubEntry = { to: linkTo('/subscription'), label: texts.club, icon: Sparkles };
const accountEntries = [
  { to: linkTo('/settings'), label: texts.settings, icon: Settings },
  { to: linkTo('/help'), label: texts.help, icon: CircleHelp },
];
const adminEntry = { to: linkTo('/admin'), label: texts.adminPanel, icon: Wrench };
const managerEntry = { to: linkTo('/manager'), label: texts.managerPanel, icon: Store };

const loadOutbox = lazyStore(() => import('#platform/offline/device-outbox.ts'));
const SignOutDialog = lazyDialog(async () => (await import('./sign-out-dialog.tsx')).SignOutDialog);

/** Renders the links of the profile and the sign-out button. */
function ProfileMenu() {
  const { isSuperAdmin, isManager } = useSession();
  const { signOut } = useSessionActions();
  const navigate = useNavigate();
  const toast = useToast();
  const [isSigningOut, setSigningOut] = useState(false);
  /** Number of pending changes that signing out would discard; 0 while the dialog is closed. */
  const [unsentCount, setUnsentCount] = useState(0);

  const { data: settings } = useQuery(publicSettingsQuery());
  const entries = [
    // While the club is closed, members can still open it from their club card.
    ...(settings?.clubEnabled === false ? [] : [clubEntry]),
    ...accountEntries,
    ...(isSuperAdmin ? [adminEntry] : []),
    ...(isManager ? [managerEntry] : []),
  ];

  const requestSignOut = async () => {
    const { outbox } = await loadOutbox();
    const count = outbox.pendingChanges().length;
    if (count > 0) setUnsentCount(count);
    else await signOutAndNavigate();
  };

  const signOutAndNavigate = async () => {
    if (isSigningOut) return;
    setSigningOut(true);
    try {
      // Navigates first, because this page requires a signed-in user.
      await navigate(linkTo('/'));
      await signOut();
    } catch {
      setSigningOut(false);
      toast(texts.signOutFailed);
    }
  };

  return (
    <>
      <nav aria-label={texts.profileTitle} className="flex min-w-0 flex-col gap-3">
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {activityEntries.map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <Link
                to={to}
                className="flex h-full min-h-18 flex-col justify-between gap-2 rounded-card border border-line bg-surface p-4 font-semibold shadow-card hover:bg-sunken"
              >
                <Icon aria-hidden size={22} className="text-sea-ink" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <ul className={rowsClasses}>
          {entries.map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <Link
                to={to}
                className="flex min-h-14 items-center gap-3 px-4 font-semibold -outline-offset-3 hover:bg-sunken"
              >
                <Icon aria-hidden size={22} className="text-sea-ink" />
                {label}
                <ChevronRight aria-hidden size={20} className="ml-auto text-ink-muted" />
              </Link>
            </li>
          ))}
          <li>
            <button
              type="button"
              aria-disabled={isSigningOut}
              onClick={() => void requestSignOut().catch(signOutAndNavigate)}
              className="flex min-h-14 w-full items-center gap-3 px-4 font-semibold text-danger -outline-offset-3"
            >
              <LogOut aria-hidden size={22} />
              {texts.signOut}
            </button>
            <p className="-mt-2 px-4 pb-4 text-sm text-ink-muted">{texts.signOutNote}</p>
          </li>
        </ul>
      </nav>
      {unsentCount > 0 && (
        <SignOutDialog
          count={unsentCount}
          onSignOut={signOutAndNavigate}
          onClose={() => {
            setUnsentCount(0);
          }}
        />
      )}
    </>
  );
}
