import { useCallback, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { removePlaceImageFiles, savePlaceImages } from '#data/place-images/place-image-store.ts';
import { placeKeys } from '#data/places/place-queries.ts';
import type { Place, PlaceImage } from '#domain/place.ts';

/** The pictures that a picker tells of. */
interface PickedImages {
  images: PlaceImage[];
  highlightImageIndex: number;
}

type Saving = { kind: 'idle' | 'saving' | 'saved' } | { kind: 'failed'; error: unknown };

/** Saves the newest pictures, one save after another; files that no record names any more are removed behind it. */
export function usePhotoSaving(place: Pick<Place, 'id' | 'images' | 'highlightImageIndex'>) {
  const client = useQueryClient();
  const [state, setState] = useState<Saving>({ kind: 'idle' });
  const saved = useRef<PickedImages>(place);
  const wanted = useRef<PickedImages>(place);
  const isSaving = useRef(false);

  const saveWanted = useCallback(async (): Promise<void> => {
    if (isSaving.current) return;
    if (signature(wanted.current) === signature(saved.current)) {
      // Whoever takes a change back that could not be saved has nothing left to save.
      setState((known) => (known.kind === 'failed' ? { kind: 'idle' } : known));
      return;
    }
    isSaving.current = true;
    try {
      while (signature(wanted.current) !== signature(saved.current)) {
        setState({ kind: 'saving' });
        const next = wanted.current;
        await savePlaceImages(place.id, next);
        const gone = saved.current.images.filter(
          ({ url }) => !next.images.some((image) => image.url === url),
        );
        saved.current = next;
        // Files left behind cost a little room and are cleaned with the others; the record is right.
        await Promise.allSettled(gone.map(({ url }) => removePlaceImageFiles(place.id, url)));
        setState({ kind: 'saved' });
      }
      await client.invalidateQueries({ queryKey: placeKeys.all });
    } catch (error) {
      setState({ kind: 'failed', error });
    } finally {
      isSaving.current = false;
    }
  }, [client, place.id]);

  const save = useCallback(
    ({ images, highlightImageIndex }: PickedImages) => {
      wanted.current = { images, highlightImageIndex };
      void saveWanted();
    },
    [saveWanted],
  );
  return { state, save, retry: () => void saveWanted() };
}

function signature({ images, highlightImageIndex }: PickedImages): string {
  return JSON.stringify([images.map(({ url }) => url), highlightImageIndex]);
}
