import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { errorCode } from '#shared/app-error.ts';
import { isNetworkError } from '#platform/offline/network-error.ts';
import type { AppErrorCode } from '#shared/app-error.ts';
import { useToast } from '#ui/toast.tsx';
import type { MemberMarkProps } from './use-mark.ts';

interface KeepMark extends Pick<MemberMarkProps, 'onSetChange' | 'onReady'> {
  isSet: boolean;
  /** Resolves to the stored state, so that a change to the same value is skipped. */
  knowIsSet: () => Promise<boolean>;
  change: (saved: boolean) => Promise<unknown>;
  failure: (code: AppErrorCode) => string;
}

/**
 * Keeps the state of a mark button in sync with the cached list, and saves the state that a tap asks for. Shows a toast
 * on failure.
 */
export function useSyncMark({ isSet, knowIsSet, change, failure, onSetChange, onReady }: KeepMark) {
  const toast = useToast();

  // Runs before the first paint, so that the heart of a saved item is never shown empty.
  useLayoutEffect(() => {
    onSetChange(isSet);
    return () => {
      onSetChange(false);
    };
  }, [isSet, onSetChange]);

  const fulfil = useEffectEvent(async (wish: boolean) => {
    try {
      const known = await knowIsSet().catch((error: unknown) => {
        // The stored state is unknown offline, so the change is always queued.
        if (isNetworkError(errorCode(error))) return !wish;
        throw error;
      });
      if (known !== wish) await change(wish);
    } catch (error) {
      toast(failure(errorCode(error)));
    }
  });
  useEffect(() => onReady((wish) => void fulfil(wish)), [onReady]);
}
