import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { LockKeyhole } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
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
        Verificando autenticação...
      </p>
    </div>
  );
}

function LoginPrompt() {
  const { pathname, search } = useLocation();
  return (
    <>
      <title>{`Acesso Restrito · ${brand.name}`}</title>
      <Banner
        as="h1"
        icon={<LockKeyhole aria-hidden size={28} />}
        title="Acesso Restrito"
        actions={
          <ButtonLink to={linkTo('/login')} replace state={{ from: pathname + search }}>
            Fazer Login
          </ButtonLink>
        }
      >
        <p>Você precisa estar logado para acessar esta página.</p>
      </Banner>
    </>
  );
}
