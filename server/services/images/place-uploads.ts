import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { AppError, errorCode } from '#domain/app-error.ts';
import { maxImageBytes, maxPlaceImages } from '#domain/image-upload.ts';
import type { RefusedImage, UploadAnswer, UploadedImage } from '#domain/image-upload.ts';
import { placeUploadFolder } from '#domain/place-image.ts';
import { tooManyImages, uploadErrors } from '#texts/errors/pictures.ts';
import { errorSentence } from '#texts/errors.ts';
import { SpokenError } from '../../spoken-error.ts';
import type { KnownPlace } from '../managed-place.ts';
import { removeForgottenImages } from './forgotten-images.ts';
import { isPlaceId } from './image-names.ts';
import { PixelBoundError } from './image-pipeline.ts';
import type { ProcessedImage } from './image-pipeline.ts';
import type { ImageQueue } from './image-queue.ts';
import type { ImageStore } from './image-store.ts';
import { receiveUpload } from './receive-upload.ts';
import type { ReceivedFields, ReceivedFile } from './receive-upload.ts';

export interface PlaceUploadsOptions {
  store: Pick<ImageStore, 'save' | 'list' | 'remove'>;
  queue: ImageQueue;
  logger: Pick<Logger, 'error'>;
}

/** Who may upload, as it is being found out while the pictures arrive. */
export interface UploadPermission {
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
const tooManyPixels = 'Imagem com resolução grande demais. Use uma imagem de até 50 megapixels.';

/**
 * Takes the pictures of a place from somebody who may upload: receives, makes and keeps them. Who it is and
 * whether the place is theirs is asked while pictures arrive and are made; a refusal ends the request at once,
 * and nothing is kept before both are granted.
 * One picture that cannot be kept does not take the others with it.
 * @throws SpokenError when no picture was kept; AppError 'unavailable' when too much waits already or the store
 *   does not answer, and as receiveUpload() and the permission
 */
export function uploadPlaceImages(
  req: IncomingMessage,
  permission: UploadPermission,
  options: PlaceUploadsOptions,
): Promise<UploadAnswer> {
  return options.queue.receive(() => takeUpload(req, permission, options));
}

async function takeUpload(
  req: IncomingMessage,
  { admitted, mayUploadTo }: UploadPermission,
  { store, queue, logger }: PlaceUploadsOptions,
): Promise<UploadAnswer> {
  let isWanted = true;
  const givenUp = new AbortController();
  const works: Work[] = [];
  const start = (file: ReceivedFile) => {
    const image = file.bytes
      ? queue.process(file.bytes, () => isWanted)
      : Promise.reject(new AppError('too-large', 'More bytes than allowed'));
    // Looked at in order further down; until then a failure is nobody's surprise.
    image.catch(() => undefined);
    works.push({ file, image });
  };
  try {
    const bounds = { files: maxPlaceImages, fileBytes: maxImageBytes };
    const received = receiveUpload(req, { bounds, signal: givenUp.signal }, start);
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
    const save = (image: ProcessedImage) => saveWithRoom(store, placeId, image, imageUrls);
    return await keep(works, { placeId, fields, save, logger });
  } finally {
    isWanted = false;
    givenUp.abort();
  }
}

/** Keeps a picture; where the place is full, first those that its record forgot make room. */
async function saveWithRoom(
  store: PlaceUploadsOptions['store'],
  placeId: string,
  image: ProcessedImage,
  imageUrls: readonly string[],
): Promise<string> {
  try {
    return await store.save(placeId, image, maxPlaceImages);
  } catch (error) {
    if (errorCode(error) !== 'too-many-items') throw error;
    if ((await removeForgottenImages(store, placeId, imageUrls, Date.now())) === 0) throw error;
    return store.save(placeId, image, maxPlaceImages);
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
      if (files.length === 0 && errorCode(error) === 'unavailable') throw error;
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

/** Whether the picture is at fault and not this server. */
function isRefusal(error: unknown): boolean {
  return ['unsupported-type', 'too-large', 'too-many-items'].includes(errorCode(error));
}

function refusalOf(error: unknown): Pick<RefusedImage, 'code' | 'error'> {
  const code = isRefusal(error) ? errorCode(error) : 'image-failed';
  if (code === 'too-many-items') return { code, error: tooManyImages(maxPlaceImages) };
  if (error instanceof PixelBoundError) return { code, error: tooManyPixels };
  return { code, error: errorSentence(uploadErrors, code) };
}
