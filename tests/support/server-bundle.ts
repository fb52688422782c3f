/**
 * Vitest global setup. Bundles the programs that tests start dozens of times, because loading their sources takes
 * longer than most of those tests. SERVER_BUNDLE names the folder.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildServer } from '../../scripts/build-server.ts';

const erasureProcess = fileURLToPath(new URL('./erasure-process.ts', import.meta.url));
const pictureMemory = fileURLToPath(new URL('./picture-memory-process.ts', import.meta.url));

let folder: string | undefined;

export async function setup(): Promise<void> {
  // Inside the project, so that the bundles resolve its packages.
  await mkdir('.local', { recursive: true });
  folder = await mkdtemp(path.resolve('.local', 'test-server-'));
  await buildServer(
    {
      main: 'server/main.ts',
      'read-events-thread': 'server/features/imports/events/read-events-thread.ts',
      'erasure-process': erasureProcess,
      'picture-memory-process': pictureMemory,
    },
    folder,
  );
  process.env['SERVER_BUNDLE'] = folder;
}

export async function teardown(): Promise<void> {
  if (folder) await rm(folder, { recursive: true, force: true });
}
