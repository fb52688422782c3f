import type { ReactNode } from 'react';
import { ShieldX } from 'lucide-react';
import * as texts from '#app/texts.ts';
import { linkTo } from '#shared/routes.ts';
import { AppError } from '#shared/app-error.ts';
import { useSession, useSessionActions } from '#features/account/components/session/use-session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { FailureBanner } from '#ui/failure-banner.tsx';
import { Banner } from '#ui/banner.tsx';
import { SessionCheck, RequireSession } from './require-session.tsx';

/** Users allowed to see a screen: super admins can open the managers' screens too. */
export type Audience = 'super-admins' | 'managers';

const refusalTexts: Record<Audience, string> = {
  'super-admins': texts.superAdminsOnly,
  managers: texts.managersOnly,
};

const offlineError = new AppError('unavailable');

interface RequireRoleProps {
  audience: Audience;
  children: ReactNode;
}

/** Shows a screen only to signed-in users with the required role. Security rules protect the data in the same way. */
export function RequireRole({ audience, children }: RequireRoleProps) {
  return (
    <RequireSession>
      <RoleCheck audience={audience}>{children}</RoleCheck>
    </RequireSession>
  );
}

function RoleCheck({ audience, children }: RequireRoleProps) {
  const { isSuperAdmin, isManager, readAt, isRefreshPending } = useSession();
  const { start: startSession } = useSessionActions();
  const isAllowed = isSuperAdmin || (audience === 'managers' && isManager);
  if (isAllowed) return children;
  if (isRefreshPending) return <SessionCheck />;
  // A session restored from the offline copy has no roles.
  if (readAt !== null) {
    return (
      <FailureBanner
        as="h1"
        sentences={texts.panelErrors}
        error={offlineError}
        onRetry={startSession}
      />
    );
  }
  return (
    <>
      <title>{texts.accessDeniedPageTitle}</title>
      <Banner
        as="h1"
        icon={<ShieldX aria-hidden size={28} />}
        title={refusalTexts[audience]}
        actions={
          <>
            <ButtonLink to={linkTo('/')}>{texts.backToHome}</ButtonLink>
            <ButtonLink to={linkTo('/profile')} variant="secondary">
              {texts.showProfile}
            </ButtonLink>
          </>
        }
      >
        <p>{texts.accessDeniedHint}</p>
      </Banner>
    </>
  );
}
