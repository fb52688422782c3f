import { mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AppError } from '#shared/app-error.ts';
import type { ReadAccountState } from '#server/platform/identity/account-state.ts';
import type { PlaceWithImages } from '#server/features/places/managed-place.ts';
import { testServer } from './test-server.ts';
import type { TestServerOptions } from './test-server.ts';

/** Users by token: the token is the name. */
const people = {
  admin: { role: 'super_admin', status: 'active', managedPlaces: [] },
  manager: { role: 'manager', status: 'active', managedPlaces: ['mine1'] },
  member: { role: 'member', status: 'active', managedPlaces: [] },
  inactive: { role: 'manager', status: 'inactive', managedPlaces: ['mine1'] },
  pending: { role: 'manager', status: 'pending', managedPlaces: ['mine1'] },
} as const;
export type Person = keyof typeof people | `member-${number}`;

/** 'member-1', 'member-2' and so on are separate members. */
const standingOf = (token: string) =>
  people[token.replace(/^member-\d+$/, 'member') as keyof typeof people];

const knownPlaces: Readonly<Record<string, PlaceWithImages>> = {
  mine1: { isActive: true, createdBy: 'admin', highlightUrl: '', imageUrls: [] },
  created1: { isActive: false, createdBy: 'manager', highlightUrl: '', imageUrls: [] },
  foreign1: { isActive: true, createdBy: 'admin', highlightUrl: '', imageUrls: [] },
};

export interface UploadServer {
  url: string;
  port: number;
  /** Image folder ('places', 'temp'). */
  folder: string;
  log: () => string;
  /** Returns the paths of all files below the folder. */
  files: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** Starts the application with a temporary folder, in-memory users and places, on a free port. */
export async function uploadServer(
  changes: Pick<TestServerOptions, 'pictures' | 'holdingTimes' | 'environment'> & {
    /** Replaces the roles and places of the test users. */
    readAccountState?: ReadAccountState;
  } = {},
): Promise<UploadServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'uploads-'));
  const { app, log } = await testServer({
    holdingTimes: changes.holdingTimes,
    environment: {
      UPLOADS_DIR: folder,
      RATE_LIMIT_READS: '100000',
      RATE_LIMIT_WRITES: '100000',
      RATE_LIMIT_UPLOADS: '100000',
      ...changes.environment,
    },
    account: {
      identity: {
        tokens: {
          verify: (token) =>
            (standingOf(token) as unknown)
              ? Promise.resolve({ uid: token, email: '', signedInAt: new Date() })
              : Promise.reject(new AppError('unauthenticated')),
        },
        readAccountState:
          changes.readAccountState ??
          ((uid) => {
            const { managedPlaces, ...standing } = standingOf(uid);
            return Promise.resolve({ ...standing, managedPlaces: [...managedPlaces] });
          }),
      },
    },
    pictures: {
      readPlace: (placeId) => Promise.resolve(knownPlaces[placeId] ?? null),
      ...changes.pictures,
    },
  });
  const server = http.createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    folder,
    log,
    async files() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => !entry.isDirectory())
        .map((entry) => path.join(entry.parentPath, entry.name));
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
}

/** A form with images, as a browser sends it. */
export function uploadForm(
  files: readonly { bytes: Buffer; name?: string; type?: string }[],
  fields: Readonly<Record<string, string>> = { placeId: 'mine1', placeName: 'Bar do Farol' },
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { bytes, name = 'foto.jpg', type = 'image/jpeg' } of files) {
    form.append('images', new Blob([new Uint8Array(bytes)], { type }), name);
  }
  return form;
}

/** Sends POST /api/upload/places, or to another URL, as a user. */
export async function sendUpload(
  { url }: Pick<UploadServer, 'url'>,
  form: FormData,
  person: Person = 'manager',
  to: 'places' | 'reviews' = 'places',
): Promise<{ status: number; headers: Headers; body: Record<string, unknown>; text: string }> {
  const response = await fetch(`${url}/api/upload/${to}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person}` },
    body: form,
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: JSON.parse(text) as Record<string, unknown>,
  };
}
