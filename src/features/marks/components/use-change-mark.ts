import { useCallback } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { UseMutationOptions } from '@tanstack/react-query';
import { errorCode } from '#shared/app-error.ts';
import type { AppErrorCode } from '#shared/app-error.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/marks/texts.ts';
import { useToast } from '#ui/toast.tsx';

interface MarkSentences {
  /** Shown to a pending account, which cannot save yet. */
  pendingAccount: string;
  failure: (code: AppErrorCode) => string;
}

/**
 * Returns a function that saves or removes a mark of a user. It shows a toast on failure and resolves to true on
 * success.
 */
export function useChangeMark<Change extends { uid: string }, Context>(
  mutation: UseMutationOptions<{ isWaiting: boolean }, Error, Change, Context>,
  { pendingAccount, failure }: MarkSentences,
) {
  const toast = useToast();
  const { mutateAsync } = useMutation(mutation);

  return useCallback(
    async (owner: Pick<User, 'uid' | 'status'>, change: Omit<Change, 'uid'>) => {
      if (owner.status === 'pending') {
        toast(pendingAccount);
        return false;
      }
      try {
        const { isWaiting } = await mutateAsync({ ...change, uid: owner.uid } as Change);
        if (isWaiting) toast(texts.markQueued);
        return true;
      } catch (error) {
        toast(failure(errorCode(error)));
        return false;
      }
    },
    [mutateAsync, toast, pendingAccount, failure],
  );
}
