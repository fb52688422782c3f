import type { ReactNode } from 'react';
import { Hourglass, UserX } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loginErrors } from '#features/account/sign-in-texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { linkTo } from '#shared/routes.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { lazyNotice } from '#ui/lazy-notice.tsx';
import { LateNews } from '../offline/late-news.tsx';

/** What a person has to know about their account, whatever page they are on. */
export function AccountNotices() {
  const { isPending, reason } = useSession();
  // It stays: what was refused at the same moment says so in passing, and is not the reason.
  if (reason) {
    return (
      <Notice look="bg-danger-soft text-danger" icon={<UserX aria-hidden size={18} />} isNews>
        {errorSentence(loginErrors, reason)}
      </Notice>
    );
  }
  return (
    <>
      <LateNews />
      {isPending ? <PendingNotice /> : <VerificationReminder />}
    </>
  );
}

function PendingNotice() {
  return (
    <Notice look="bg-warning-soft text-warning" icon={<Hourglass aria-hidden size={18} />}>
      Sua conta aguarda a aprovação do administrador. Enquanto isso, você pode navegar pelo guia.
    </Notice>
  );
}

interface NoticeProps {
  look: string;
  icon: ReactNode;
  /** Has just happened, to somebody who was doing something else. */
  isNews?: boolean;
  children: ReactNode;
}

function Notice({ look, icon, isNews = false, children }: NoticeProps) {
  return (
    <aside aria-label="Situação da conta" className={look}>
      <p
        role={isNews ? 'alert' : undefined}
        className="page flex items-start gap-2 py-2.5 text-sm font-medium"
      >
        <span className="mt-px shrink-0">{icon}</span>
        <span className="min-w-0">{children}</span>
      </p>
    </aside>
  );
}

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
function VerificationReminder() {
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
