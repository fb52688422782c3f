import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { memberKeys } from '#platform/firestore/member-keys.ts';
import { SessionContext, useSession } from './use-session.ts';
import type { SessionController } from '#features/account/data/session/session-state.ts';

/** Maximum delay in ms before Auth is loaded after the first paint. */
const idleTimeoutMs = 1000;

interface SessionProviderProps {
  session: SessionController;
  children: ReactNode;
}

/** Provides the session to the page. Auth is loaded here only if a user was signed in before. */
export function SessionProvider({ session, children }: SessionProviderProps) {
  useAuthAfterFirstPaint(session);
  useRetryWhenOnline(session);
  return (
    <SessionContext value={session}>
      <CacheOfUser />
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
      const timer = setTimeout(start, idleTimeoutMs / 4);
      return () => {
        clearTimeout(timer);
      };
    }
    const idleCallbackId = window.requestIdleCallback(start, { timeout: idleTimeoutMs });
    return () => {
      window.cancelIdleCallback(idleCallbackId);
    };
  }, [controller]);
}

/** Starts the session again when the browser is back online. */
function useRetryWhenOnline(controller: SessionController): void {
  useEffect(() => {
    const retry = () => {
      // A visitor needs no Auth. For a user whose record came from the network, start() does nothing.
      if (controller.state().status !== 'signed-out') controller.start();
    };
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
    };
  }, [controller]);
}

/**
 * Clears cached data of a user who is no longer signed in. Reads again for a signed-in user what Firestore refused before
 * Auth was loaded: a place that is not public yet, for its manager.
 */
function CacheOfUser() {
  const client = useQueryClient();
  const uid = useSession().user?.uid;
  useEffect(() => {
    client.removeQueries({
      queryKey: memberKeys.all,
      predicate: ({ queryKey }) => queryKey[1] !== uid,
    });
    if (uid) void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  }, [client, uid]);
  return null;
}
