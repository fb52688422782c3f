import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { errorCode } from '#shared/app-error.ts';
import { isAway } from '#platform/offline/away.ts';
import type { AppErrorCode } from '#shared/app-error.ts';
import { useToast } from '#ui/toast.tsx';
import type { MemberMarkProps } from './use-mark.ts';

interface KeepMark extends Pick<MemberMarkProps, 'onSetChange' | 'onReady'> {
  isSet: boolean;
  /** What is so already is not asked for again. */
  knowIsSet: () => Promise<boolean>;
  change: (saved: boolean) => Promise<unknown>;
  failure: (code: AppErrorCode) => string;
}

/** Keeps a mark's button true, and makes it so as it was wished by a tap; says so when that does not work. */
export function useKeepMark({ isSet, knowIsSet, change, failure, onSetChange, onReady }: KeepMark) {
  const toast = useToast();

  // Before anything is painted: a heart that is known to be set never shows empty.
  useLayoutEffect(() => {
    onSetChange(isSet);
    return () => {
      onSetChange(false);
    };
  }, [isSet, onSetChange]);

  const fulfil = useEffectEvent(async (wish: boolean) => {
    try {
      const known = await knowIsSet().catch((error: unknown) => {
        // Where nobody can say, it is kept until somebody can.
        if (isAway(errorCode(error))) return !wish;
        throw error;
      });
      if (known !== wish) await change(wish);
    } catch (error) {
      toast(failure(errorCode(error)));
    }
  });
  useEffect(() => onReady((wish) => void fulfil(wish)), [onReady]);
}
