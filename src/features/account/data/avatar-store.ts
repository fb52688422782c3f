import * as v from 'valibot';

import { photoResponse } from '#features/account/model/account-contract.ts';
import type { PhotoResponse } from '#features/account/model/account-contract.ts';
import { AppError } from '#shared/app-error.ts';
import { sendPicture } from '#features/pictures/data/picture-upload.ts';
import { pictureKinds } from '#features/pictures/model/picture-kinds.ts';

import { apiFetch } from '#platform/api/api-client.ts';
import { createResponseReader } from '#platform/api/response-reader.ts';
import type { SendFormOptions } from '#platform/api/send-form.ts';
import { withAuthUser } from '#platform/firestore/with-auth.ts';

const photoPath = `/api${pictureKinds.profile.upload}`;

/**
 * Uploads the profile image of a user. The server re-encodes and stores it, sets it in the user record and deletes the
 * previous one.
 * @param uid the signed-in user
 * @param image square and already re-encoded, so that no metadata of the original file is sent
 * @throws AppError 'permission-denied' or 'account-inactive' if the account is not active, 'unsupported-type',
 * 'too-large', 'too-many-requests'; 'no-result' for a malformed response; errors of sendPicture()
 */
export async function uploadAvatar(
  uid: string,
  image: Blob,
  options: Pick<SendFormOptions, 'onProgress' | 'signal'>,
): Promise<PhotoResponse> {
  const token = await getTokenForUser(uid);
  const upload = { picture: image, filename: 'foto', method: 'PUT', token, ...options } as const;
  return sendPicture('profile', upload, (body) => {
    const parsed = v.safeParse(photoResponse, body);
    return parsed.success ? parsed.output : undefined;
  });
}

/**
 * Removes the profile image of a user and its file. Idempotent.
 * @param uid the signed-in user
 * @throws AppError 'permission-denied' or 'account-inactive' if the account is not active; errors of apiFetch()
 */
export async function removeAvatar(uid: string): Promise<PhotoResponse> {
  const headers = {
    accept: 'application/json',
    authorization: `Bearer ${await getTokenForUser(uid)}`,
  };
  return apiFetch(
    photoPath,
    { method: 'DELETE', headers },
    {},
    createResponseReader(photoPath, photoResponse),
  );
}

/**
 * Returns the ID token of a user, by which the server identifies the user.
 * @throws AppError 'unauthenticated' if another user has signed in in another tab
 */
function getTokenForUser(uid: string): Promise<string> {
  return withAuthUser((user) => {
    if (user.uid !== uid) throw new AppError('unauthenticated', 'Somebody else is signed in');
    return user.getIdToken();
  });
}
