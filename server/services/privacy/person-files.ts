import { GoogleAuth } from 'google-auth-library';
import * as v from 'valibot';
import { AppError } from '#domain/app-error.ts';
import type { ServerConfig } from '../../config.ts';

/** A file that a person keeps in Cloud Storage. */
export interface PersonFile {
  /** 'users/{uid}/...'. */
  name: string;
  contentType: string;
  bytes: number;
  /** RFC 3339. */
  createdAt: string;
  /** Where anybody can download it; '' when it has no such address. */
  url: string;
}

/** The files of people. Errors: AppError 'unavailable', which never names a file. */
export interface PersonFiles {
  list(uid: string): Promise<PersonFile[]>;
  /** Deletes all of them; those already gone do not matter. */
  removeAll(uid: string): Promise<void>;
}

const deadlineMs = 15_000;
const pageSize = 200;
/** A person keeps one picture; a list of far more than that is not worth making. */
const maxPages = 50;
/** Deleting goes on far longer: whoever filled their folder by a program is erased like anybody else. */
const maxPagesDeleted = 5_000;
/** Deletions under way at the same moment. */
const deletedAtOnce = 20;
const missing = 404;

/** Part of the answer of objects.list (Cloud Storage JSON API v1). */
const listing = v.object({
  items: v.optional(
    v.array(
      v.object({
        name: v.string(),
        contentType: v.optional(v.string(), ''),
        size: v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(Number)), 0),
        timeCreated: v.optional(v.string(), ''),
        metadata: v.optional(v.record(v.string(), v.string()), {}),
      }),
    ),
    [],
  ),
  nextPageToken: v.optional(v.string()),
});

/**
 * The bucket of people's pictures over the JSON API, as the server's own account sees it; with the local
 * Storage, as its owner.
 */
export function bucketPersonFiles(
  config: Pick<ServerConfig, 'storageBucket' | 'emulators'>,
): PersonFiles {
  const { storageBucket: bucket } = config;
  const local = config.emulators.storage;
  const api = local === null ? 'https://storage.googleapis.com' : `http://${local}`;
  const downloads = local === null ? 'https://firebasestorage.googleapis.com' : `http://${local}`;
  const objects = `${api}/storage/v1/b/${encodeURIComponent(bucket)}/o`;
  const auth =
    local === null
      ? new GoogleAuth({ scopes: 'https://www.googleapis.com/auth/devstorage.read_write' })
      : null;

  async function ask(address: string, method: 'GET' | 'DELETE'): Promise<Response> {
    try {
      const headers = (await auth?.getRequestHeaders(address)) ?? { authorization: 'Bearer owner' };
      return await fetch(address, { method, headers, signal: AbortSignal.timeout(deadlineMs) });
    } catch {
      // The cause would name the file.
      throw new AppError('unavailable', 'Cloud Storage does not answer');
    }
  }

  async function page(uid: string, token: string | undefined) {
    const query = new URLSearchParams({ prefix: `users/${uid}/`, maxResults: String(pageSize) });
    if (token !== undefined) query.set('pageToken', token);
    const response = await ask(`${objects}?${query.toString()}`, 'GET');
    // A bucket that was never made holds nothing of anybody.
    if (response.status === missing) return { items: [], nextPageToken: undefined };
    const parsed = v.safeParse(listing, response.ok ? await response.json() : null);
    if (!parsed.success) throw refused('list', response.status);
    return parsed.output;
  }

  async function list(uid: string): Promise<PersonFile[]> {
    const files: PersonFile[] = [];
    let token: string | undefined;
    for (let pages = 0; pages < maxPages; pages += 1) {
      const { items, nextPageToken } = await page(uid, token);
      for (const { name, contentType, size, timeCreated, metadata } of items) {
        const [downloadToken] = (metadata['firebaseStorageDownloadTokens'] ?? '').split(',');
        const address = `${downloads}/v0/b/${bucket}/o/${encodeURIComponent(name)}?alt=media`;
        const url = downloadToken ? `${address}&token=${downloadToken}` : '';
        files.push({ name, contentType, bytes: size, createdAt: timeCreated, url });
      }
      token = nextPageToken;
      if (token === undefined) return files;
    }
    throw new AppError('too-large', 'A person has more files than anybody can');
  }

  async function remove(name: string): Promise<void> {
    const response = await ask(`${objects}/${encodeURIComponent(name)}`, 'DELETE');
    if (!response.ok && response.status !== missing) throw refused('delete', response.status);
  }

  return {
    list,
    async removeAll(uid) {
      let token: string | undefined;
      for (let pages = 0; pages < maxPagesDeleted; pages += 1) {
        const { items, nextPageToken } = await page(uid, token);
        if (items.length === 0 && nextPageToken === undefined) return;
        // From the start again once a page is deleted: its token may point at what is gone.
        token = items.length === 0 ? nextPageToken : undefined;
        for (let i = 0; i < items.length; i += deletedAtOnce) {
          await Promise.all(items.slice(i, i + deletedAtOnce).map(({ name }) => remove(name)));
        }
      }
      throw new AppError('too-large', 'A person has more files than anybody can');
    },
  };
}

function refused(what: string, status: number): AppError {
  return new AppError('unavailable', `Cloud Storage answered ${status} to ${what}`);
}
