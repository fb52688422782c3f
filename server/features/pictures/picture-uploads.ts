import type { Logger } from 'pino';
import { errorCode } from '#shared/app-error.ts';
import { maxImageBytes } from '#features/pictures/model/image-upload.ts';
import { pictureKinds } from '#features/pictures/model/picture-kinds.ts';
import type { RefusedImage, UploadedImage } from '#features/pictures/model/image-upload.ts';
import type { PictureKind, RecordPictureKind } from '#features/pictures/model/picture-kinds.ts';
import { translatedTexts } from '#server/platform/language.ts';
import * as portuguese from '#features/pictures/texts.ts';
import * as spanish from '#features/pictures/texts.es.ts';
import * as english from '#features/pictures/texts.en.ts';
import type {
  ExpectedForm,
  IncomingForm,
  ReceivedFields,
  ReceiveForm,
} from '#server/platform/forms/incoming-form.ts';
import type { ReceivedFile } from '#server/platform/forms/received-file.ts';
import type { Caller, CallerRequirements } from '#server/platform/identity/caller.ts';
import { UserFacingError } from '#shared/user-facing-error.ts';
import { removeAbandonedImages } from './unreferenced-images.ts';
import { addressOfFolder, isPlaceId } from './store/image-names.ts';
import type { ProcessedImage } from './processing/image-pipeline.ts';
import type { ImageQueue } from './processing/image-queue.ts';
import type { ImageStore } from './store/image-store.ts';
import {
  isImageRefusal,
  processReceivedImage,
  toImageRefusal,
} from './processing/received-image.ts';

const texts = translatedTexts(portuguese, spanish, english);

export interface PictureUploadsOptions {
  store: Pick<ImageStore, 'save' | 'list' | 'remove'>;
  queue: ImageQueue;
  logger: Pick<Logger, 'error'>;
}

/** Target folder of an upload, and the records that refer to its images. */
export interface PictureFolder {
  folder: string;
  /** Image addresses in the record. */
  referencedUrls: readonly string[];
  /**
   * Returns image addresses in other records, which are counted additionally; called only if the folder already has as
   * many images as the record may refer to.
   */
  readOtherUrls?: () => Promise<readonly string[]>;
}

/** Rate limit per user. */
interface PictureLimit {
  limit: number;
  windowMs: number;
}

/** Images of places, or of reviews: who may upload and remove them, and the records that refer to them. */
export interface PictureTarget {
  kind: RecordPictureKind;
  requirements?: CallerRequirements;
  /** In addition to the configured limit of uploads in ten minutes. */
  uploadLimit?: PictureLimit;
  removalLimit?: PictureLimit;
  sentences: {
    /** Error message for a form without a place. */
    withoutPlace: string;
    tooManyUnsaved: string;
  };
  /** Returns the folder of the images that the caller sends for a place; rejects if the caller may not upload to it. */
  folderOf: (placeId: string, caller: Caller) => Promise<PictureFolder>;
  /** Returns additional fields of the response to an upload. */
  responseFields?: (uploads: StoredUploads) => object;
  /** Rejects if the id of the place or review is invalid, or if the caller may not remove its images. */
  checkRemoval: (id: string, caller: Caller) => Promise<void> | void;
  /** Returns addresses in records that still refer to images of the place or review; those are not removed. */
  readReferencedUrls: (id: string) => Promise<readonly string[]>;
}

/** The uploading user, whose permissions are checked during the upload. */
export interface PictureSender {
  /** Verified uid. */
  uid: string;
  /** Rejects if the caller may not upload at all. */
  admitted: Promise<Caller>;
}

/** Stored images of one form, at least one. */
export interface StoredUploads {
  placeId: string;
  fields: ReceivedFields;
  files: { picture: Omit<UploadedImage, 'isHighlight'>; position: number }[];
  refused: RefusedImage[];
}

/** A received file and its processing. */
interface ImageJob {
  file: ReceivedFile;
  image: Promise<ProcessedImage>;
}

/**
 * Returns the form in which images of a kind are sent.
 * @param uid verified uid, whose share of the upload budget is used
 */
export function pictureForm(kind: PictureKind, uid: string): ExpectedForm {
  const { field: fieldName, maxFiles } = pictureKinds[kind];
  return { uid, fieldName, maxFiles, maxFileBytes: maxImageBytes };
}

/**
 * Receives, processes and stores uploaded images. The caller (`admitted`) and then the folder (`folderOf`) are checked
 * while images are received and processed. A refusal ends the request immediately; nothing is stored before both checks
 * succeed. One failed image does not affect the others.
 * @throws UserFacingError for a form without a place, and if no image was stored; AppError 'unavailable' if the queue is
 *   full or the store does not respond; also errors of ReceiveForm and of the permission checks
 */
export function uploadPictures(
  receiveForm: ReceiveForm,
  sender: PictureSender,
  upload: PictureUploadsOptions & { target: PictureTarget },
): Promise<StoredUploads> {
  return receiveForm(pictureForm(upload.target.kind, sender.uid), (form) =>
    receiveUpload(form, sender, upload),
  );
}

async function receiveUpload(
  form: IncomingForm,
  { uid, admitted }: PictureSender,
  { target, store, queue, logger }: PictureUploadsOptions & { target: PictureTarget },
): Promise<StoredUploads> {
  const imageJobs: ImageJob[] = [];
  const formFields = form.read((file) => {
    const image = processReceivedImage(file, queue, uid);
    // The result is awaited in order later; this avoids an unhandled rejection until then.
    image.catch(() => undefined);
    imageJobs.push({ file, image });
  });
  // A refused caller gets the refusal and not an error of the form.
  formFields.catch(() => undefined);
  const caller = await admitted;
  const fields = await formFields.catch((error: unknown) => {
    const { maxFiles } = pictureKinds[target.kind];
    throw errorCode(error) === 'too-many-items'
      ? new UserFacingError('too-many-items', texts().tooManyImages(maxFiles), { cause: error })
      : error;
  });
  const placeId = fields.get('placeId')?.[0] ?? '';
  if (!isPlaceId(placeId))
    throw new UserFacingError('invalid-input', target.sentences.withoutPlace);
  const folder = await target.folderOf(placeId, caller);
  if (imageJobs.length === 0) throw new UserFacingError('invalid-input', texts().noImageSent);
  const save = (image: ProcessedImage) => saveWithinLimit(store, { ...target, ...folder }, image);
  const saved = await saveImages(imageJobs, { folder: folder.folder, save, logger });
  return { placeId, fields, ...saved };
}

/**
 * Stores an image. The Firestore rules limit the images that the record refers to; images of other records are counted
 * additionally. All other images in the folder are unsaved uploads, for example of another tab or an abandoned form.
 * They have a separate limit. If the folder already has as many images as the record may refer to, abandoned ones are
 * removed first.
 * @throws UserFacingError 'too-many-requests' if there are too many unsaved images
 */
async function saveWithinLimit(
  store: PictureUploadsOptions['store'],
  { kind, sentences, folder, referencedUrls, readOtherUrls }: PictureTarget & PictureFolder,
  image: ProcessedImage,
): Promise<string> {
  const { maxFiles, maxUnsaved } = pictureKinds[kind];
  try {
    return await store.save(folder, image, maxFiles);
  } catch (error) {
    if (errorCode(error) !== 'too-many-items') throw error;
  }
  const otherUrls = (await readOtherUrls?.()) ?? [];
  await removeAbandonedImages(store, folder, [...referencedUrls, ...otherUrls], Date.now());
  const otherRecordsCount = otherUrls.filter((url) => !referencedUrls.includes(url)).length;
  try {
    return await store.save(folder, image, maxFiles + maxUnsaved + otherRecordsCount);
  } catch (error) {
    if (errorCode(error) !== 'too-many-items') throw error;
    throw new UserFacingError('too-many-requests', sentences.tooManyUnsaved, { cause: error });
  }
}

/** Target of the images of one request. */
interface SaveOptions extends Pick<PictureUploadsOptions, 'logger'> {
  folder: string;
  /** Stores an image and returns the name of its largest file. */
  save: (image: ProcessedImage) => Promise<string>;
}

async function saveImages(
  imageJobs: readonly ImageJob[],
  { folder, save, logger }: SaveOptions,
): Promise<Pick<StoredUploads, 'files' | 'refused'>> {
  const files: StoredUploads['files'] = [];
  const refused: RefusedImage[] = [];
  let firstError: unknown;
  for (const { file, image } of imageJobs) {
    try {
      const processedImage = await image;
      const filename = await save(processedImage);
      const { width, height, widths, colour } = processedImage;
      const url = addressOfFolder(folder) + filename;
      files.push({
        picture: { url, width, height, widths, colour, filename },
        position: file.position,
      });
    } catch (error) {
      // Fails the request before anything is stored, so that the client can send all images again.
      if (files.length === 0 && isCapacityError(error)) throw error;
      if (!isImageRefusal(error)) logger.error({ err: error }, 'image not stored');
      firstError ??= error;
      const { position, name } = file;
      refused.push({ position, name, ...toImageRefusal(error) });
    }
  }
  if (files.length > 0) return { files, refused };
  const [firstRefusal] = refused;
  throw new UserFacingError(
    firstRefusal?.code ?? 'invalid-input',
    firstRefusal?.error ?? texts().noImageSent,
    {
      cause: firstError,
    },
  );
}

/** Returns true if the error is a temporary lack of capacity. */
function isCapacityError(error: unknown): boolean {
  return ['unavailable', 'too-many-requests'].includes(errorCode(error));
}
