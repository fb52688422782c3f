import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { LockKeyhole } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import * as texts from '#app/texts.ts';
import { linkTo } from '#shared/routes.ts';
import { useSession, useSessionActions } from '#features/account/components/session/use-session.ts';
import { profileErrors } from '#features/account/texts.ts';
import { FailureBanner } from '#ui/failure-banner.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Banner } from '#ui/banner.tsx';

/** Shows a screen only to signed-in users, and a login prompt to visitors. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { status, hasAuthAnswered, error } = useSession();
  const { start: startSession } = useSessionActions();

  // Only Auth can confirm that no user is signed in.
  useEffect(startSession, [startSession]);

  if (status === 'signed-in') return children;
  if (status === 'failed') {
    return <FailureBanner as="h1" sentences={profileErrors} error={error} onRetry={startSession} />;
  }
  return status === 'signed-out' && hasAuthAnswered ? <LoginPrompt /> : <SessionCheck />;
}

/** Shown until the session state is known. */
export function SessionCheck() {
  return (
    <div className="grid min-h-[50dvh] place-content-center" aria-busy="true">
      <p role="status" className="breathe font-medium text-ink-muted">
        {texts.checkingSession}
      </p>
    </div>
  );
}

function LoginPrompt() {
  const { pathname, search } = useLocation();
  return (
    <>
      <title>{texts.loginRequiredPageTitle}</title>
      <Banner
        as="h1"
        icon={<LockKeyhole aria-hidden size={28} />}
        title={texts.loginRequiredTitle}
        actions={
          <ButtonLink to={linkTo('/login')} replace state={{ from: pathname + search }}>
            {texts.logIn}
          </ButtonLink>
        }
      >
        <p>{texts.loginRequiredHint}</p>
      </Banner>
    </>
  );
}
