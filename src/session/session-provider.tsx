import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { memberKeys } from '#data/users/member-keys.ts';
import { SessionContext } from './session-context.ts';
import { createLazySession } from './lazy-session.ts';
import { browserHint } from './session-hint.ts';
import type { SessionController } from './session-state.ts';
import { useSession } from './use-session.ts';

/** Auth waits until the first view is painted, at most this long. */
const idleMs = 1000;
/** How old a record may be when one comes back to the page. */
const recheckMs = 60_000;

/** The session of this browser. One for the page, made beside its other services. */
export function createBrowserSession(): SessionController {
  return createLazySession(browserHint, async () => {
    const { createAccountSession } = await import('./account-session.ts');
    return createAccountSession(browserHint);
  });
}

interface SessionProviderProps {
  session: SessionController;
  children: ReactNode;
}

/** Hands the session to the page. Auth is loaded here only when somebody was signed in before. */
export function SessionProvider({ session, children }: SessionProviderProps) {
  useAuthAfterFirstPaint(session);
  useRecheck(session);
  return (
    <SessionContext value={session}>
      <ForgetOthers />
      {children}
    </SessionContext>
  );
}

function useAuthAfterFirstPaint(controller: SessionController): void {
  useEffect(() => {
    if (controller.state().status !== 'loading') return;
    const start = () => {
      controller.start();
    };
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(start, idleMs / 4);
      return () => {
        clearTimeout(timer);
      };
    }
    const idle = window.requestIdleCallback(start, { timeout: idleMs });
    return () => {
      window.cancelIdleCallback(idle);
    };
  }, [controller]);
}

/** Somebody may have been made inactive, or a manager, while the page lay in the background. */
function useRecheck(controller: SessionController): void {
  useEffect(() => {
    let checkedAt = Date.now();
    const recheck = () => {
      if (document.visibilityState !== 'visible' || Date.now() - checkedAt < recheckMs) return;
      checkedAt = Date.now();
      // Without a connection the old record stays; rules refuse what it no longer allows.
      controller.refreshUser().catch(() => undefined);
    };
    const retry = () => {
      if (controller.state().status === 'failed') controller.start();
    };
    document.addEventListener('visibilitychange', recheck);
    window.addEventListener('online', retry);
    return () => {
      document.removeEventListener('visibilitychange', recheck);
      window.removeEventListener('online', retry);
    };
  }, [controller]);
}

/** Drops what was cached for whoever is no longer signed in. */
function ForgetOthers() {
  const client = useQueryClient();
  const uid = useSession().user?.uid;
  useEffect(() => {
    client.removeQueries({
      queryKey: memberKeys.all,
      predicate: ({ queryKey }) => queryKey[1] !== uid,
    });
  }, [client, uid]);
  return null;
}
