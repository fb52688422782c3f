import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { removeUnnamedFiles } from '#features/pictures/data/place-image-files.ts';
import { placeAuthor } from '#features/places/data/place-author.ts';
import { placeKeys } from '#features/places/data/place-queries.ts';
import { createPlace, updatePlace } from '#features/places/data/place-writes.ts';
import type { PlaceWriter } from '#features/places/data/place-writes.ts';
import { memberKeys } from '#platform/firestore/member-keys.ts';
import type { PlaceFields } from '#features/places/model/place-draft.ts';
import type { Place } from '#features/places/model/place.ts';

/** Conflict: another user changed the place after it was read. */
export interface OthersChange {
  theirs: Place;
  /** Null if the user has no access to the author's name. */
  author: string | null;
}

export type SavingState =
  | { kind: 'idle' | 'saving' | 'saved' }
  | { kind: 'failed'; step: 'basics' | 'finish'; error: unknown }
  | ({ kind: 'changed' } & OthersChange);

/** Stores a place or only its images, one request at a time, and returns the state of the last request. */
export function usePlaceSaving(writer: PlaceWriter, placeId: string) {
  const client = useQueryClient();
  const [state, setState] = useState<SavingState>({ kind: 'idle' });
  const isSaving = useRef(false);
  /** Versions sent since the last confirmed save. They may be stored, because only the response may be lost. */
  const sent = useRef<readonly Partial<PlaceFields>[]>([]);

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
      // Reloads all lists in the background.
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
    create: (wanted: PlaceFields) => run('basics', () => createPlace(writer, placeId, wanted)),
    /**
     * Writes the fields of `wanted` without overwriting changes that others made since `base`. Deletes the files of
     * removed images before it resolves, so that none remain if the user leaves afterwards.
     * @returns the place, or null if it was not stored; `state` has the reason
     */
    update: ({ base, wanted }: { base: Partial<PlaceFields>; wanted: Partial<PlaceFields> }) =>
      run('finish', async () => {
        const unanswered = sent.current;
        const known = [base, ...unanswered];
        sent.current = [...unanswered, wanted];
        const outcome = await updatePlace(writer, placeId, { known, wanted });
        sent.current = outcome.kind === 'changed' ? unanswered : [];
        if (outcome.kind === 'changed') {
          const { theirs, changedAt } = outcome;
          const author = writer.isSuperAdmin
            ? await placeAuthor(placeId, changedAt).catch(() => null)
            : null;
          return { theirs, author };
        }
        const { place, before } = outcome;
        await removeUnnamedFiles(placeId, [before, ...known], place);
        return place;
      }),
  };
}
