import { createHash, randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { constants } from 'node:fs';
import {
  access,
  lstat,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  unlink,
} from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '#shared/app-error.ts';
import { createKeyedLock } from '#server/platform/keyed-lock.ts';
import {
  requireFilename,
  requireFolderName,
  contentTypeByExtension,
  filesOf,
  isFilename,
  isFolderName,
  isSmallerFile,
  largestFileOf,
  newImageStem,
} from './image-names.ts';
import type { ImageStore, StoredImage, UploadFolder } from './image-store.ts';

/** Maximum size of a file that is read into memory. Images of this server are below 2 MB. */
const maxServedBytes = 16 * 1024 * 1024;

/**
 * Creates an image store on a disk: images in {root}/places/{folder}/, work in progress in {root}/temp/ on the same
 * file system. The files of an image are written to temp, synced, and renamed into place, the largest last. Pages refer
 * only to the largest file, so an image exists after the rename of its largest file. cleanTemporary() removes what a
 * crash leaves: temporary files, and smaller files without their largest file.
 * @param root must exist: a missing folder means that the disk is not mounted, not that it is empty
 */
export function diskImageStore(root: string): ImageStore {
  const placesRoot = path.join(root, 'places');
  const tempRoot = path.join(root, 'temp');
  const folderOf = (folderName: string) => path.join(placesRoot, requireFolderName(folderName));
  const lock = createKeyedLock();
  /** Names in temp that this process is using; the cleanup skips them. */
  const usedTempNames = new Set<string>();

  async function withTempFolder<T>(runInFolder: (folder: string) => Promise<T>): Promise<T> {
    const name = randomUUID();
    const folder = path.join(tempRoot, name);
    usedTempNames.add(name);
    try {
      // Does not create the root: if it is missing, the disk is not mounted.
      await ensureFolder(tempRoot);
      return await runInFolder(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
      usedTempNames.delete(name);
    }
  }

  async function listImages(folder: string): Promise<StoredImage[]> {
    const names = (await filesIn(folder)).filter((name) => !isSmallerFile(name));
    const images: StoredImage[] = [];
    for (const filename of names) {
      const stats = await statOrNull(path.join(folder, filename));
      if (stats) images.push({ filename, storedAt: stats.mtime });
    }
    return images.sort((a, b) => a.storedAt.getTime() - b.storedAt.getTime());
  }

  async function listFolderNames(limit: number, prefix = ''): Promise<string[]> {
    await access(root);
    const names = (await readFolderNames(placesRoot)).filter((name) => name.startsWith(prefix));
    return names.sort().slice(0, limit);
  }

  return {
    save(folderName, image, maxImages) {
      const folder = folderOf(folderName);
      const stem = newImageStem();
      const nameOf = (suffix: string) => `${stem}${suffix}.webp`;
      return withTempFolder(async (tempFolder) => {
        await mkdir(tempFolder);
        // In parallel, so that the file system can combine the syncs.
        await throwFirstError(
          image.files.map(({ suffix, bytes }) =>
            writeSynced(path.join(tempFolder, nameOf(suffix)), bytes),
          ),
        );
        return lock.run(folderName, async () => {
          await mkdir(folder, { recursive: true });
          if (!(await isRealFolder(folder))) throw new Error('An image folder is a symbolic link');
          if ((await listImages(folder)).length >= maxImages) throw new AppError('too-many-items');
          const names = image.files.map(({ suffix }) => nameOf(suffix));
          await moveFiles(names, tempFolder, folder);
          return nameOf('');
        });
      });
    },

    async list(folderName) {
      const images = await listImages(folderOf(folderName));
      if (images.length === 0) await access(root);
      return images;
    },

    remove(folderName, filename) {
      const folder = folderOf(folderName);
      const files = filesOf(requireFilename(filename));
      return lock.run(folderName, async () => {
        await access(root);
        // Removes the largest file first; after a crash the cleanup removes the rest.
        for (const name of files) await unlink(path.join(folder, name)).catch(ignoreMissing);
        if (await isRealFolder(folder)) await syncFolder(folder);
      });
    },

    removeFolder(folderName) {
      const folder = folderOf(folderName);
      // Hides the whole folder atomically; a crash after that leaves data only in temp.
      return withTempFolder((trashFolder) =>
        lock.run(folderName, async () => {
          const isMoved = await rename(folder, trashFolder).then(() => true, ignoreMissing);
          if (isMoved) await syncFolder(placesRoot);
          return isMoved === true;
        }),
      );
    },

    folderNames: listFolderNames,

    async folders(limit) {
      const folders: UploadFolder[] = [];
      for (const name of await listFolderNames(limit))
        folders.push(await summaryOf(path.join(placesRoot, name), name));
      return folders;
    },

    async cleanTemporary() {
      await access(root);
      const leftovers = (await entriesIn(tempRoot)).filter(({ name }) => !usedTempNames.has(name));
      for (const { name } of leftovers) {
        await rm(path.join(tempRoot, name), { recursive: true, force: true });
      }
      let removedCount = leftovers.length;
      for (const name of await readFolderNames(placesRoot)) {
        removedCount += await lock.run(name, () => removePartialFiles(path.join(placesRoot, name)));
      }
      return removedCount;
    },

    async read(folderName, filename) {
      const file = path.join(folderOf(folderName), requireFilename(filename));
      const contentType = contentTypeByExtension[path.extname(filename).toLowerCase()];
      const stats = await statOrNull(file);
      if (!stats) await access(root);
      if (!(await isRealFolder(path.dirname(file)))) return null;
      if (!stats?.isFile() || stats.size > maxServedBytes || contentType === undefined) return null;
      const bytes = await readFile(file).catch(ignoreMissing);
      if (!bytes) return null;
      const version = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
      return { bytes, contentType, version };
    },

    async ping() {
      await ensureFolder(placesRoot);
      await access(placesRoot, constants.W_OK);
    },
  };
}

/** Moves files in the given order and syncs the folder; after a failure none of them remains. */
async function moveFiles(
  names: readonly string[],
  sourceFolder: string,
  folder: string,
): Promise<void> {
  const movedNames: string[] = [];
  try {
    for (const name of names) {
      await rename(path.join(sourceFolder, name), path.join(folder, name));
      movedNames.unshift(name);
    }
    await Promise.all([syncFolder(folder), syncFolder(path.dirname(folder))]);
  } catch (error) {
    // If the disk fails here too, the incomplete image is removed at the next start.
    for (const name of movedNames) await unlink(path.join(folder, name)).catch(() => undefined);
    await rmdir(folder).catch(() => undefined);
    throw error;
  }
}

/** Awaits all promises, so that no write is pending when the first failure is thrown. */
async function throwFirstError(writes: readonly Promise<void>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(writes)) {
    if (outcome.status === 'rejected') throw outcome.reason;
  }
}

async function writeSynced(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Syncs the file names in a folder, so that they also survive a power loss. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes smaller files without their largest file. */
async function removePartialFiles(folder: string): Promise<number> {
  const names = await filesIn(folder);
  const nameSet = new Set(names);
  const partialFiles = names.filter(
    (name) => isSmallerFile(name) && !nameSet.has(largestFileOf(name)),
  );
  for (const name of partialFiles) await unlink(path.join(folder, name)).catch(ignoreMissing);
  return partialFiles.length;
}

async function summaryOf(folder: string, name: string): Promise<UploadFolder> {
  const summary: UploadFolder = { name, files: 0, size: 0, oldestFileAt: null, newestFileAt: null };
  for (const file of await filesIn(folder)) {
    const stats = await statOrNull(path.join(folder, file));
    if (!stats) continue;
    summary.files += 1;
    summary.size += stats.size;
    if (!summary.oldestFileAt || stats.mtime < summary.oldestFileAt)
      summary.oldestFileAt = stats.mtime;
    if (!summary.newestFileAt || stats.mtime > summary.newestFileAt)
      summary.newestFileAt = stats.mtime;
  }
  return summary;
}

/** Lists the folders of places and reviews; symbolic links are ignored. */
async function readFolderNames(placesRoot: string): Promise<string[]> {
  const entries = await entriesIn(placesRoot);
  return entries
    .filter((entry) => entry.isDirectory() && isFolderName(entry.name))
    .map(({ name }) => name);
}

async function isRealFolder(folder: string): Promise<boolean> {
  return (await lstat(folder).catch(ignoreMissing))?.isDirectory() ?? false;
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await entriesIn(folder);
  return entries
    .filter((entry) => entry.isFile() && isFilename(entry.name))
    .map(({ name }) => name);
}

async function ensureFolder(folder: string): Promise<void> {
  await mkdir(folder).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
}

async function entriesIn(folder: string): Promise<Dirent[]> {
  return (await readdir(folder, { withFileTypes: true }).catch(ignoreMissing)) ?? [];
}

/**
 * Returns the stats of a file; null if it is missing. Symbolic links are not followed: this server creates none in
 * image folders, so a link is foreign.
 */
async function statOrNull(file: string) {
  return (await lstat(file).catch(ignoreMissing)) ?? null;
}

/** Ignores the error of a missing file; rethrows all others. */
function ignoreMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  return undefined;
}
