import { useCallback, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import {
  isSameList,
  removePlaceImageFiles,
  savePlaceImages,
} from '#data/place-images/place-image-store.ts';
import type { PictureList } from '#data/place-images/place-image-store.ts';
import { placeKeys } from '#data/places/place-queries.ts';
import type { Place } from '#domain/place.ts';

type Saving = { kind: 'idle' | 'saving' | 'saved' } | { kind: 'failed'; error: unknown };

/** Saves the newest pictures, one save after another; files that no record names any more are removed behind it. */
export function usePhotoSaving(place: PictureList & Pick<Place, 'id'>) {
  const client = useQueryClient();
  const [state, setState] = useState<Saving>({ kind: 'idle' });
  /** What the record may hold: the list saved last, and those that failed, whose answer may only be lost. */
  const known = useRef<readonly PictureList[]>([place]);
  const wanted = useRef<PictureList>(place);
  const isSaving = useRef(false);

  const saveWanted = useCallback(async (): Promise<void> => {
    const isSettled = () => known.current.every((list) => isSameList(list, wanted.current));
    if (isSaving.current || isSettled()) return;
    isSaving.current = true;
    try {
      while (!isSettled()) {
        setState({ kind: 'saving' });
        const next = wanted.current;
        const before = known.current;
        known.current = [...before, next];
        await savePlaceImages(place.id, { known: before, wanted: next });
        known.current = [next];
        const gone = new Set(before.flatMap(({ images }) => images.map(({ url }) => url)));
        for (const { url } of next.images) gone.delete(url);
        // Files left behind cost a little room and are cleaned with the others; the record is right.
        await Promise.allSettled([...gone].map((url) => removePlaceImageFiles(place.id, url)));
        setState({ kind: 'saved' });
      }
      // Nobody waits for it: a change made meanwhile would find the loop over, yet this still at work.
      void client.invalidateQueries({ queryKey: placeKeys.all });
    } catch (error) {
      setState({ kind: 'failed', error });
    } finally {
      isSaving.current = false;
    }
  }, [client, place.id]);

  const save = useCallback(
    ({ images, highlightImageIndex }: PictureList) => {
      wanted.current = { images, highlightImageIndex };
      void saveWanted();
    },
    [saveWanted],
  );
  return { state, save, retry: () => void saveWanted() };
}
