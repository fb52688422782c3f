import { useState } from 'react';
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
import { lazyStore } from '#platform/firestore/lazy-store.ts';
import { publicSettingsQuery } from '#features/settings/data/settings-queries.ts';
import { linkTo } from '#shared/routes.ts';
import { useSession, useSessionActions } from '#features/account/components/session/use-session.ts';
import * as texts from '#features/profile/texts.ts';
import { lazyDialog } from '#ui/lazy-part.tsx';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';

const favoritesEntry = { to: linkTo('/favorites'), label: texts.favorites, icon: Heart };
const clubEntry = { to: linkTo('/subscription'), label: texts.club, icon: Sparkles };
const personalEntries = [
  { to: linkTo('/notices'), label: texts.notices, icon: Bell },
  { to: linkTo('/reservations'), label: texts.reservations, icon: CalendarDays },
  { to: linkTo('/history'), label: texts.historyTitle, icon: History },
  { to: linkTo('/settings'), label: texts.settings, icon: Settings },
  { to: linkTo('/help'), label: texts.help, icon: CircleHelp },
];
const adminEntry = { to: linkTo('/admin'), label: texts.adminPanel, icon: Wrench };
const managerEntry = { to: linkTo('/manager'), label: texts.managerPanel, icon: Store };

const loadOutbox = lazyStore(() => import('#platform/offline/device-outbox.ts'));
const SignOutDialog = lazyDialog(async () => (await import('./sign-out-dialog.tsx')).SignOutDialog);

/** Renders the links of the profile and the sign-out button. */
export function ProfileMenu() {
  const { isSuperAdmin, isManager } = useSession();
  const { signOut } = useSessionActions();
  const navigate = useNavigate();
  const toast = useToast();
  const [isSigningOut, setSigningOut] = useState(false);
  /** Number of pending changes that signing out would discard; 0 while the dialog is closed. */
  const [unsentCount, setUnsentCount] = useState(0);

  const { data: settings } = useQuery(publicSettingsQuery());
  const entries = [
    favoritesEntry,
    // While the club is closed, members can still open it from their club card.
    ...(settings?.clubEnabled === false ? [] : [clubEntry]),
    ...personalEntries,
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
      <nav aria-label={texts.profileTitle}>
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-card">
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
        </ul>
      </nav>
      <Button
        variant="danger"
        block
        aria-disabled={isSigningOut}
        onClick={() => void requestSignOut().catch(signOutAndNavigate)}
      >
        <LogOut aria-hidden size={20} />
        {texts.signOut}
      </Button>
      <p className="text-center text-sm text-ink-muted">{texts.signOutNote}</p>
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
