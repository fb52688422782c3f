/** Width and height of a stored avatar, in pixels. */
export const avatarSize = 512;

/** Returns the Cloud Storage folder of a user's avatars; storage.rules use the same path. */
export function avatarFolder(uid: string): string {
  return `users/${uid}/avatar`;
}

/** Address pattern of Google profile images; the rules use the same pattern. */
const googlePhotoPattern = /^https:\/\/lh3\.googleusercontent\.com\/[!-~]{1,1000}$/;

/**
 * Returns the image address for a new user record: the address of a Google profile image, or ''. Only the server, which
 * decodes uploaded images, sets other addresses.
 */
export function initialPhotoURL(photoURL: string): string {
  return googlePhotoPattern.test(photoURL) ? photoURL : '';
}

/**
 * Returns the Cloud Storage path of an avatar uploaded by the user, from its download address. Returns null for other
 * images, such as those of Google accounts.
 */
export function parseAvatarPath(photoURL: string, uid: string): string | null {
  const encodedPath = /\/v0\/b\/[^/]+\/o\/([^/?#]+)/.exec(photoURL)?.[1];
  if (encodedPath === undefined) return null;
  let path: string;
  try {
    path = decodeURIComponent(encodedPath);
  } catch {
    return null;
  }
  const folder = `${avatarFolder(uid)}/`;
  return path.startsWith(folder) && /^[\w.-]+$/.test(path.slice(folder.length)) ? path : null;
}
