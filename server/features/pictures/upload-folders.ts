import type {
  StorageStatistics,
  UploadFoldersResponse,
  UploadFolderView,
} from '#features/pictures/model/upload-folder.ts';
import { storageTotals } from '#features/pictures/panel-texts.ts';
import { formatBytes } from '#shared/formats/file-sizes.ts';
import type { FindFolderPlaces, FolderPlace } from './folder-places.ts';
import { placeIdOfFolder } from './store/image-names.ts';
import type { ImageStore, UploadFolder } from './store/image-store.ts';

/** Maximum number of folders per response, far above the number of places in a city. */
const maxFolders = 20_000;

/**
 * Lists one folder per place, including the images of its reviews, orphans first. An orphan is a folder whose place was
 * looked up and does not exist; a folder that was not looked up is no orphan and is counted by `uncheckedCount`.
 * @throws AppError 'unavailable'
 */
export async function listUploadFolders(
  store: Pick<ImageStore, 'folders'>,
  findPlaces: FindFolderPlaces,
): Promise<UploadFoldersResponse> {
  const foldersByPlace = sumByPlace(await store.folders(maxFolders));
  const places = await findPlaces(foldersByPlace.map(({ name }) => name));
  const folders = foldersByPlace
    .map((folder) => toFolderView(folder, places.get(folder.name)))
    .sort((a, b) => Number(b.isOrphaned) - Number(a.isOrphaned));
  return {
    success: true,
    folders,
    orphanedCount: folders.filter(({ isOrphaned }) => isOrphaned).length,
    uncheckedCount: foldersByPlace.length - places.size,
  };
}

/** Merges the folders by place: the images of a place's reviews are counted and removed with those of the place. */
function sumByPlace(
  folders: readonly UploadFolder[],
): Pick<UploadFolder, 'name' | 'files' | 'size'>[] {
  const places = new Map<string, { name: string; files: number; size: number }>();
  for (const folder of folders) {
    const name = placeIdOfFolder(folder.name);
    const totals = places.get(name) ?? { name, files: 0, size: 0 };
    totals.files += folder.files;
    totals.size += folder.size;
    places.set(name, totals);
  }
  return [...places.values()];
}

function toFolderView(
  { name, files, size }: Pick<UploadFolder, 'name' | 'files' | 'size'>,
  place: FolderPlace | undefined,
): UploadFolderView {
  return {
    name,
    files,
    size,
    sizeFormatted: formatBytes(size),
    isOrphaned: place === null,
    place: place ?? null,
  };
}

/**
 * Returns the number, total size and oldest and newest time of all image files.
 * @throws AppError if the store does not respond
 */
export async function readStorageStatistics(
  store: Pick<ImageStore, 'folders'>,
  uploadsDir: string,
): Promise<StorageStatistics> {
  const folders = await store.folders(maxFolders);
  const fileCount = sum(folders.map(({ files }) => files));
  const totalHuman = formatBytes(sum(folders.map(({ size }) => size)));
  const sortedIsoTimes = (dates: readonly (Date | null)[]) =>
    dates.flatMap((date) => (date ? [date.toISOString()] : [])).sort();
  return {
    success: true,
    message: storageTotals(fileCount, folders.length, totalHuman),
    uploadsDir,
    folderCount: folders.length,
    fileCount,
    totalHuman,
    oldestFileAt: sortedIsoTimes(folders.map(({ oldestFileAt }) => oldestFileAt)).at(0) ?? null,
    newestFileAt: sortedIsoTimes(folders.map(({ newestFileAt }) => newestFileAt)).at(-1) ?? null,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
