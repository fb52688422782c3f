import { lazy, Suspense, useState } from 'react';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '#session/use-session.ts';
import type { VerificationNoticeProps } from './verification-notice.tsx';

const VerificationNotice = lazy<ComponentType<VerificationNoticeProps>>(async () => {
  try {
    return { default: (await import('./verification-notice.tsx')).VerificationNotice };
  } catch {
    // A reminder that does not arrive must not take the page along; the next visit shows it.
    return { default: () => null };
  }
});

const storageKey = 'guia:verification-dismissed';
/** Pages that wait for Auth themselves: nothing moves there when the reminder comes. */
const accountPages = /^\/(?:profile|settings|favorites|history)(?:\/|$)/;

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
    dismissedBy !== account.uid;
  const [unknownAt, setUnknownAt] = useState(key);
  // Where one was before it was known.
  if (!isWanted && unknownAt !== key) setUnknownAt(key);

  if (!isWanted || (unknownAt === key && !accountPages.test(pathname))) return null;
  return (
    <Suspense>
      <VerificationNotice
        email={account.email}
        onDismiss={() => {
          setDismissedBy(account.uid);
          writeDismissal(account.uid);
        }}
      />
    </Suspense>
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
