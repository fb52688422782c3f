import { useCallback } from 'react';
import { errorCode } from '#domain/app-error.ts';
import { useSessionActions } from '#session/use-session.ts';

/**
 * To be told of what failed: after a refusal one's own record is read again, and whoever lost the role meanwhile
 * sees that instead of the page.
 */
export function useRefusal(): (error: unknown) => void {
  const { refreshUser } = useSessionActions();
  return useCallback(
    (error) => {
      if (errorCode(error) === 'permission-denied') refreshUser().catch(() => undefined);
    },
    [refreshUser],
  );
}
