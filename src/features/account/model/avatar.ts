/** Width and height of a stored avatar, in pixels. */
export const avatarSize = 512;

/** Field of the form that PUT /api/account/photo takes. */
export const photoField = 'photo';

/** Folder of a person's avatars in Cloud Storage; storage.rules name it too. */
export function avatarFolder(uid: string): string {
  return `users/${uid}/avatar`;
}

/** Pictures of Google accounts; rules hold the same form. */
const googlePhoto = /^https:\/\/lh3\.googleusercontent\.com\/[!-~]{1,1000}$/;

/**
 * The picture that a new record may begin with: the one of a Google account. All others are kept by the server,
 * which has decoded them. '' for anything else.
 */
export function firstPhotoURL(photoURL: string): string {
  return googlePhoto.test(photoURL) ? photoURL : '';
}

/**
 * The path in Cloud Storage of an avatar that its own person uploaded, from its download address; null for
 * every other picture, such as the one of a Google account.
 */
export function avatarPathIn(photoURL: string, uid: string): string | null {
  const encoded = /\/v0\/b\/[^/]+\/o\/([^/?#]+)/.exec(photoURL)?.[1];
  if (encoded === undefined) return null;
  let path: string;
  try {
    path = decodeURIComponent(encoded);
  } catch {
    return null;
  }
  const folder = `${avatarFolder(uid)}/`;
  return path.startsWith(folder) && /^[\w.-]+$/.test(path.slice(folder.length)) ? path : null;
}
