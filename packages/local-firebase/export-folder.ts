import { existsSync } from 'node:fs';
import { cp, lstat, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { readJsonIfPresent, writeDurably } from './durable-file.ts';
import { lockDataDirectory } from './firestore/data-lock.ts';
import { SERVICE_NAMES } from './options.ts';
import type { ServiceName } from './options.ts';

/** File that lists the exported services. It is written last, so that an incomplete export does not contain it. */
const MANIFEST = 'local-firebase-export.json';

function notAnExport(folder: string): Error {
  return new Error(`${folder} is not an export of local Firebase.`);
}

/**
 * Writes an export: one folder for each service and a manifest. An earlier export at the same path is replaced only
 * after the new one is complete.
 * @param write writes one service's data into a folder, creating the folder if needed
 * @throws Error when the folder contains something other than an export
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
  if ((await readdir(folder)).length > 0) {
    throw new Error(`${folder} exists and is not an export: choose another folder.`);
  }
}

/**
 * Replaces the data of the given services with an export; a service that the export lacks starts empty. The copy is
 * complete before any old data is deleted.
 * @throws Error when the folder is not an export, or has an unknown format
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
        filter: (source) => isCopiedOnImport(source, folder),
      });
    }
  }
  for (const service of services) {
    await rm(path.join(dataDir, service), { recursive: true, force: true });
    await rename(copyOf(service), path.join(dataDir, service));
  }
}

/**
 * Returns whether an import copies this file or folder of an export. Lock files are skipped, because they belong to the
 * process that wrote them.
 * @throws Error for a link or a device: a service that later writes to it would change a file outside its
 * data folder
 */
async function isCopiedOnImport(source: string, folder: string): Promise<boolean> {
  const entry = await lstat(source);
  if (!entry.isFile() && !entry.isDirectory()) {
    throw notAnExport(folder);
  }
  return !source.endsWith('.lock');
}

async function readManifest(folder: string): Promise<readonly ServiceName[]> {
  const manifest = (await readJsonIfPresent(path.join(folder, MANIFEST))) as
    { version?: unknown; services?: unknown } | null | undefined;
  if (manifest?.version !== 1 || !Array.isArray(manifest.services)) {
    throw notAnExport(folder);
  }
  const listed: unknown[] = manifest.services;
  return SERVICE_NAMES.filter((service) => listed.includes(service));
}

/**
 * Deletes the local Firebase data in a data folder, and no other files in it.
 * @throws Error when a running process uses the data
 */
export async function deleteData(dataDir: string): Promise<void> {
  requireUnused(dataDir, SERVICE_NAMES);
  for (const service of SERVICE_NAMES) {
    await rm(path.join(dataDir, service), { recursive: true, force: true });
  }
}

/** Throws if a running process uses the data: deleting it would lose the writes of that process. */
function requireUnused(dataDir: string, services: readonly ServiceName[]): void {
  for (const service of services) {
    const directory = path.join(dataDir, service);
    if (existsSync(directory)) lockDataDirectory(directory, service)();
  }
}
