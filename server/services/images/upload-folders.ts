import type { Firestore } from '@google-cloud/firestore';
import type {
  StorageStatistics,
  UploadFoldersAnswer,
  UploadFolderView,
} from '#domain/upload-folder.ts';
import { countText, formatBytes } from '#texts/formats.ts';
import { withDeadline } from '../deadline.ts';
import type { ImageStore, UploadFolder } from './image-store.ts';

/** Folders that one answer may hold; far more than one city has places. */
const maxFolders = 20_000;
const placesAtOnce = 200;

type FolderPlace = UploadFolderView['place'];

/**
 * The folders of pictures with their places, orphans first. An orphan is a folder whose place does not exist
 * in Firestore: when Firestore does not answer, nothing is called one.
 * @throws AppError 'unavailable'
 */
export async function listUploadFolders(
  store: Pick<ImageStore, 'folders'>,
  firestore: Firestore,
  deadlineMs = 10_000,
): Promise<UploadFoldersAnswer> {
  const stored = await store.folders(maxFolders);
  const places = await placesOf(
    firestore,
    stored.map(({ name }) => name),
    deadlineMs,
  );
  const folders = stored
    .map((folder) => viewOf(folder, places.get(folder.name) ?? null))
    .sort((a, b) => Number(b.isOrphaned) - Number(a.isOrphaned));
  const orphanedCount = folders.filter(({ isOrphaned }) => isOrphaned).length;
  return { success: true, folders, orphanedCount };
}

function viewOf({ name, files, size }: UploadFolder, place: FolderPlace): UploadFolderView {
  return {
    name,
    files,
    size,
    sizeFormatted: formatBytes(size),
    isOrphaned: place === null,
    place,
  };
}

async function placesOf(
  firestore: Firestore,
  ids: readonly string[],
  deadlineMs: number,
): Promise<Map<string, NonNullable<FolderPlace>>> {
  const found = new Map<string, NonNullable<FolderPlace>>();
  for (let from = 0; from < ids.length; from += placesAtOnce) {
    const references = ids
      .slice(from, from + placesAtOnce)
      .map((id) => firestore.collection('places').doc(id));
    const documents = await withDeadline(
      firestore.getAll(...references, { fieldMask: ['title', 'location', 'category'] }),
      deadlineMs,
      'reading the places of folders',
    );
    for (const document of documents) {
      if (!document.exists) continue;
      const text = (field: string) => String(document.get(field) ?? '');
      found.set(document.id, {
        name: text('title'),
        location: text('location'),
        category: text('category'),
      });
    }
  }
  return found;
}

/** What all pictures together take. @throws AppError when the store does not answer */
export async function storageStatistics(
  store: Pick<ImageStore, 'folders'>,
  uploadsDir: string,
): Promise<StorageStatistics> {
  const folders = await store.folders(maxFolders);
  const fileCount = sum(folders.map(({ files }) => files));
  const totalHuman = formatBytes(sum(folders.map(({ size }) => size)));
  const times = (dates: readonly (Date | null)[]) =>
    dates.flatMap((date) => (date ? [date.toISOString()] : [])).sort();
  return {
    success: true,
    message: `${countText(fileCount, 'arquivo', 'arquivos')} em ${countText(folders.length, 'pasta', 'pastas')}, ${totalHuman} no total.`,
    uploadsDir,
    folderCount: folders.length,
    fileCount,
    totalHuman,
    oldestFileAt: times(folders.map(({ oldestFileAt }) => oldestFileAt)).at(0) ?? null,
    newestFileAt: times(folders.map(({ newestFileAt }) => newestFileAt)).at(-1) ?? null,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
