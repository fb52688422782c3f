import path from 'node:path';
import type { Bucket, File } from '@google-cloud/storage';
import { AppError } from '#shared/app-error.ts';
import { hourMs } from '#shared/time-units.ts';
import {
  requireFilename,
  requireFolderName,
  contentTypeByExtension,
  filesOf,
  isFolderName,
  isSmallerFile,
  largestFileOf,
  newImageStem,
} from './image-names.ts';
import type { ImageStore, StoredImage, UploadFolder } from './image-store.ts';

const rootPrefix = 'places/';
/** Maximum number of files per folder. A folder normally has at most eight images of four files each. */
const maxFilesPerFolder = 1_000;
/**
 * Minimum age in ms for removing a smaller file without its largest file, because another server may still be
 * uploading.
 */
const minPartialAgeMs = hourMs;
const notFoundStatus = 404;
/** Maximum page size of a Cloud Storage listing, regardless of the requested size. */
const pageSize = 1_000;

/**
 * Creates an image store for several servers over objects 'places/{folder}/{file}' of a Cloud Storage bucket. Writes of
 * an object are atomic. The largest file of an image is written last and removed first, so an image is atomic too. The
 * images of a place are counted before writing, so two servers that write at the same time may exceed the limit by
 * those writes.
 */
export function bucketImageStore(bucket: Bucket): ImageStore {
  const prefixOf = (folderName: string) => `${rootPrefix}${requireFolderName(folderName)}/`;

  async function filesUnder(folderPrefix: string): Promise<File[]> {
    const [files] = await bucket.getFiles({
      prefix: folderPrefix,
      maxResults: maxFilesPerFolder,
      autoPaginate: false,
    });
    return files;
  }

  async function listImages(folderName: string): Promise<StoredImage[]> {
    const files = await filesUnder(prefixOf(folderName));
    return files
      .filter(({ name }) => !isSmallerFile(name))
      .map((file) => ({ filename: path.posix.basename(file.name), storedAt: createdAtOf(file) }))
      .sort((a, b) => a.storedAt.getTime() - b.storedAt.getTime());
  }

  return {
    async save(folderName, image, maxImages) {
      const stem = prefixOf(folderName) + newImageStem();
      if ((await listImages(folderName)).length >= maxImages) throw new AppError('too-many-items');
      for (const { suffix, bytes } of image.files) {
        await bucket.file(`${stem}${suffix}.webp`).save(bytes, {
          resumable: false,
          contentType: 'image/webp',
          metadata: { cacheControl: 'public, max-age=31536000, immutable' },
        });
      }
      return `${path.posix.basename(stem)}.webp`;
    },

    list: listImages,

    async remove(folderName, filename) {
      const folderPrefix = prefixOf(folderName);
      for (const name of filesOf(requireFilename(filename))) {
        await bucket.file(folderPrefix + name).delete({ ignoreNotFound: true });
      }
    },

    async removeFolder(folderName) {
      const files = await filesUnder(prefixOf(folderName));
      const largestFirst = [
        ...files.filter(({ name }) => !isSmallerFile(name)),
        ...files.filter(({ name }) => isSmallerFile(name)),
      ];
      for (const file of largestFirst) await file.delete({ ignoreNotFound: true });
      return files.length > 0;
    },

    folderNames: (limit, prefix) => listFolderNames(bucket, limit, prefix),

    async folders(limit) {
      const folders: UploadFolder[] = [];
      for (const name of await listFolderNames(bucket, limit)) {
        folders.push(summaryOf(name, await filesUnder(prefixOf(name))));
      }
      return folders;
    },

    async cleanTemporary() {
      const [files] = await bucket.getFiles({ prefix: rootPrefix });
      const names = new Set(files.map(({ name }) => name));
      const partialFiles = files.filter(
        (file) =>
          isSmallerFile(file.name) &&
          !names.has(largestFileOf(file.name)) &&
          Date.now() - createdAtOf(file).getTime() > minPartialAgeMs,
      );
      for (const file of partialFiles) await file.delete({ ignoreNotFound: true });
      return partialFiles.length;
    },

    async read(folderName, filename) {
      const contentType = contentTypeByExtension[path.extname(filename).toLowerCase()];
      if (contentType === undefined) return null;
      const file = bucket.file(prefixOf(folderName) + requireFilename(filename));
      try {
        const [bytes] = await file.download();
        const [{ generation }] = await file.getMetadata();
        return { bytes, contentType, version: String(generation ?? '') };
      } catch (error) {
        if ((error as { code?: unknown }).code === notFoundStatus) return null;
        throw new AppError('unavailable', 'The bucket does not answer', { cause: error });
      }
    },

    async ping() {
      await bucket.getFiles({ maxResults: 1, autoPaginate: false });
    },
  };
}

interface FoldersPage {
  prefixes?: string[];
  nextPageToken?: string;
}

async function listFolderNames(bucket: Bucket, limit: number, prefix = ''): Promise<string[]> {
  const names: string[] = [];
  let pageToken: string | undefined;
  do {
    const [, , response] = await bucket.getFiles({
      ...{ prefix: rootPrefix + prefix, delimiter: '/', maxResults: pageSize },
      ...{ autoPaginate: false, pageToken },
    });
    const { prefixes = [], nextPageToken } = (response ?? {}) as FoldersPage;
    const foundNames = prefixes.map((folderPrefix) =>
      folderPrefix.slice(rootPrefix.length).replace(/\/$/, ''),
    );
    names.push(...foundNames.filter(isFolderName));
    pageToken = nextPageToken;
  } while (pageToken !== undefined && names.length < limit);
  return names.sort().slice(0, limit);
}

function createdAtOf(file: File): Date {
  return new Date(file.metadata.timeCreated ?? 0);
}

function summaryOf(name: string, files: readonly File[]): UploadFolder {
  const times = files.map((file) => createdAtOf(file).getTime());
  return {
    name,
    files: files.length,
    size: files.reduce((sum, file) => sum + Number(file.metadata.size ?? 0), 0),
    oldestFileAt: times.length > 0 ? new Date(Math.min(...times)) : null,
    newestFileAt: times.length > 0 ? new Date(Math.max(...times)) : null,
  };
}
