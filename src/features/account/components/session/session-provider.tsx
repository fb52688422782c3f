import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { memberKeys } from '#platform/firestore/member-keys.ts';
import { SessionContext } from './session-context.ts';
import type { SessionController } from '#features/account/data/session/session-state.ts';
import { useSession } from './use-session.ts';

/** Auth waits until the first view is painted, at most this long. */
const idleMs = 1000;

interface SessionProviderProps {
  session: SessionController;
  children: ReactNode;
}

/** Hands the session to the page. Auth is loaded here only when somebody was signed in before. */
export function SessionProvider({ session, children }: SessionProviderProps) {
  useAuthAfterFirstPaint(session);
  useRetryOnline(session);
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

/** Whoever was offline when the session was asked for gets it when the network is back. */
function useRetryOnline(controller: SessionController): void {
  useEffect(() => {
    const retry = () => {
      // Nothing happens where everything is known.
      if (controller.state().status !== 'signed-out') controller.start();
    };
    window.addEventListener('online', retry);
    return () => {
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
