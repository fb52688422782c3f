import { useCallback } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorCode } from '#shared/app-error.ts';
import type { AppErrorCode } from '#shared/app-error.ts';
import type { User } from '#features/account/model/user.ts';
import { markMutation } from '#features/marks/data/mark-mutation.ts';
import type { MarkList, MarkUpdate } from '#features/marks/data/mark-mutation.ts';
import type { MarkItem } from '#features/marks/model/mark.ts';
import * as texts from '#features/marks/texts.ts';
import { useToast } from '#ui/toast.tsx';

/** A list of marks with the sentences of its buttons. */
export interface MarkKind<ItemField extends string, Target extends MarkItem<ItemField>, Scope> {
  list: MarkList<ItemField, Target, Scope>;
  /** Shown to a pending account, which cannot save yet. */
  pendingAccount: string;
  failure: (code: AppErrorCode) => string;
}

/**
 * Returns a function that saves or removes a mark of a user. It shows a toast on failure and resolves to true on
 * success.
 */
export function useChangeMark<
  ItemField extends string,
  Target extends MarkItem<ItemField> & Scope,
  Scope,
>({ list, pendingAccount, failure }: MarkKind<ItemField, Target, Scope>) {
  const toast = useToast();
  const { mutateAsync } = useMutation(markMutation(useQueryClient(), list));

  return useCallback(
    async (owner: Pick<User, 'uid' | 'status'>, change: Omit<MarkUpdate, 'uid'> & Target) => {
      if (owner.status === 'pending') {
        toast(pendingAccount);
        return false;
      }
      try {
        const { isWaiting } = await mutateAsync({ ...change, uid: owner.uid });
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
