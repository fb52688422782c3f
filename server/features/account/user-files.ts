import { randomUUID } from 'node:crypto';
import { GoogleAuth } from 'google-auth-library';
import * as v from 'valibot';
import { AppError } from '#shared/app-error.ts';
import { avatarFolder } from '#features/account/model/avatar.ts';
import type { ServerConfig } from '#server/config.ts';
import { newImageStem } from '#server/features/pictures/store/image-names.ts';
import { budgetLeftMs } from '#server/platform/http/request-budget.ts';

/** A file of a user in Cloud Storage. */
export interface UserFile {
  /** 'users/{uid}/...'. */
  name: string;
  contentType: string;
  bytes: number;
  /** RFC 3339. */
  createdAt: string;
  /** Download URL without a token. storage.rules allow public reads only of profile images. */
  url: string;
}

/** A stored profile picture. */
export interface UserPhoto {
  /** See UserFile.name. */
  name: string;
  url: string;
}

/**
 * Files of the users. Methods throw AppError 'unavailable'; list(), removeOtherPhotos() and removeAll() also throw
 * 'too-large' for more files than their page limit. No message contains a file name.
 */
export interface UserFiles {
  list(uid: string): Promise<UserFile[]>;
  /**
   * Stores a profile image under a new, unguessable name.
   * @param image WebP, encoded by this server
   */
  savePhoto(uid: string, image: Buffer): Promise<UserPhoto>;
  /** Deletes one file; does nothing if it does not exist. @param name as UserFile.name */
  remove(name: string): Promise<void>;
  /** Deletes every profile image except one. @param retainedName as UserFile.name; null deletes all */
  removeOtherPhotos(uid: string, retainedName: string | null): Promise<void>;
  /** Deletes all files of a user; files that no longer exist are ignored. */
  removeAll(uid: string): Promise<void>;
}

const deadlineMs = 8_000;
const pageSize = 200;
/** Page limit of a listing. A user normally has one image. */
const maxPages = 50;
/**
 * Page limit of a deletion. It is much higher so that an account with a huge number of uploads can still be erased.
 */
const maxPagesPerDeletion = 5_000;
/** Number of parallel deletions. */
const parallelDeletions = 20;
const notFoundStatus = 404;

/** The used part of an objects.list response (Cloud Storage JSON API v1). */
const listingSchema = v.object({
  items: v.optional(
    v.array(
      v.object({
        name: v.string(),
        contentType: v.optional(v.string(), ''),
        size: v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(Number)), 0),
        timeCreated: v.optional(v.string(), ''),
      }),
    ),
    [],
  ),
  nextPageToken: v.optional(v.string()),
});

/**
 * Creates the store of user files, which calls the Cloud Storage JSON API. Authenticates with the service account of
 * the server, or with the token 'owner' at the Storage emulator.
 */
export function createBucketUserFiles(
  config: Pick<ServerConfig, 'storageBucket' | 'emulators'>,
): UserFiles {
  const { storageBucket: bucket } = config;
  const emulatorHost = config.emulators.storage;
  const apiOrigin =
    emulatorHost === null ? 'https://storage.googleapis.com' : `http://${emulatorHost}`;
  const downloadOrigin =
    emulatorHost === null ? 'https://firebasestorage.googleapis.com' : `http://${emulatorHost}`;
  const path = `storage/v1/b/${encodeURIComponent(bucket)}/o`;
  const objectsUrl = `${apiOrigin}/${path}`;
  const auth =
    emulatorHost === null
      ? new GoogleAuth({ scopes: 'https://www.googleapis.com/auth/devstorage.read_write' })
      : null;

  async function sendRequest(
    address: string,
    init: Pick<RequestInit, 'method' | 'body'>,
    type?: string,
  ) {
    try {
      const headers = new Headers(
        (await auth?.getRequestHeaders(address)) ?? { authorization: 'Bearer owner' },
      );
      if (type !== undefined) headers.set('content-type', type);
      const waitMs = Math.max(0, Math.floor(Math.min(deadlineMs, budgetLeftMs())));
      return await fetch(address, { ...init, headers, signal: AbortSignal.timeout(waitMs) });
    } catch {
      // The cause is omitted because it contains the file name.
      throw new AppError('unavailable', 'Cloud Storage does not answer');
    }
  }

  /** The avatars folder is publicly readable, so the URL needs no token. */
  const urlOf = (name: string) =>
    `${downloadOrigin}/v0/b/${bucket}/o/${encodeURIComponent(name)}?alt=media`;

  async function readPage(prefix: string, pageToken: string | undefined) {
    const query = new URLSearchParams({ prefix, maxResults: String(pageSize) });
    if (pageToken !== undefined) query.set('pageToken', pageToken);
    const response = await sendRequest(`${objectsUrl}?${query.toString()}`, { method: 'GET' });
    // A bucket that does not exist counts as empty.
    if (response.status === notFoundStatus) return { items: [], nextPageToken: undefined };
    const parsed = v.safeParse(listingSchema, response.ok ? await response.json() : null);
    if (!parsed.success) throw storageError('list', response.status);
    return parsed.output;
  }

  async function list(uid: string): Promise<UserFile[]> {
    const files: UserFile[] = [];
    let pageToken: string | undefined;
    for (let pages = 0; pages < maxPages; pages += 1) {
      const { items, nextPageToken } = await readPage(`users/${uid}/`, pageToken);
      for (const { name, contentType, size, timeCreated } of items) {
        files.push({ name, contentType, bytes: size, createdAt: timeCreated, url: urlOf(name) });
      }
      pageToken = nextPageToken;
      if (pageToken === undefined) return files;
    }
    throw new AppError('too-large', 'A user has more files than allowed');
  }

  async function remove(name: string): Promise<void> {
    const address = `${objectsUrl}/${encodeURIComponent(name)}`;
    const response = await sendRequest(address, { method: 'DELETE' });
    if (!response.ok && response.status !== notFoundStatus)
      throw storageError('delete', response.status);
  }

  async function removeFolder(prefix: string, retainedName: string | null): Promise<void> {
    let pageToken: string | undefined;
    for (let pages = 0; pages < maxPagesPerDeletion; pages += 1) {
      const { items, nextPageToken } = await readPage(prefix, pageToken);
      const removableItems = items.filter(({ name }) => name !== retainedName);
      if (removableItems.length === 0 && nextPageToken === undefined) return;
      // Starts again without a token after a deletion, because the token may point at a deleted object.
      pageToken = removableItems.length === 0 ? nextPageToken : undefined;
      for (let i = 0; i < removableItems.length; i += parallelDeletions) {
        await Promise.all(
          removableItems.slice(i, i + parallelDeletions).map(({ name }) => remove(name)),
        );
      }
    }
    throw new AppError('too-large', 'A user has more files than allowed');
  }

  return {
    list,
    remove,
    removeAll: (uid) => removeFolder(`users/${uid}/`, null),
    removeOtherPhotos: (uid, retainedName) => removeFolder(`${avatarFolder(uid)}/`, retainedName),
    async savePhoto(uid, image) {
      const name = `${avatarFolder(uid)}/${newImageStem()}.webp`;
      const { type, body } = multipartBody({ name, contentType: photoType, cacheControl }, image);
      const address = `${apiOrigin}/upload/${path}?uploadType=multipart`;
      const response = await sendRequest(address, { method: 'POST', body }, type);
      if (!response.ok) throw storageError('keep', response.status);
      return { name, url: urlOf(name) };
    },
  };
}

const photoType = 'image/webp';
/** Only browsers may cache images, so that a removed image does not remain in shared caches. */
const cacheControl = 'private, max-age=604800';

/** Builds a multipart body of metadata and bytes (Cloud Storage JSON API v1, 'Multipart uploads'). */
function multipartBody(metadata: Readonly<Record<string, string>>, bytes: Buffer) {
  const boundary = randomUUID();
  const partHeader = (type: string) => `--${boundary}\r\nContent-Type: ${type}\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(`${partHeader('application/json; charset=UTF-8')}${JSON.stringify(metadata)}\r\n`),
    Buffer.from(partHeader(photoType)),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return { type: `multipart/related; boundary=${boundary}`, body: new Uint8Array(body) };
}

function storageError(operation: string, status: number): AppError {
  return new AppError('unavailable', `Cloud Storage answered ${status} to ${operation}`);
}
