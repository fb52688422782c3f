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

/** Somebody else changed the place since it was read. */
export interface OthersChange {
  theirs: Place;
  /** null where it may not be known. */
  author: string | null;
}

export type SavingState =
  | { kind: 'idle' | 'saving' | 'saved' }
  | { kind: 'failed'; step: 'basics' | 'finish'; error: unknown }
  | ({ kind: 'changed' } & OthersChange);

/** Stores a place or its pictures alone, one request after the other, and says what became of it. */
export function usePlaceSaving(writer: PlaceWriter, placeId: string) {
  const client = useQueryClient();
  const [state, setState] = useState<SavingState>({ kind: 'idle' });
  const isSaving = useRef(false);
  /** What was sent since the place was last stored: only its answer may be lost. */
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
      // Lists everywhere show it as it is now; nobody waits for them.
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
    /** Back to the form, as after a comparison that is put off. */
    reset: () => {
      setState({ kind: 'idle' });
    },
    /** @returns the place; null where it is not stored, which `state` tells */
    create: (wanted: PlaceFields) => run('basics', () => createPlace(writer, placeId, wanted)),
    /**
     * Changes what `wanted` holds, and nothing that others have changed since `base`. Files of pictures that the record
     * names no more are gone when it answers: whoever leaves then leaves none behind.
     * @returns the place; null where it is not stored, which `state` tells
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
