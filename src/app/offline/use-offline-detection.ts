import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isServerReachable } from '#platform/health/reachable.ts';
import { errorCode } from '#shared/app-error.ts';
import { cachedAtDataName } from '#shared/service-worker.ts';
import { reportOffline } from '#ui/use-is-offline.ts';

/** Interval between connection checks while offline, in ms, for devices that report no `online` event. */
const recheckIntervalMs = 15_000;

/**
 * Returns true while offline: the browser reports it, or a request failed (a query, or a page served from the cache)
 * and the server does not answer the connection check either.
 */
export function useOfflineDetection(): boolean {
  const queryClient = useQueryClient();
  const [isOffline, setOffline] = useState(() => !navigator.onLine);

  useEffect(() => {
    let isUnmounted = false;
    let isChecking = false;
    const checkConnection = async () => {
      if (isChecking) return;
      isChecking = true;
      const isReachable = navigator.onLine && (await isServerReachable());
      isChecking = false;
      if (!isUnmounted) setOffline(!isReachable);
    };
    const startCheck = () => void checkConnection();
    const handleOffline = () => {
      setOffline(true);
    };
    window.addEventListener('online', startCheck);
    window.addEventListener('offline', handleOffline);
    const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      if (errorCode(event.action.error) === 'unavailable') startCheck();
    });
    if (document.documentElement.dataset[cachedAtDataName] !== undefined) startCheck();
    return () => {
      isUnmounted = true;
      window.removeEventListener('online', startCheck);
      window.removeEventListener('offline', handleOffline);
      unsubscribe();
    };
  }, [queryClient]);

  useEffect(() => {
    reportOffline(isOffline);
  }, [isOffline]);

  useEffect(() => {
    if (!isOffline) return;
    let isUnmounted = false;
    const timer = setInterval(() => {
      if (!navigator.onLine) return;
      void isServerReachable().then((isReachable) => {
        if (isReachable && !isUnmounted) setOffline(false);
      });
    }, recheckIntervalMs);
    return () => {
      isUnmounted = true;
      clearInterval(timer);
    };
  }, [isOffline]);

  return isOffline;
}
