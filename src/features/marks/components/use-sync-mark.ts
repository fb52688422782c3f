import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { errorCode } from '#shared/app-error.ts';
import { isNetworkError } from '#platform/offline/network-error.ts';
import type { AppErrorCode } from '#shared/app-error.ts';
import { useToast } from '#ui/toast.tsx';
import type { SyncMarkProps } from './use-mark.ts';

interface SyncMarkOptions extends Pick<SyncMarkProps, 'onSetChange' | 'onReady'> {
  isSet: boolean;
  /** Resolves to the stored state, so that a change to the same value is skipped. */
  readIsSet: () => Promise<boolean>;
  saveChange: (saved: boolean) => Promise<unknown>;
  failure: (code: AppErrorCode) => string;
}

/**
 * Keeps the state of a mark button in sync with the cached list, and saves the state that a tap asks for. Shows a toast
 * on failure.
 */
export function useSyncMark({
  isSet,
  readIsSet,
  saveChange,
  failure,
  onSetChange,
  onReady,
}: SyncMarkOptions) {
  const toast = useToast();

  // Runs before the first paint, so that the heart of a saved item is never shown empty.
  useLayoutEffect(() => {
    onSetChange(isSet);
    return () => {
      onSetChange(false);
    };
  }, [isSet, onSetChange]);

  const applyChange = useEffectEvent(async (shouldBeSet: boolean) => {
    try {
      const isStoredSet = await readIsSet().catch((error: unknown) => {
        // The stored state is unknown offline, so the change is always queued.
        if (isNetworkError(errorCode(error))) return !shouldBeSet;
        throw error;
      });
      if (isStoredSet !== shouldBeSet) await saveChange(shouldBeSet);
    } catch (error) {
      toast(failure(errorCode(error)));
    }
  });
  useEffect(() => onReady((shouldBeSet) => void applyChange(shouldBeSet)), [onReady]);
}
