import { useCallback } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listMutation } from '#features/lists/data/named-list-queries.ts';
import type { ListAction } from '#features/lists/data/named-list-queries.ts';
import { errorCode } from '#shared/app-error.ts';
import { listChangeErrors } from '#features/lists/texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { useToast } from '#ui/toast.tsx';

/** What somebody does with a list; it rejects where that fails. */
export function useListAction(uid: string) {
  return useMutation(listMutation(useQueryClient(), uid)).mutateAsync;
}

/** The same for a tap without a form: a failure is said at the foot of the screen, and the answer tells of it. */
export function useListTap(uid: string) {
  const act = useListAction(uid);
  const toast = useToast();
  return useCallback(
    async (action: ListAction) => {
      try {
        await act(action);
        return true;
      } catch (error) {
        toast(errorSentence(listChangeErrors, errorCode(error)));
        return false;
      }
    },
    [act, toast],
  );
}
