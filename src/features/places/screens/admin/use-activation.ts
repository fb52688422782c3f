import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazyStore } from '#platform/firestore/lazy-store.ts';
import {
  reloadAdminPlaces,
  updateCachedActivation,
} from '#features/places/data/admin/admin-place-queries.ts';
import { AppError, errorCode } from '#shared/app-error.ts';
import type { Place } from '#features/places/model/place.ts';
import * as texts from '#features/places/panel-texts.ts';
import { useToast } from '#ui/toast.tsx';

const placeChanges = lazyStore(() => import('#features/places/data/admin/admin-place-changes.ts'));

/** Activates and deactivates single places in the list. Several changes may run in parallel. */
export function useActivation(uid: string) {
  const client = useQueryClient();
  const toast = useToast();
  const [pendingStates, setPendingStates] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [errorsById, setErrorsById] = useState<ReadonlyMap<string, unknown>>(new Map());

  const { mutateAsync } = useMutation({
    mutationFn: async ({ id, isActive }: Pick<Place, 'id' | 'isActive'>) => {
      const outcome = await (await placeChanges()).setPlacesActive(uid, [id], isActive);
      const [failure] = outcome.failed;
      if (outcome.notFound.length > 0) throw new AppError('not-found', 'The place is gone');
      if (failure) throw new AppError(failure.code, 'The place was not changed');
    },
  });

  const setActive = (place: Place, isActive: boolean) => {
    const { id, title } = place;
    if (pendingStates.has(id)) return;
    setPendingStates((previous) => new Map(previous).set(id, isActive));
    setErrorsById((previous) => withoutKey(previous, id));
    // Uses mutateAsync(), because callbacks passed to mutate() run only for the latest of several parallel calls.
    const changePromise = mutateAsync({ id, isActive }).then(
      () => {
        updateCachedActivation(client, uid, [id], isActive);
      },
      (error: unknown) => {
        if (errorCode(error) === 'not-found') {
          toast(texts.alreadyDeleted(title));
          void reloadAdminPlaces(client, uid);
        } else {
          setErrorsById((previous) => new Map(previous).set(id, error));
        }
      },
    );
    void changePromise.finally(() => {
      setPendingStates((previous) => withoutKey(previous, id));
    });
  };
  return { setActive, pendingStates, errorsById };
}

function withoutKey<T>(map: ReadonlyMap<string, T>, id: string): ReadonlyMap<string, T> {
  const next = new Map(map);
  next.delete(id);
  return next;
}
