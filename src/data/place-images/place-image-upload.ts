import { AppError } from '#domain/app-error.ts';
import type { UploadAnswer, UploadedImage } from '#domain/image-upload.ts';

import { idToken } from '../auth/id-token.ts';
import { apiAnswerToAppError } from '../errors.ts';
import { dataConfig } from '../firebase.ts';

/** Milliseconds without an answer; a phone on a bad connection needs a while for a few megabytes. */
const timeoutMs = 120_000;

export interface ImageUpload {
  placeId: string;
  placeName: string;
  picture: Blob;
  filename: string;
  isHighlight: boolean;
  /** Told how much has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Ends the upload, which then throws 'cancelled'. */
  signal: AbortSignal;
}

/**
 * Sends one picture of a place to the own backend (SPEC section 7). One a request: what one of them meets does
 * not touch the others, and hosts bound the size of a request.
 * @throws AppError the code of the answer, 'unknown' when it says that the server or something behind it fails;
 *   'unavailable' and 'timeout' when there is no answer, 'cancelled', 'no-result' for an answer without a picture;
 *   what idToken() throws
 */
export async function uploadPlaceImage(upload: ImageUpload): Promise<UploadedImage> {
  const { placeId, placeName, picture, filename, isHighlight, signal } = upload;
  const form = new FormData();
  form.append('placeId', placeId);
  form.append('placeName', placeName);
  form.append('isHighlight', String(isHighlight));
  form.append('images', picture, filename);
  const token = await idToken();
  signal.throwIfAborted();
  const answer = await send(form, token, upload);
  const [image] = answer.files ?? [];
  if (!image) throw new AppError('no-result', 'The server kept no picture and says no reason');
  return image;
}

/** fetch() tells nothing of how much has been sent. */
function send(
  form: FormData,
  token: string,
  { onProgress, signal }: Pick<ImageUpload, 'onProgress' | 'signal'>,
): Promise<Partial<UploadAnswer>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const cancel = () => {
      request.abort();
    };
    const fail = (code: 'unavailable' | 'timeout' | 'cancelled') => () => {
      reject(new AppError(code, 'The upload was not answered'));
    };
    request.open('POST', `${dataConfig().apiOrigin}/api/upload/places`);
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.responseType = 'json';
    request.timeout = timeoutMs;
    request.upload.onprogress = ({ loaded, total }) => {
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onerror = fail('unavailable');
    request.ontimeout = fail('timeout');
    request.onabort = fail('cancelled');
    request.onload = () => {
      const body: unknown = request.response;
      if (request.status >= 200 && request.status < 300) {
        resolve(body ?? {});
      } else {
        reject(answerError(request.status, body));
      }
    };
    request.onloadend = () => {
      signal.removeEventListener('abort', cancel);
    };
    signal.addEventListener('abort', cancel, { once: true });
    request.send(form);
  });
}

/** Whoever answers is connected: 'unavailable' would send people to look at their connection. */
function answerError(status: number, body: unknown): AppError {
  const error = apiAnswerToAppError(status, body);
  const isAway = error.code === 'unavailable' || error.code === 'timeout';
  return isAway ? new AppError('unknown', error.message, { cause: error }) : error;
}
