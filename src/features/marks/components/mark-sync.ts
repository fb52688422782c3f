import { useEffect, useEffectEvent, useLayoutEffect, useCallback } from 'react';
import { useQuery, useQueryClient, useMutation } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { errorCode } from '#shared/app-error.ts';
import type { AppErrorCode } from '#shared/app-error.ts';
import { marksQuery, markMutation } from '#features/marks/data/mark-mutation.ts';
import type { MarkList, MarkUpdate } from '#features/marks/data/mark-mutation.ts';
import type { MarkItem } from '#features/marks/model/mark.ts';
import { isNetworkError } from '#platform/offline/network-error.ts';
import { useToast } from '#ui/toast.tsx';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/marks/texts.ts';
import type { SyncMarkProps } from './use-mark.ts';

/**
 * Returns the component that keeps the state of a mark button in sync with the cached list of a signed-in user, and
 * saves the state that a tap asks for. All buttons of a page share one query. It renders nothing and shows a toast on
 * failure.
 * @param prepareChange runs before a change is saved
 */
export function markSync<
  ItemField extends string,
  Target extends MarkItem<ItemField> & Scope,
  Scope,
>(
  kind: MarkKind<ItemField, Target, Scope>,
  prepareChange?: (client: QueryClient, change: { uid: string; saved: boolean } & Target) => void,
) {
  const { list, failure, savedLink } = kind;

  return function MarkSync({ owner, target, onSetChange, onReady }: SyncMarkProps<Target>) {
    const toast = useToast();
    const client = useQueryClient();
    const changeMark = useChangeMark(kind, savedLink);
    const query = marksQuery(list, { ...target, uid: owner.uid });
    const includesItem = (marks: readonly Target[]) =>
      marks.some((mark) => mark[list.itemField] === target[list.itemField]);
    const { data: isSet = false } = useQuery({ ...query, select: includesItem });

    // Runs before the first paint, so that the heart of a saved item is never shown empty.
    useLayoutEffect(() => {
      onSetChange(isSet);
      return () => {
        onSetChange(false);
      };
    }, [isSet, onSetChange]);

    const applyChange = useEffectEvent(async (saved: boolean) => {
      try {
        const isStoredSet = await client
          .ensureQueryData(query)
          .then(includesItem)
          .catch((error: unknown) => {
            // The stored state is unknown offline, so the change is always queued.
            if (isNetworkError(errorCode(error))) return !saved;
            throw error;
          });
        // A change to the stored state is skipped.
        if (isStoredSet === saved) return;
        prepareChange?.(client, { ...target, uid: owner.uid, saved });
        await changeMark(owner, { ...target, saved });
      } catch (error) {
        toast(failure(errorCode(error)));
      }
    });
    useEffect(() => onReady((saved) => void applyChange(saved)), [onReady]);

    return null;
  };
}

/** A list of marks with the sentences of its buttons. */
export interface MarkKind<ItemField extends string, Target extends MarkItem<ItemField>, Scope> {
  list: MarkList<ItemField, Target, Scope>;
  /** Shown to a pending account, which cannot save yet. */
  pendingAccount: string;
  failure: (code: AppErrorCode) => string;
  /** Address of the user's list, offered after an item is saved. */
  savedLink?: string;
}

/**
 * Returns a function that saves or removes a mark of a user. It shows a toast on failure and resolves to true on
 * success.
 * @param savedLink address to offer after a mark is saved; without it, success shows no toast
 */
export function useChangeMark<
  ItemField extends string,
  Target extends MarkItem<ItemField> & Scope,
  Scope,
>({ list, pendingAccount, failure }: MarkKind<ItemField, Target, Scope>, savedLink?: string) {
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
        else if (change.saved && savedLink)
          toast(texts.markSaved, { label: texts.viewSaved, to: savedLink });
        return true;
      } catch (error) {
        toast(failure(errorCode(error)));
        return false;
      }
    },
    [mutateAsync, toast, pendingAccount, failure, savedLink],
  );
}
