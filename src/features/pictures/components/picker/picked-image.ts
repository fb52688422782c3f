import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import { moveItem } from '#ui/use-drag-order.ts';

/** An image in the picker: uploaded, queued, uploading, or failed. */
export type PickedImage =
  | { id: string; kind: 'kept'; image: PlaceImage }
  | { id: string; kind: 'waiting'; file: File; preview: string }
  | { id: string; kind: 'sending'; file: File; preview: string; share: number }
  | { id: string; kind: 'failed'; file: File; preview: string; sentence: string };

export type PickedImageChange =
  | { type: 'added'; files: { id: string; file: File; preview: string }[] }
  | { type: 'sending'; id: string; share: number }
  | { type: 'kept'; id: string; image: PlaceImage }
  | { type: 'failed'; id: string; sentence: string }
  | { type: 'retried'; id: string }
  | { type: 'removed'; id: string }
  | { type: 'moved'; id: string; to: number };

/** Reducer of the picker's list; an action for an image that is no longer in the list has no effect. */
export function pickedImagesReducer(
  items: readonly PickedImage[],
  change: PickedImageChange,
): readonly PickedImage[] {
  switch (change.type) {
    case 'added':
      return [...items, ...change.files.map((added) => ({ ...added, kind: 'waiting' as const }))];
    case 'removed':
      return items.filter(({ id }) => id !== change.id);
    case 'moved':
      return moveItem(items, change.id, change.to);
    case 'kept':
      return replaceItem(items, change.id, () => ({
        id: change.id,
        kind: 'kept',
        image: change.image,
      }));
    case 'sending':
      return replaceItem(items, change.id, (item) =>
        item.kind === 'kept' ? item : { ...toFileItem(item), kind: 'sending', share: change.share },
      );
    case 'failed':
      return replaceItem(items, change.id, (item) =>
        item.kind === 'kept'
          ? item
          : { ...toFileItem(item), kind: 'failed', sentence: change.sentence },
      );
    case 'retried':
      return replaceItem(items, change.id, (item) =>
        item.kind === 'failed' ? { ...toFileItem(item), kind: 'waiting' } : item,
      );
  }
}

function toFileItem({ id, file, preview }: Exclude<PickedImage, { kind: 'kept' }>) {
  return { id, file, preview };
}

function replaceItem(
  items: readonly PickedImage[],
  id: string,
  change: (item: PickedImage) => PickedImage,
): readonly PickedImage[] {
  return items.map((item) => (item.id === id ? change(item) : item));
}

/** Returns the uploaded images in display order. */
export function uploadedImages(items: readonly PickedImage[]): PlaceImage[] {
  return items.flatMap((item) => (item.kind === 'kept' ? [item.image] : []));
}
