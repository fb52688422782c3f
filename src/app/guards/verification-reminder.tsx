import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { lazyNotice } from '#ui/lazy-notice.tsx';

const VerificationNotice = lazyNotice(
  async () => (await import('./verification-notice.tsx')).VerificationNotice,
);

const storageKey = 'guia:verification-dismissed';
/** Pages that wait for Auth themselves: nothing moves there when the reminder comes. */
const accountPages = /^\/(?:profile|favorites|history)(?:\/|$)/;

/** Says the same itself, where the e-mail is. */
const settingsPage = linkTo('/settings');

/**
 * Reminds people who sign in by password to confirm their e-mail, until they put it away for this visit. It
 * never pushes down a page that somebody is looking at: other pages show it from the next navigation on.
 */
export function VerificationReminder() {
  const { user, account } = useSession();
  const { key, pathname } = useLocation();
  const [dismissedBy, setDismissedBy] = useState(readDismissal);
  const isWanted =
    user?.status === 'active' &&
    account !== null &&
    !account.emailVerified &&
    account.providers.includes('password') &&
    !account.providers.includes('google') &&
    dismissedBy !== account.uid &&
    pathname !== settingsPage;
  const [unknownAt, setUnknownAt] = useState(key);
  // Where one was before it was known.
  if (!isWanted && unknownAt !== key) setUnknownAt(key);

  if (!isWanted || (unknownAt === key && !accountPages.test(pathname))) return null;
  return (
    <VerificationNotice
      email={account.email}
      onDismiss={() => {
        setDismissedBy(account.uid);
        writeDismissal(account.uid);
      }}
    />
  );
}

function readDismissal(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function writeDismissal(uid: string): void {
  try {
    sessionStorage.setItem(storageKey, uid);
  } catch {
    // Storage is refused: it stays away until the page is loaded again.
  }
}
