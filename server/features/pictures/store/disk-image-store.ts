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
import { keyedLock } from '#server/platform/keyed-lock.ts';
import {
  checkedFilename,
  checkedFolderName,
  contentTypes,
  filesOf,
  isFilename,
  isFolderName,
  isSmallerFile,
  largestFileOf,
  newImageStem,
} from './image-names.ts';
import type { ImageStore, StoredImage, UploadFolder } from './image-store.ts';

/** A picture of ours is below 2 MB; a larger file is not read into memory. */
const maxServedBytes = 16 * 1024 * 1024;

/**
 * Pictures in {root}/places/{folder}/, work in progress in {root}/temp/ on the same file system.
 * The files of a picture are written to temp, synced, and renamed into place, the largest last: pages learn
 * its name alone, so a picture exists from that rename on. What a crash leaves (temp, smaller files without
 * their largest) is removed by cleanTemporary().
 * @param root must exist: a folder that is missing is a disk that is away, and never an empty one
 */
export function diskImageStore(root: string): ImageStore {
  const places = path.join(root, 'places');
  const temp = path.join(root, 'temp');
  const folderOf = (placeId: string) => path.join(places, checkedFolderName(placeId));
  const lock = keyedLock();
  /** Names in temp that this process works on: cleaning leaves them alone. */
  const working = new Set<string>();

  async function inTemp<T>(work: (folder: string) => Promise<T>): Promise<T> {
    const name = randomUUID();
    const folder = path.join(temp, name);
    working.add(name);
    try {
      // Not the root as well: where that is gone, so is the disk.
      await makeFolder(temp);
      return await work(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
      working.delete(name);
    }
  }

  async function listImages(folder: string): Promise<StoredImage[]> {
    const names = (await filesIn(folder)).filter((name) => !isSmallerFile(name));
    const images: StoredImage[] = [];
    for (const filename of names) {
      const known = await statOrNull(path.join(folder, filename));
      if (known) images.push({ filename, storedAt: known.mtime });
    }
    return images.sort((a, b) => a.storedAt.getTime() - b.storedAt.getTime());
  }

  async function namesOfFolders(limit: number, beginning = ''): Promise<string[]> {
    await access(root);
    const names = (await placeFolders(places)).filter((name) => name.startsWith(beginning));
    return names.sort().slice(0, limit);
  }

  return {
    save(placeId, image, most) {
      const folder = folderOf(placeId);
      const stem = newImageStem();
      const nameOf = (suffix: string) => `${stem}${suffix}.webp`;
      return inTemp(async (work) => {
        await mkdir(work);
        // At the same moment: the file system makes one wait of many.
        await allSettled(
          image.files.map(({ suffix, bytes }) =>
            writeSynced(path.join(work, nameOf(suffix)), bytes),
          ),
        );
        return lock.run(placeId, async () => {
          await mkdir(folder, { recursive: true });
          if (!(await isRealFolder(folder))) throw new Error('A folder of pictures is a link');
          if ((await listImages(folder)).length >= most) throw new AppError('too-many-items');
          const names = image.files.map(({ suffix }) => nameOf(suffix));
          await moveIn(names, work, folder);
          return nameOf('');
        });
      });
    },

    async list(placeId) {
      const images = await listImages(folderOf(placeId));
      if (images.length === 0) await access(root);
      return images;
    },

    remove(placeId, filename) {
      const folder = folderOf(placeId);
      const files = filesOf(checkedFilename(filename));
      return lock.run(placeId, async () => {
        await access(root);
        // The largest first: from then on the rest is what a crash leaves, and is swept.
        for (const name of files) await unlink(path.join(folder, name)).catch(ignoreMissing);
        if (await isRealFolder(folder)) await syncFolder(folder);
      });
    },

    removeFolder(placeId) {
      const folder = folderOf(placeId);
      // Out of sight at once, whole; a crash from then on leaves something in temp only.
      return inTemp((gone) =>
        lock.run(placeId, async () => {
          const moved = await rename(folder, gone).then(() => true, ignoreMissing);
          if (moved) await syncFolder(places);
          return moved === true;
        }),
      );
    },

    folderNames: namesOfFolders,

    async folders(limit) {
      const folders: UploadFolder[] = [];
      for (const name of await namesOfFolders(limit))
        folders.push(await summaryOf(path.join(places, name), name));
      return folders;
    },

    async cleanTemporary() {
      await access(root);
      const left = (await entriesIn(temp)).filter(({ name }) => !working.has(name));
      for (const { name } of left) {
        await rm(path.join(temp, name), { recursive: true, force: true });
      }
      let removed = left.length;
      for (const name of await placeFolders(places)) {
        removed += await lock.run(name, () => removeHalves(path.join(places, name)));
      }
      return removed;
    },

    async read(placeId, filename) {
      const file = path.join(folderOf(placeId), checkedFilename(filename));
      const contentType = contentTypes[path.extname(filename).toLowerCase()];
      const known = await statOrNull(file);
      if (!known) await access(root);
      if (!(await isRealFolder(path.dirname(file)))) return null;
      if (!known?.isFile() || known.size > maxServedBytes || contentType === undefined) return null;
      const bytes = await readFile(file).catch(ignoreMissing);
      if (!bytes) return null;
      const version = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
      return { bytes, contentType, version };
    },

    async ping() {
      await makeFolder(places);
      await access(places, constants.W_OK);
    },
  };
}

/** Moves files in the order given and makes that last; when it fails, nothing of them stays. */
async function moveIn(names: readonly string[], from: string, folder: string): Promise<void> {
  const moved: string[] = [];
  try {
    for (const name of names) {
      await rename(path.join(from, name), path.join(folder, name));
      moved.unshift(name);
    }
    await Promise.all([syncFolder(folder), syncFolder(path.dirname(folder))]);
  } catch (error) {
    // A disk that fails here as well leaves halves, which are swept at the next start.
    for (const name of moved) await unlink(path.join(folder, name)).catch(() => undefined);
    await rmdir(folder).catch(() => undefined);
    throw error;
  }
}

/** Waits for all of them, so that nothing is still writing when the first failure is thrown. */
async function allSettled(works: readonly Promise<void>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(works)) {
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

/** Makes the names in a folder survive a loss of power, not only their contents. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Smaller files whose largest never came, or went first. */
async function removeHalves(folder: string): Promise<number> {
  const names = await filesIn(folder);
  const known = new Set(names);
  const halves = names.filter((name) => isSmallerFile(name) && !known.has(largestFileOf(name)));
  for (const name of halves) await unlink(path.join(folder, name)).catch(ignoreMissing);
  return halves.length;
}

async function summaryOf(folder: string, name: string): Promise<UploadFolder> {
  const summary: UploadFolder = { name, files: 0, size: 0, oldestFileAt: null, newestFileAt: null };
  for (const file of await filesIn(folder)) {
    const known = await statOrNull(path.join(folder, file));
    if (!known) continue;
    summary.files += 1;
    summary.size += known.size;
    if (!summary.oldestFileAt || known.mtime < summary.oldestFileAt)
      summary.oldestFileAt = known.mtime;
    if (!summary.newestFileAt || known.mtime > summary.newestFileAt)
      summary.newestFileAt = known.mtime;
  }
  return summary;
}

/** Places and reviews with a folder of their own; a link is none. */
async function placeFolders(places: string): Promise<string[]> {
  const entries = await entriesIn(places);
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

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
}

async function entriesIn(folder: string): Promise<Dirent[]> {
  return (await readdir(folder, { withFileTypes: true }).catch(ignoreMissing)) ?? [];
}

/** Of the file itself: a link in a folder of pictures is none of ours. */
async function statOrNull(file: string) {
  return (await lstat(file).catch(ignoreMissing)) ?? null;
}

/** Something that is gone already, or was never there, is no error; everything else is. */
function ignoreMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  return undefined;
}
