import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { removePlaceImageFiles } from '#data/place-images/place-image-store.ts';
import { placeAuthor } from '#data/places/place-author.ts';
import { placeKeys } from '#data/places/place-queries.ts';
import { createPlace, updatePlace } from '#data/places/place-writes.ts';
import type { PlaceWriter } from '#data/places/place-writes.ts';
import { memberKeys } from '#data/users/member-keys.ts';
import { errorCode } from '#domain/app-error.ts';
import type { PlaceFields } from '#domain/place-draft.ts';
import type { Place } from '#domain/place.ts';
import { useSessionActions } from '#session/use-session.ts';

/** Somebody else changed the place since it was read. */
export interface OthersChange {
  theirs: Place;
  /** null where it may not be known. */
  author: string | null;
}

export type SavingState =
  | { kind: 'idle' | 'saving' }
  | { kind: 'failed'; step: 'basics' | 'finish'; error: unknown }
  | ({ kind: 'changed' } & OthersChange);

/** Stores a place, one request after the other, and tells what became of it. */
export function usePlaceSaving(writer: PlaceWriter, placeId: string) {
  const client = useQueryClient();
  const { refreshUser } = useSessionActions();
  const [state, setState] = useState<SavingState>({ kind: 'idle' });
  const isSaving = useRef(false);

  const run = async (
    step: 'basics' | 'finish',
    work: () => Promise<Place | OthersChange>,
  ): Promise<Place | null> => {
    if (isSaving.current) return null;
    isSaving.current = true;
    setState({ kind: 'saving' });
    try {
      const outcome = await work();
      if ('theirs' in outcome) {
        setState({ kind: 'changed', ...outcome });
        return null;
      }
      // Lists everywhere show it as it is now; nobody waits for them.
      void client.invalidateQueries({ queryKey: placeKeys.all });
      void client.invalidateQueries({ queryKey: memberKeys.of(writer.uid) });
      setState({ kind: 'idle' });
      return outcome;
    } catch (error) {
      // Who lost the role in between is told so by the guard of the page.
      if (errorCode(error) === 'permission-denied') void refreshUser().catch(() => undefined);
      setState({ kind: 'failed', step, error });
      return null;
    } finally {
      isSaving.current = false;
    }
  };

  return {
    state,
    /** Back to the form, as after a comparison that is put off. */
    reset: () => {
      setState({ kind: 'idle' });
    },
    /** @returns the place; null where it is not stored, which `state` tells */
    create: (wanted: PlaceFields) => run('basics', () => createPlace(writer, placeId, wanted)),
    /** @returns the place; null where it is not stored, which `state` tells */
    update: (change: { base: PlaceFields; wanted: PlaceFields }) =>
      run('finish', async () => {
        const outcome = await updatePlace(writer, placeId, change);
        if (outcome.kind === 'changed') {
          const { theirs, changedAt } = outcome;
          const author = writer.isSuperAdmin
            ? await placeAuthor(placeId, changedAt).catch(() => null)
            : null;
          return { theirs, author };
        }
        const { place, before } = outcome;
        const gone = before.images.filter(
          ({ url }) => !place.images.some((image) => image.url === url),
        );
        // Files left behind cost a little room and are cleaned with the others; the record is right.
        void Promise.allSettled(gone.map(({ url }) => removePlaceImageFiles(placeId, url)));
        return place;
      }),
  };
}
