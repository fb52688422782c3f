import type { Request } from 'express';
import type { Logger } from 'pino';
import { errorCode } from '#domain/app-error.ts';
import { maxImageBytes, maxPlaceImages, maxUnsavedImages } from '#domain/image-upload.ts';
import type { RefusedImage, UploadAnswer, UploadedImage } from '#domain/image-upload.ts';
import { placeUploadFolder } from '#domain/place-image.ts';
import { tooManyImages } from '#texts/errors/pictures.ts';
import type { ArrivingForm, FormReader, ReceivedFields } from '../../http/form-reader.ts';
import type { ReceivedFile } from '../../http/received-file.ts';
import { SpokenError } from '../../http/spoken-error.ts';
import type { KnownPlace } from '../places/managed-place.ts';
import { removeForgottenImages } from './forgotten-images.ts';
import { isPlaceId } from './image-names.ts';
import type { ProcessedImage } from './image-pipeline.ts';
import type { ImageQueue } from './image-queue.ts';
import type { ImageStore } from './image-store.ts';
import { isRefusal, makeImage, refusalOf } from './received-image.ts';

export interface PlaceUploadsOptions {
  store: Pick<ImageStore, 'save' | 'list' | 'remove'>;
  /** Addresses of the pictures that the place's events show. */
  eventPictures: (placeId: string) => Promise<readonly string[]>;
  forms: FormReader;
  queue: ImageQueue;
  logger: Pick<Logger, 'error'>;
}

/** Who may upload, as it is being found out while the pictures arrive. */
export interface UploadPermission {
  /** Proven uid of the sender. */
  uid: string;
  /** Rejects for a caller who may not upload anywhere. */
  admitted: Promise<unknown>;
  /** The place; rejects for one that does not exist or that the caller does not manage. */
  mayUploadTo: (placeId: string) => Promise<Pick<KnownPlace, 'imageUrls'>>;
}

/** A picture on its way: what was received, and the work on it. */
interface Work {
  file: ReceivedFile;
  image: Promise<ProcessedImage>;
}

const noPicture = 'Nenhuma imagem foi enviada. Escolha uma imagem e tente novamente.';
const noPlace = 'O envio não diz de qual lugar são as imagens.';

/**
 * Takes the pictures of a place from somebody who may upload: receives, makes and keeps them. Who it is and
 * whether the place is theirs is asked while pictures arrive and are made; a refusal ends the request at once,
 * and nothing is kept before both are granted.
 * One picture that cannot be kept does not take the others with it.
 * @throws SpokenError when no picture was kept; AppError 'unavailable' when too much waits already or the store
 *   does not answer, and as FormReader.take() and the permission
 */
export function uploadPlaceImages(
  req: Request,
  permission: UploadPermission,
  options: PlaceUploadsOptions,
): Promise<UploadAnswer> {
  const expected = {
    person: permission.uid,
    field: 'images',
    files: maxPlaceImages,
    fileBytes: maxImageBytes,
  };
  return options.forms.take(req, expected, (form) => takeUpload(form, permission, options));
}

async function takeUpload(
  form: ArrivingForm,
  { uid, admitted, mayUploadTo }: UploadPermission,
  { store, eventPictures, queue, logger }: PlaceUploadsOptions,
): Promise<UploadAnswer> {
  const works: Work[] = [];
  const received = form.read((file) => {
    const image = makeImage(file, queue, uid);
    // Looked at in order further down; until then a failure is nobody's surprise.
    image.catch(() => undefined);
    works.push({ file, image });
  });
  // A refused caller is told so, and not what is wrong with the form.
  received.catch(() => undefined);
  await admitted;
  const fields = await received.catch((error: unknown) => {
    throw errorCode(error) === 'too-many-items'
      ? new SpokenError('too-many-items', tooManyImages(maxPlaceImages), { cause: error })
      : error;
  });
  const placeId = fields.get('placeId')?.[0] ?? '';
  if (!isPlaceId(placeId)) throw new SpokenError('invalid-input', noPlace);
  if (works.length === 0) throw new SpokenError('invalid-input', noPicture);
  const { imageUrls } = await mayUploadTo(placeId);
  const folder = {
    placeId,
    namedByPlace: imageUrls,
    namedByEvents: () => eventPictures(placeId),
  };
  const save = (image: ProcessedImage) => saveWithRoom(store, folder, image);
  return keep(works, { placeId, fields, save, logger });
}

const tooManyUnsaved =
  'Muitas imagens deste lugar foram enviadas e ainda não foram salvas. Salve o lugar ou tente novamente em uma hora.';

/** The pictures of a place, and who names them. */
interface PictureFolder {
  placeId: string;
  namedByPlace: readonly string[];
  namedByEvents: () => Promise<readonly string[]>;
}

/**
 * Keeps a picture. The eight of a place are those that its record names, and rules count them; those that its events
 * name come on top. What lies here besides was sent to be saved: by this person or another tab, or by somebody who
 * left. So it counts apart; when there is more than eight in all, what was forgotten goes first.
 * @throws SpokenError 'too-many-requests' when too much of it waits to be saved
 */
async function saveWithRoom(
  store: PlaceUploadsOptions['store'],
  { placeId, namedByPlace, namedByEvents }: PictureFolder,
  image: ProcessedImage,
): Promise<string> {
  try {
    return await store.save(placeId, image, maxPlaceImages);
  } catch (error) {
    if (errorCode(error) !== 'too-many-items') throw error;
  }
  const ofEvents = await namedByEvents();
  await removeForgottenImages(store, placeId, [...namedByPlace, ...ofEvents], Date.now());
  const alone = ofEvents.filter((url) => !namedByPlace.includes(url)).length;
  try {
    return await store.save(placeId, image, maxPlaceImages + maxUnsavedImages + alone);
  } catch (error) {
    if (errorCode(error) !== 'too-many-items') throw error;
    throw new SpokenError('too-many-requests', tooManyUnsaved, { cause: error });
  }
}

/** Where the pictures of one request go. */
interface Keeping extends Pick<PlaceUploadsOptions, 'logger'> {
  placeId: string;
  fields: ReceivedFields;
  /** Answers the name of the largest file. */
  save: (image: ProcessedImage) => Promise<string>;
}

async function keep(
  works: readonly Work[],
  { placeId, fields, save, logger }: Keeping,
): Promise<UploadAnswer> {
  const highlights = fields.get('isHighlight') ?? [];
  const files: UploadedImage[] = [];
  const refused: RefusedImage[] = [];
  let firstError: unknown;
  for (const { file, image } of works) {
    try {
      const made = await image;
      const filename = await save(made);
      const { width, height, widths, colour } = made;
      const url = placeUploadFolder(placeId) + filename;
      const isHighlight = highlights[file.position] === 'true';
      files.push({ url, width, height, widths, colour, filename, isHighlight });
    } catch (error) {
      // Too much waits: nothing of this request is kept, so that all of it can be sent again.
      if (files.length === 0 && isBusy(error)) throw error;
      if (!isRefusal(error)) logger.error({ err: error }, 'picture not kept');
      firstError ??= error;
      const { position, name } = file;
      refused.push({ position, name, ...refusalOf(error) });
    }
  }
  const shown = files.find(({ isHighlight }) => isHighlight) ?? files[0];
  const [reason] = refused;
  if (!shown) {
    throw new SpokenError(reason?.code ?? 'invalid-input', reason?.error ?? noPicture, {
      cause: firstError,
    });
  }
  return {
    success: true,
    placeId,
    files,
    results: files.map(({ url, isHighlight }) => ({ url, isHighlight })),
    url: shown.url,
    filename: shown.filename,
    refused,
    ...(reason && { error: reason.error }),
  };
}

/** Whether there is no room for it now. */
function isBusy(error: unknown): boolean {
  return ['unavailable', 'too-many-requests'].includes(errorCode(error));
}
