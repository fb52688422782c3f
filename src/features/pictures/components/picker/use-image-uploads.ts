import { useEffect, useReducer, useRef, useState } from 'react';
import { uploadPicture } from '#features/pictures/data/picture-upload.ts';
import type { PictureOwner } from '#features/pictures/data/picture-upload.ts';
import { pictureKinds } from '#features/pictures/model/picture-kinds.ts';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import * as texts from '#features/pictures/texts.ts';
import { tooManyImages, uploadErrors } from '#features/pictures/texts.ts';
import { errorCode } from '#shared/app-error.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { UserFacingError } from '#shared/user-facing-error.ts';
import { findImageFileFault } from '#features/pictures/model/image-upload.ts';
import { pickedImagesReducer } from './picked-image.ts';
import type { PickedImage } from './picked-image.ts';
import { downscalePicture } from './downscale-picture.ts';

/** Number of parallel uploads; equals the number that the server processes in parallel. */
const maxConcurrentUploads = 2;

interface ImageUploads {
  items: readonly PickedImage[];
  /** Error messages of the files chosen last. */
  refusals: readonly string[];
  add: (files: readonly File[]) => void;
  retry: (id: string) => void;
  /** Removes an image, aborts its upload, and clears the messages about rejected files. */
  remove: (id: string) => void;
  move: (id: string, to: number) => void;
}

interface UploadTarget extends PictureOwner {
  /** Maximum number of images. */
  maxImages: number;
}

/** State of a picker's list: uploads added files, one request per file, and tracks the result of each. */
export function useImageUploads(
  initialImages: readonly PlaceImage[],
  { kind, placeId, placeName, maxImages }: UploadTarget,
): ImageUploads {
  const [items, dispatch] = useReducer(pickedImagesReducer, initialImages, (images) =>
    images.map((image): PickedImage => ({ id: image.url, kind: 'kept', image })),
  );
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const runningUploads = useRef(new Map<string, AbortController>());
  const previews = useRef(new Set<string>());

  useEffect(() => {
    const controllers = runningUploads.current;
    const previewUrls = previews.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
      for (const preview of previewUrls) URL.revokeObjectURL(preview);
    };
  }, []);

  useEffect(() => {
    const waitingItems = items.filter((item) => item.kind === 'waiting');
    for (const item of waitingItems.slice(
      0,
      Math.max(0, maxConcurrentUploads - runningUploads.current.size),
    )) {
      if (runningUploads.current.has(item.id)) continue;
      void send(item.id, item.file, items[0]?.id === item.id);
    }
    async function send(id: string, file: File, isHighlight: boolean): Promise<void> {
      const controller = new AbortController();
      runningUploads.current.set(id, controller);
      dispatch({ type: 'sending', id, share: 0 });
      try {
        const image = await uploadPicture({
          ...{ kind, placeId, placeName, isHighlight, filename: file.name },
          picture: await downscalePicture(file),
          signal: controller.signal,
          onProgress: (share) => {
            dispatch({ type: 'sending', id, share });
          },
        });
        runningUploads.current.delete(id);
        dispatch({ type: 'kept', id, image });
      } catch (error) {
        runningUploads.current.delete(id);
        if (errorCode(error) === 'cancelled') dispatch({ type: 'removed', id });
        else dispatch({ type: 'failed', id, sentence: toUploadSentence(error, kind) });
      }
    }
  }, [items, kind, placeId, placeName]);

  return {
    items,
    refusals,
    add(files) {
      const { accepted, errorSentences } = checkFiles(files, maxImages - items.length, maxImages);
      setRefusals(errorSentences);
      const addedFiles = accepted.map((file) => {
        const preview = URL.createObjectURL(file);
        previews.current.add(preview);
        return { id: crypto.randomUUID(), file, preview };
      });
      if (addedFiles.length > 0) dispatch({ type: 'added', files: addedFiles });
    },
    retry(id) {
      dispatch({ type: 'retried', id });
    },
    remove(id) {
      runningUploads.current.get(id)?.abort();
      setRefusals([]);
      dispatch({ type: 'removed', id });
    },
    move(id, to) {
      dispatch({ type: 'moved', id, to });
    },
  };
}

/** Returns the error message for a failed upload; each cause has its own. */
function toUploadSentence(error: unknown, kind: PictureOwner['kind']): string {
  if (error instanceof UserFacingError) return error.sentence;
  const code = errorCode(error);
  // The server also counts images uploaded in another tab.
  if (code === 'too-many-items') return texts.tooManyImages(pictureKinds[kind].maxFiles);
  return errorSentence(kind === 'review' ? texts.reviewUploadErrors : texts.uploadErrors, code);
}

/** Accepted files, and the error messages of the rejected ones without duplicates. */
interface CheckedFiles {
  accepted: File[];
  errorSentences: string[];
}

/**
 * Checks type, size and number of files before reading them; the server validates again by decoding.
 * @param freeSlots number of images that can still be added
 * @param maxImages maximum number of images, for the error message
 */
export function checkFiles(
  files: readonly File[],
  freeSlots: number,
  maxImages: number,
): CheckedFiles {
  const errorSentences = new Set<string>();
  const validFiles = files.filter((file) => {
    const fault = findImageFileFault(file);
    if (fault) {
      errorSentences.add(errorSentence(uploadErrors, fault));
      return false;
    }
    return true;
  });
  if (validFiles.length > freeSlots) errorSentences.add(tooManyImages(maxImages));
  return {
    accepted: validFiles.slice(0, Math.max(freeSlots, 0)),
    errorSentences: [...errorSentences],
  };
}
