import { useCallback } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listMutation } from '#features/lists/data/named-list-queries.ts';
import type { ListAction } from '#features/lists/data/named-list-queries.ts';
import { errorCode } from '#shared/app-error.ts';
import { listChangeErrors } from '#features/lists/texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { useToast } from '#ui/toast.tsx';

/** Returns a function that runs an action on a list and rejects on failure. */
export function useListAction(uid: string) {
  return useMutation(listMutation(useQueryClient(), uid)).mutateAsync;
}

/** Like useListAction(), for taps outside a form: shows a toast on failure and resolves to false. */
export function useListActionWithToast(uid: string) {
  const runAction = useListAction(uid);
  const toast = useToast();
  return useCallback(
    async (action: ListAction) => {
      try {
        await runAction(action);
        return true;
      } catch (error) {
        toast(errorSentence(listChangeErrors, errorCode(error)));
        return false;
      }
    },
    [runAction, toast],
  );
}
