import type { Logger } from 'pino';
import { errorCode } from '#shared/app-error.ts';
import { maxImageBytes } from '#features/pictures/model/image-upload.ts';
import type { RefusedImage, UploadedImage } from '#features/pictures/model/image-upload.ts';
import { tooManyImages } from '#features/pictures/texts.ts';
import type {
  ArrivingForm,
  ReceivedFields,
  TakeForm,
} from '#server/platform/forms/arriving-form.ts';
import type { ReceivedFile } from '#server/platform/forms/received-file.ts';
import { SpokenError } from '#server/platform/http/spoken-error.ts';
import { removeForgottenImages } from './forgotten-images.ts';
import { addressOfFolder } from './store/image-names.ts';
import type { ProcessedImage } from './processing/image-pipeline.ts';
import type { ImageQueue } from './processing/image-queue.ts';
import type { ImageStore } from './store/image-store.ts';
import { isRefusal, makeImage, refusalOf } from './processing/received-image.ts';

export interface PictureUploadsOptions {
  store: Pick<ImageStore, 'save' | 'list' | 'remove'>;
  queue: ImageQueue;
  logger: Pick<Logger, 'error'>;
}

/** Where pictures go, and who names them there. */
export interface PictureFolder {
  folder: string;
  /** Pictures that the record may name. */
  most: number;
  /** Pictures that may lie beside them, sent and not saved yet. */
  mostUnsaved: number;
  /** Addresses in the record. */
  named: readonly string[];
  /** Addresses in others, which come on top; asked for only where there are many pictures. */
  namedByOthers?: () => Promise<readonly string[]>;
  /** Said when too much waits to be saved. */
  tooManyUnsaved: string;
}

/** Who sends pictures, as it is being found out while they arrive, and where to. */
export interface PictureSender {
  /** Proven uid. */
  uid: string;
  /** Rejects for a caller who may not upload anywhere. */
  admitted: Promise<unknown>;
  /** Most files of one form. */
  files: number;
  /** Where the form's fields say; rejects where the caller may not put pictures. */
  folderOf: (fields: ReceivedFields) => Promise<PictureFolder>;
}

/** What was kept of one form: at least one picture. */
export interface KeptPictures {
  fields: ReceivedFields;
  files: { picture: Omit<UploadedImage, 'isHighlight'>; position: number }[];
  refused: RefusedImage[];
}

/** A picture on its way: what was received, and the work on it. */
interface Work {
  file: ReceivedFile;
  image: Promise<ProcessedImage>;
}

const noPicture = 'Nenhuma imagem foi enviada. Escolha uma imagem e tente novamente.';

/**
 * Takes pictures from somebody who may upload: receives, makes and keeps them. Who it is and whether the folder is
 * theirs is asked while pictures arrive and are made; a refusal ends the request at once, and nothing is kept before
 * both are granted.
 * One picture that cannot be kept does not take the others with it.
 * @throws SpokenError when no picture was kept; AppError 'unavailable' when too much waits already or the store
 *   does not answer, and as TakeForm and the sender's permissions
 */
export function uploadPictures(
  takeForm: TakeForm,
  sender: PictureSender,
  options: PictureUploadsOptions,
): Promise<KeptPictures> {
  const { uid: person, files } = sender;
  const expected = { person, field: 'images', files, fileBytes: maxImageBytes };
  return takeForm(expected, (form) => takeUpload(form, sender, options));
}

async function takeUpload(
  form: ArrivingForm,
  { uid, admitted, files: mostFiles, folderOf }: PictureSender,
  { store, queue, logger }: PictureUploadsOptions,
): Promise<KeptPictures> {
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
      ? new SpokenError('too-many-items', tooManyImages(mostFiles), { cause: error })
      : error;
  });
  const folder = await folderOf(fields);
  if (works.length === 0) throw new SpokenError('invalid-input', noPicture);
  const save = (image: ProcessedImage) => saveWithRoom(store, folder, image);
  return { fields, ...(await keep(works, { folder: folder.folder, save, logger })) };
}

/**
 * Keeps a picture. What the record may name is counted there, by rules; what others name comes on top. What lies here
 * besides was sent to be saved: by this person or another tab, or by somebody who left. So it counts apart; when there
 * is more than the record may name, what was forgotten goes first.
 * @throws SpokenError 'too-many-requests' when too much of it waits to be saved
 */
async function saveWithRoom(
  store: PictureUploadsOptions['store'],
  { folder, most, mostUnsaved, named, namedByOthers, tooManyUnsaved }: PictureFolder,
  image: ProcessedImage,
): Promise<string> {
  try {
    return await store.save(folder, image, most);
  } catch (error) {
    if (errorCode(error) !== 'too-many-items') throw error;
  }
  const others = (await namedByOthers?.()) ?? [];
  await removeForgottenImages(store, folder, [...named, ...others], Date.now());
  const alone = others.filter((url) => !named.includes(url)).length;
  try {
    return await store.save(folder, image, most + mostUnsaved + alone);
  } catch (error) {
    if (errorCode(error) !== 'too-many-items') throw error;
    throw new SpokenError('too-many-requests', tooManyUnsaved, { cause: error });
  }
}

/** Where the pictures of one request go. */
interface Keeping extends Pick<PictureUploadsOptions, 'logger'> {
  folder: string;
  /** Answers the name of the largest file. */
  save: (image: ProcessedImage) => Promise<string>;
}

async function keep(
  works: readonly Work[],
  { folder, save, logger }: Keeping,
): Promise<Omit<KeptPictures, 'fields'>> {
  const files: KeptPictures['files'] = [];
  const refused: RefusedImage[] = [];
  let firstError: unknown;
  for (const { file, image } of works) {
    try {
      const made = await image;
      const filename = await save(made);
      const { width, height, widths, colour } = made;
      const url = addressOfFolder(folder) + filename;
      files.push({
        picture: { url, width, height, widths, colour, filename },
        position: file.position,
      });
    } catch (error) {
      // Too much waits: nothing of this request is kept, so that all of it can be sent again.
      if (files.length === 0 && isBusy(error)) throw error;
      if (!isRefusal(error)) logger.error({ err: error }, 'picture not kept');
      firstError ??= error;
      const { position, name } = file;
      refused.push({ position, name, ...refusalOf(error) });
    }
  }
  if (files.length > 0) return { files, refused };
  const [reason] = refused;
  throw new SpokenError(reason?.code ?? 'invalid-input', reason?.error ?? noPicture, {
    cause: firstError,
  });
}

/** Whether there is no room for it now. */
function isBusy(error: unknown): boolean {
  return ['unavailable', 'too-many-requests'].includes(errorCode(error));
}
