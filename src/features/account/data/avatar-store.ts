import * as v from 'valibot';

import { photoAnswer } from '#features/account/model/account-contract.ts';
import type { PhotoAnswer } from '#features/account/model/account-contract.ts';
import { AppError } from '#shared/app-error.ts';
import { photoField } from '#features/account/model/avatar.ts';

import { apiFetch } from '#platform/api/api-client.ts';
import { checkedAnswer } from '#platform/api/checked-answer.ts';
import { sendForm } from '#platform/api/send-form.ts';
import type { FormSending } from '#platform/api/send-form.ts';
import { withAuthUser } from '#platform/firestore/with-auth.ts';

const path = '/api/account/photo';

/**
 * Makes a picture somebody's own: the server encodes it anew, keeps it, names it in their record and removes the one
 * before.
 * @param uid who is signed in
 * @param picture square and encoded anew already, so that nothing of the file it was cut from is sent
 * @throws AppError 'permission-denied' and 'account-inactive' for accounts that are not active, 'unsupported-type',
 *   'too-large', 'too-many-requests'; 'no-result' for an answer of another shape; what sendForm() throws
 */
export async function uploadAvatar(
  uid: string,
  picture: Blob,
  { onProgress, signal }: Pick<FormSending, 'onProgress' | 'signal'>,
): Promise<PhotoAnswer> {
  const form = new FormData();
  form.append(photoField, picture, 'foto');
  const token = await tokenOf(uid);
  const body = await sendForm(path, form, { method: 'PUT', token, onProgress, signal });
  const parsed = v.safeParse(photoAnswer, body);
  if (!parsed.success) throw new AppError('no-result', `${path} answered in another shape`);
  return parsed.output;
}

/**
 * Leaves somebody without a picture, and removes its file. Idempotent.
 * @param uid who is signed in
 * @throws AppError 'permission-denied' and 'account-inactive' for accounts that are not active; as apiFetch()
 */
export async function removeAvatar(uid: string): Promise<PhotoAnswer> {
  const headers = { accept: 'application/json', authorization: `Bearer ${await tokenOf(uid)}` };
  return apiFetch(path, { method: 'DELETE', headers }, {}, checkedAnswer(path, photoAnswer));
}

/** The server goes by the token, and somebody else may have signed in meanwhile, in another tab. */
function tokenOf(uid: string): Promise<string> {
  return withAuthUser((user) => {
    if (user.uid !== uid) throw new AppError('unauthenticated', 'Somebody else is signed in');
    return user.getIdToken();
  });
}
