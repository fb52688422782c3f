import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';

import type { WaitingChange } from '#shared/waiting-change.ts';

/**
 * Of which form the kept records are. Raised whenever a type that is kept changes (kept-shapes.test.ts): what is of
 * another form counts as not kept.
 */
export const keptShape = 4;

/** Whose things this device keeps: one person at most. */
export interface KeptPerson {
  uid: string;
  shape: number;
  /** Milliseconds since 1970. */
  readAt: number;
  /** As `account` of the features reads and writes it. */
  user: unknown;
  account: unknown;
}

/** The answer to a query, as it was read last. */
export interface KeptAnswer {
  uid: string;
  /** The key of the query as text. */
  id: string;
  group: string;
  shape: number;
  readAt: number;
  data: unknown;
}

interface KeptSchema extends DBSchema {
  people: { key: string; value: KeptPerson };
  answers: { key: [string, string]; value: KeptAnswer };
  changes: { key: [string, string]; value: WaitingChange };
}

export type KeptDatabase = IDBPDatabase<KeptSchema>;

const databaseName = 'guia-kept';
const databaseVersion = 2;

let opening: Promise<KeptDatabase | null> | null = null;

/** The database; null where the browser refuses it, as some do in private windows. Asked again after it was closed or refused. */
export function keptDatabase(): Promise<KeptDatabase | null> {
  const asked = (opening ??= open());
  void asked.then((database) => {
    if (database === null && opening === asked) opening = null;
  });
  return asked;
}

async function open(): Promise<KeptDatabase | null> {
  try {
    const database = await openDB<KeptSchema>(databaseName, databaseVersion, {
      upgrade(made, before) {
        if (before < 1) {
          made.createObjectStore('people', { keyPath: 'uid' });
          made.createObjectStore('answers', { keyPath: ['uid', 'id'] });
        }
        if (before < 2) made.createObjectStore('changes', { keyPath: ['uid', 'id'] });
      },
      blocking() {
        // A newer page waits for this one to let go.
        void closeKept();
      },
      terminated() {
        opening = null;
      },
    });
    return database;
  } catch {
    return null;
  }
}

/** Lets go of the database; the next use opens it anew. */
export async function closeKept(): Promise<void> {
  const open = opening;
  opening = null;
  (await open)?.close();
}

/** Everything that belongs to a person, in a store whose keys begin with the uid. */
export function ofPerson(uid: string): IDBKeyRange {
  return IDBKeyRange.bound([uid], [uid, []]);
}

/**
 * Forgets everything that this device keeps of anybody.
 * @param isAsked whether they leave by themselves; otherwise their changes wait until they are here again, for nobody
 *   else to see
 */
export async function forgetKept({ isAsked }: { isAsked: boolean }): Promise<void> {
  try {
    const database = await keptDatabase();
    if (!database) return;
    const readable = ['people', 'answers'] as const;
    const names = isAsked ? ([...readable, 'changes'] as const) : readable;
    const change = database.transaction(names, 'readwrite');
    await Promise.all([...names.map((name) => change.objectStore(name).clear()), change.done]);
  } catch {
    // What cannot be opened holds nothing that anybody could read.
  }
}
