import { QueryClient } from '@tanstack/react-query';

import { errorCode } from '#shared/app-error.ts';
import type { AppErrorCode } from '#shared/app-error.ts';
import { minuteMs } from '#shared/time-units.ts';

/**
 * Temporary errors, which are retried. A timeout is not among them: the visitor has already waited for it and can press
 * 'Tentar novamente'.
 */
const temporaryErrorCodes: ReadonlySet<AppErrorCode> = new Set([
  'unavailable',
  'too-many-requests',
]);

const maxRetries = 2;

/** Milliseconds during which public data counts as fresh: data rendered by the server is not fetched again. */
export const publicFreshMs = 5 * minuteMs;

/** Returns true if a failed query is retried automatically. `failureCount` is 0 after the first failure. */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  return failureCount < maxRetries && temporaryErrorCodes.has(errorCode(error));
}

/** Milliseconds before the next attempt: 0.4 s, then 0.8 s. */
export function retryDelay(failureCount: number): number {
  return 400 * 2 ** failureCount;
}

/** Creates the query cache with the defaults that all features rely on. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay,
        staleTime: minuteMs,
        // The time is long enough for a list and its scroll position to be restored on back navigation.
        gcTime: 30 * minuteMs,
        // In another mode a browser that reports to be offline would show a skeleton endlessly. Local emulators answer
        // without any network.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
