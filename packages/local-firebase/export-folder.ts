import { existsSync } from 'node:fs';
import { cp, lstat, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { readJsonIfPresent, writeDurably } from './durable-file.ts';
import { lockDataDirectory } from './firestore/data-lock.ts';
import { SERVICE_NAMES } from './options.ts';
import type { ServiceName } from './options.ts';

/** Names the services whose folders lie beside it; written last, so that a half-made export has none. */
const MANIFEST = 'local-firebase-export.json';

/** A folder that cannot be imported, or that an export would overwrite without being one. */
export class ExportFolderError extends Error {
  readonly folder: string;
  readonly reason: 'not-an-export' | 'holds-other-files';
  constructor(folder: string, reason: ExportFolderError['reason']) {
    super(`${folder}: ${reason === 'not-an-export' ? 'not an export' : 'holds other files'}.`);
    this.folder = folder;
    this.reason = reason;
  }
}

/**
 * Writes an export: one folder for each service and a list of them. An earlier export of that name is
 * replaced only once the new one is whole.
 *
 * @param write writes one service's data into a folder that it may have to make
 * @throws ExportFolderError when the folder holds something else than an export
 */
export async function writeExport(
  target: string,
  services: readonly ServiceName[],
  write: (service: ServiceName, directory: string) => Promise<void>,
): Promise<void> {
  const folder = path.resolve(target);
  await requireExportOrNothing(folder);
  const unfinished = `${folder}.writing`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  for (const service of services) await write(service, path.join(unfinished, service));
  await writeDurably(
    path.join(unfinished, MANIFEST),
    `${JSON.stringify({ version: 1, services }, null, 2)}\n`,
  );
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
}

async function requireExportOrNothing(folder: string): Promise<void> {
  if (!existsSync(folder) || existsSync(path.join(folder, MANIFEST))) return;
  if ((await readdir(folder)).length > 0) throw new ExportFolderError(folder, 'holds-other-files');
}

/**
 * Puts an export in the place of the data of some services; a service that is not in it starts empty.
 * The copy is whole before anything is deleted.
 *
 * @throws ExportFolderError when the folder is no export, or of an unknown format
 * @throws Error when a running process uses the data
 */
export async function importData(
  folder: string,
  dataDir: string,
  services: readonly ServiceName[],
): Promise<void> {
  const exported = await readManifest(folder);
  requireUnused(dataDir, services);
  const copyOf = (service: ServiceName): string => path.join(dataDir, `${service}.importing`);
  for (const service of services) {
    await rm(copyOf(service), { recursive: true, force: true });
    await mkdir(copyOf(service), { recursive: true });
    if (exported.includes(service)) {
      await cp(path.join(folder, service), copyOf(service), {
        recursive: true,
        filter: (source) => isOurs(source, folder),
      });
    }
  }
  for (const service of services) {
    await rm(path.join(dataDir, service), { recursive: true, force: true });
    await rename(copyOf(service), path.join(dataDir, service));
  }
}

/**
 * Whether a file of an export is copied: a lock is of the copy that made it.
 *
 * @throws ExportFolderError for a link or a device: writing to it would change what lies elsewhere
 */
async function isOurs(source: string, folder: string): Promise<boolean> {
  const entry = await lstat(source);
  if (!entry.isFile() && !entry.isDirectory()) {
    throw new ExportFolderError(folder, 'not-an-export');
  }
  return !source.endsWith('.lock');
}

async function readManifest(folder: string): Promise<readonly ServiceName[]> {
  const manifest = (await readJsonIfPresent(path.join(folder, MANIFEST))) as
    { version?: unknown; services?: unknown } | null | undefined;
  if (manifest?.version !== 1 || !Array.isArray(manifest.services)) {
    throw new ExportFolderError(folder, 'not-an-export');
  }
  const listed: unknown[] = manifest.services;
  return SERVICE_NAMES.filter((service) => listed.includes(service));
}

/**
 * Deletes what local Firebase keeps in a data folder, and nothing else that may be there.
 *
 * @throws Error when a running process uses the data
 */
export async function deleteData(dataDir: string): Promise<void> {
  requireUnused(dataDir, SERVICE_NAMES);
  for (const service of SERVICE_NAMES) {
    await rm(path.join(dataDir, service), { recursive: true, force: true });
  }
}

/** Throws when somebody writes to the data: deleting it beneath them would lose their writes. */
function requireUnused(dataDir: string, services: readonly ServiceName[]): void {
  for (const service of services) {
    const directory = path.join(dataDir, service);
    if (existsSync(directory)) lockDataDirectory(directory, service)();
  }
}
