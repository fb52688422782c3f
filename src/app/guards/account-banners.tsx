import type { ReactNode } from 'react';
import { Hourglass, UserX } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as texts from '#app/texts.ts';
import { loginErrors } from '#features/account/sign-in-texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { linkTo } from '#shared/routes.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { useAccountLanguage } from '#features/language/components/use-account-language.ts';
import { optionalPart } from '#ui/progressive/lazy-part.tsx';
import { BackgroundResultToasts } from '../offline/background-result-toasts.tsx';

/** Renders the banners about the user's account, on every page. */
export function AccountBanners() {
  const { isPendingApproval, signOutReason, user } = useSession();
  useAccountLanguage(user);
  // This banner does not disappear, because the toast of a request refused at the same time does not explain why the
  // session ended.
  if (signOutReason) {
    return (
      <StatusBanner
        className="bg-danger-soft text-danger"
        icon={<UserX aria-hidden size={18} />}
        isNew
      >
        {errorSentence(loginErrors, signOutReason)}
      </StatusBanner>
    );
  }
  return (
    <>
      <BackgroundResultToasts />
      {isPendingApproval ? <PendingBanner /> : <VerificationReminder />}
    </>
  );
}

function PendingBanner() {
  return (
    <StatusBanner
      className="bg-warning-soft text-warning"
      icon={<Hourglass aria-hidden size={18} />}
    >
      {texts.pendingApproval}
    </StatusBanner>
  );
}

interface StatusBannerProps {
  className: string;
  icon: ReactNode;
  /** True for an event that has just happened while the user was doing something else. */
  isNew?: boolean;
  children: ReactNode;
}

function StatusBanner({ className, icon, isNew = false, children }: StatusBannerProps) {
  return (
    <aside aria-label={texts.accountStatus} className={className}>
      <p
        role={isNew ? 'alert' : undefined}
        className="page flex items-start gap-2 py-2.5 text-sm font-medium"
      >
        <span className="mt-px shrink-0">{icon}</span>
        <span className="min-w-0">{children}</span>
      </p>
    </aside>
  );
}

const VerificationBanner = optionalPart(
  async () => (await import('./verification-banner.tsx')).VerificationBanner,
);

const storageKey = 'guia:verification-dismissed';
/** Pages that wait for Auth anyway: the reminder causes no layout shift there. */
const accountPagesPattern = /^\/(?:profile|favorites|history)(?:\/|$)/;

/** The settings page shows the same reminder next to the e-mail. */
const settingsPath = linkTo('/settings');

/**
 * Reminds users who sign in with a password to confirm their e-mail, until they dismiss the reminder for this visit. To
 * avoid a layout shift, pages that do not match accountPagesPattern show it only after the next navigation.
 */
function VerificationReminder() {
  const { user, account } = useSession();
  const { key, pathname } = useLocation();
  const [dismissedUid, setDismissedUid] = useState(readDismissedUid);
  const isNeeded =
    user?.status === 'active' &&
    account !== null &&
    !account.emailVerified &&
    account.providers.includes('password') &&
    !account.providers.includes('google') &&
    dismissedUid !== account.uid &&
    pathname !== settingsPath;
  const [hiddenAtKey, setHiddenAtKey] = useState(key);
  // Remembers the page that was open before the reminder was due.
  if (!isNeeded && hiddenAtKey !== key) setHiddenAtKey(key);

  if (!isNeeded || (hiddenAtKey === key && !accountPagesPattern.test(pathname))) return null;
  return (
    <VerificationBanner
      email={account.email}
      onDismiss={() => {
        setDismissedUid(account.uid);
        writeDismissedUid(account.uid);
      }}
    />
  );
}

function readDismissedUid(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function writeDismissedUid(uid: string): void {
  try {
    sessionStorage.setItem(storageKey, uid);
  } catch {
    // Storage is refused: the reminder stays dismissed until the page is reloaded.
  }
}
