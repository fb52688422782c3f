import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { removeUnusedPictures } from '#features/pictures/data/remove-unused-pictures.ts';
import { getAuthorOfChange } from '#features/places/data/place-author.ts';
import { placeKeys } from '#features/places/data/place-queries.ts';
import { createPlace, updatePlace } from '#features/places/data/place-writes.ts';
import type { PlaceWriter } from '#features/places/data/place-writes.ts';
import { memberKeys } from '#platform/firestore/member-keys.ts';
import type { PlaceFields } from '#features/places/model/place-fields.ts';
import type { Place } from '#features/places/model/place.ts';

/** Conflict: another user changed the place after it was read. */
export interface ConcurrentChange {
  theirs: Place;
  /** Name of the other user; null if it is unknown. Only super admins can read it. */
  author: string | null;
}

export type SavingState =
  | { kind: 'idle' | 'saving' | 'saved' }
  | { kind: 'failed'; step: 'basics' | 'finish'; error: unknown }
  | ({ kind: 'changed' } & ConcurrentChange);

/** Stores a place or only its images, one request at a time, and returns the state of the last request. */
export function usePlaceSaving(writer: PlaceWriter, placeId: string) {
  const client = useQueryClient();
  const [state, setState] = useState<SavingState>({ kind: 'idle' });
  const isSaving = useRef(false);
  /**
   * Versions sent since the last confirmed save. They may be stored even if the request failed, because its response
   * may have been lost.
   */
  const sentChanges = useRef<readonly Partial<PlaceFields>[]>([]);

  const runSave = async (
    step: 'basics' | 'finish',
    save: () => Promise<Place | ConcurrentChange>,
  ): Promise<Place | null> => {
    if (isSaving.current) return null;
    isSaving.current = true;
    setState({ kind: 'saving' });
    try {
      const outcome = await save();
      if ('theirs' in outcome) {
        setState({ kind: 'changed', ...outcome });
        return null;
      }
      // Refetches the visible places and lists in the background.
      void client.invalidateQueries({ queryKey: placeKeys.all });
      void client.invalidateQueries({ queryKey: memberKeys.of(writer.uid) });
      setState({ kind: 'saved' });
      return outcome;
    } catch (error) {
      setState({ kind: 'failed', step, error });
      return null;
    } finally {
      isSaving.current = false;
    }
  };

  return {
    state,
    /** Returns to the form, for example when a comparison is postponed. */
    reset: () => {
      setState({ kind: 'idle' });
    },
    /**
     * Creates the place.
     * @returns the place, or null if it was not stored; `state` has the reason
     */
    create: (newFields: PlaceFields) =>
      runSave('basics', () => createPlace(writer, placeId, newFields)),
    /**
     * Writes the fields of `newFields` without overwriting changes that others made since `base`. Deletes the files of
     * removed images before it resolves, so that none remain if the user leaves afterwards.
     * @returns the place, or null if it was not stored; `state` has the reason
     */
    update: ({
      base,
      newFields,
    }: {
      base: Partial<PlaceFields>;
      newFields: Partial<PlaceFields>;
    }) =>
      runSave('finish', async () => {
        const unconfirmedChanges = sentChanges.current;
        const expectedVersions = [base, ...unconfirmedChanges];
        sentChanges.current = [...unconfirmedChanges, newFields];
        const outcome = await updatePlace(writer, placeId, {
          expectedVersions,
          fields: newFields,
        });
        sentChanges.current = outcome.kind === 'changed' ? unconfirmedChanges : [];
        if (outcome.kind === 'changed') {
          const { theirs, changedAt } = outcome;
          const author = writer.isSuperAdmin
            ? await getAuthorOfChange(placeId, changedAt).catch(() => null)
            : null;
          return { theirs, author };
        }
        const { place, before } = outcome;
        const pictures = [before, ...expectedVersions].flatMap(({ images = [] }) => images);
        await removeUnusedPictures(placeId, { pictures }, place.images);
        return place;
      }),
  };
}
