import path from 'node:path';
import { createAutosave } from '../autosave.ts';
import { readJsonIfPresent, writeDurably } from '../durable-file.ts';
import { lockDataDirectory } from '../firestore/data-lock.ts';
import { loadAuthModules } from '../firebase-tools.ts';
import { listen } from '../http-listener.ts';
import type { Listener } from '../http-listener.ts';
import { readAccounts, writeAccounts } from './account-file.ts';

/** A running local Auth service. */
export interface RunningAuth extends Listener {
  /** Writes every account into a folder that can later be used as `dataDir`. */
  exportTo(directory: string): Promise<void>;
}

export interface AuthOptions {
  projectId: string;
  host: string;
  /** 0 picks a free port. */
  port: number;
  /** Folder for accounts.json. Without it, nothing is saved. */
  dataDir?: string;
  /** Called when a save failed. */
  onError: (error: unknown) => void;
  /** Called once for each kind of refused request. Default: a process warning. */
  warn?: (message: string) => void;
}

/** Value of singleProjectMode with which the emulator serves requests for every project, without a warning. */
const ANY_PROJECT = 0;

/**
 * Starts the Auth emulator of firebase-tools inside this process, with accounts that survive a restart: they are saved
 * within seconds of a change and again on close.
 * @throws NodeJS.ErrnoException with code EADDRINUSE when the port is taken
 * @throws Error when the saved accounts cannot be read, or another process uses the folder
 */
export async function startAuth(options: AuthOptions): Promise<RunningAuth> {
  const unlock = options.dataDir ? lockDataDirectory(options.dataDir, 'auth') : () => undefined;
  try {
    return await start(options, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function start(options: AuthOptions, unlock: () => void): Promise<RunningAuth> {
  const { createApp, ProjectState } = loadAuthModules();

  const file = options.dataDir && fileIn(options.dataDir);
  const states = readAccounts(file && (await readJsonIfPresent(file)), ProjectState);
  const autosave = createAutosave(async () => {
    if (file) await writeDurably(file, writeAccounts(states));
  }, options.onError);

  const app = await createApp(options.projectId, ANY_PROJECT, states);
  const listener = await listen(autosave.watch(app), options);
  return {
    host: listener.host,
    port: listener.port,
    exportTo: (directory) => writeDurably(fileIn(directory), writeAccounts(states)),
    close: async () => {
      await listener.close();
      await autosave.stop().finally(unlock);
    },
  };
}

function fileIn(directory: string): string {
  return path.join(directory, 'accounts.json');
}
