import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isServerReachable } from '#platform/health/reachable.ts';
import { errorCode } from '#shared/app-error.ts';
import { cachedAtName } from '#shared/service-worker.ts';
import { reportOffline } from '#ui/use-is-offline.ts';

/** Interval between connection checks while offline, in ms, for devices that report no `online` event. */
const askedAgainMs = 15_000;

/**
 * Returns true while offline: the browser reports it, or a request failed (a query, or a page served from the cache)
 * and the server does not answer the connection check either.
 */
export function useOffline(): boolean {
  const queryClient = useQueryClient();
  const [isOffline, setOffline] = useState(() => !navigator.onLine);

  useEffect(() => {
    let isGone = false;
    let isAsking = false;
    const ask = async () => {
      if (isAsking) return;
      isAsking = true;
      const isReachable = navigator.onLine && (await isServerReachable());
      isAsking = false;
      if (!isGone) setOffline(!isReachable);
    };
    const doubt = () => void ask();
    const lose = () => {
      setOffline(true);
    };
    window.addEventListener('online', doubt);
    window.addEventListener('offline', lose);
    const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      if (errorCode(event.action.error) === 'unavailable') doubt();
    });
    if (document.documentElement.dataset[cachedAtName] !== undefined) doubt();
    return () => {
      isGone = true;
      window.removeEventListener('online', doubt);
      window.removeEventListener('offline', lose);
      unsubscribe();
    };
  }, [queryClient]);

  useEffect(() => {
    reportOffline(isOffline);
  }, [isOffline]);

  useEffect(() => {
    if (!isOffline) return;
    let isGone = false;
    const timer = setInterval(() => {
      if (!navigator.onLine) return;
      void isServerReachable().then((isReachable) => {
        if (isReachable && !isGone) setOffline(false);
      });
    }, askedAgainMs);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [isOffline]);

  return isOffline;
}
