import { QueryClient } from '@tanstack/react-query';

import { errorCode } from '#shared/app-error.ts';
import type { AppErrorCode } from '#shared/app-error.ts';

/**
 * Failures that may pass by themselves. A timeout is not among them: the visitor has already waited
 * for it, and 'Tentar novamente' is theirs to press.
 */
const passing: ReadonlySet<AppErrorCode> = new Set(['unavailable', 'too-many-requests']);

const maxRetries = 2;

/** What everybody may read counts as fresh for so long, in milliseconds: what the server drew is not read again. */
export const publicFreshMs = 5 * 60_000;

/** Whether a failed query is asked once more by itself. `failureCount` is 0 after the first failure. */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  return failureCount < maxRetries && passing.has(errorCode(error));
}

/** Milliseconds before the next attempt: 0.4 s, then 0.8 s. */
export function retryDelay(failureCount: number): number {
  return 400 * 2 ** failureCount;
}

/** The cache of everything read, with the defaults that all queries of the features rely on. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay,
        staleTime: 60_000,
        // Long enough for Back to find a list, and its scroll position, as it was left.
        gcTime: 30 * 60_000,
        // A browser that believes to be offline would otherwise leave a skeleton without an end; and
        // the local services answer without any network.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
