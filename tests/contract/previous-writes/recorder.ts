/** Runs functions of the data stores against the local Firestore and records their commits. */
import { GeoPoint, Timestamp } from 'firebase/firestore/lite';
import { dequal } from 'dequal';
import { vi } from 'vitest';

import { RulesLatLng, RulesTimestamp } from '@guia-da-ilha/local-firebase/rules/values';

import type { Fields, Plain, Write } from '../../rules/world.ts';
import { startDataFixture } from '../data-fixture.ts';
import type { DataFixture } from '../data-fixture.ts';
import { decodeRecording, encodeRecording } from './recording.ts';
import type { RecordedCommit, Recording } from './recording.ts';

/** Time of the first commit. The next ones follow at intervals of a minute. */
const startsAt = Date.UTC(2026, 5, 1, 12);

export interface Browsers {
  /** Runs a function of a data store as the user `caller`. */
  as: <Args extends readonly unknown[], Result>(
    caller: string,
    action: (...args: Args) => Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Writes of the server between those of browsers. */
  server: Pick<DataFixture, 'store' | 'remove'>;
}

/**
 * Records the accepted commits of `act`, which starts with these documents. The clock is fixed.
 * @param version the commit of this code in git
 */
export async function record(
  version: string,
  documents: Record<string, object>,
  act: (browsers: Browsers) => Promise<void>,
): Promise<Recording> {
  const commits: RecordedCommit[] = [];
  const send = globalThis.fetch;
  let current = { name: 'server', caller: null as string | null };
  let now = startsAt;

  const sendAsCaller: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    const isServer = headers.get('Authorization') === 'Bearer owner';
    const { name, caller } = isServer ? { name: 'server', caller: null } : current;
    if (caller !== null) headers.set('Authorization', `Bearer ${tokenOf(caller)}`);
    const address = input instanceof Request ? input.url : String(input);
    if (!address.includes(':commit')) return send(input, { ...init, headers });
    const paths = pathsOf(init?.body as string);
    const before = await Promise.all(paths.map((path) => fixture.read(path)));
    now += 60_000;
    vi.setSystemTime(now);
    const response = await send(input, { ...init, headers });
    if (response.ok) {
      const after = await Promise.all(paths.map((path) => fixture.read(path)));
      const writes = paths.map((path, at) => writeOf(path, before[at] ?? null, after[at] ?? null));
      commits.push({ name, caller, time: new RulesTimestamp(BigInt(now / 1000), 0), writes });
    }
    return response;
  };

  vi.useFakeTimers({ toFake: ['Date'], now: startsAt });
  globalThis.fetch = sendAsCaller;
  const fixture = await startDataFixture();
  try {
    await fixture.store(documents);
    commits.length = 0;
    await act({
      as: (caller, action, ...args) => {
        current = { name: action.name, caller };
        return action(...args);
      },
      server: fixture,
    });
  } finally {
    await fixture.close();
    globalThis.fetch = send;
    vi.useRealTimers();
  }
  return withNumberedIds({
    version,
    documents: toPlain(documents) as Record<string, Fields>,
    commits,
  });
}

/** Returns an unsigned token with the claims that World gives its callers. */
function tokenOf(uid: string): string {
  const claims = { sub: uid, email: `${uid}@guiadailha.test`, email_verified: true };
  const parts = [{ alg: 'none' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  return `${parts.join('.')}.`;
}

/** Returns the paths of the documents that a request of the REST interface writes. */
function pathsOf(body: string): string[] {
  const { writes } = JSON.parse(body) as {
    writes: { update?: { name: string }; delete?: string }[];
  };
  const names = writes.map((write) => write.update?.name ?? write.delete ?? '');
  return [...new Set(names.map((name) => name.slice(name.indexOf('/documents/') + 11)))];
}

function writeOf(path: string, before: object | null, after: object | null): Write {
  if (after === null) return { op: 'delete', path };
  const fields = toPlain(after) as Fields;
  if (before === null) return { op: 'set', path, fields };
  const stored = toPlain(before) as Fields;
  const changed = Object.entries(fields).filter(([name, value]) => !dequal(value, stored[name]));
  const remove = Object.keys(stored).filter((name) => !(name in fields));
  return {
    op: 'update',
    path,
    fields: Object.fromEntries(changed),
    ...(remove.length > 0 && { remove }),
  };
}

/** Converts a value of the client. The names of a map are sorted, because Firestore has no order of fields. */
function toPlain(value: unknown): Plain {
  if (value instanceof Timestamp) {
    return new RulesTimestamp(BigInt(value.seconds), value.nanoseconds);
  }
  if (value instanceof GeoPoint) return new RulesLatLng(value.latitude, value.longitude);
  if (Array.isArray(value)) return value.map(toPlain);
  if (typeof value !== 'object' || value === null) return value as Plain;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, item]) => [name, toPlain(item)]));
}

/** Replaces random ids by numbered ones, so that a second recording of the same code is the same. */
function withNumberedIds(recording: Recording): Recording {
  let text = encodeRecording(recording);
  const counts = new Map<string, number>();
  for (const { op, path } of recording.commits.flatMap(({ writes }) => writes)) {
    const [collection = '', id = ''] = path.split('/');
    if (op !== 'set' || !/^[A-Za-z0-9]{20}$/.test(id)) continue;
    const count = (counts.get(collection) ?? 0) + 1;
    counts.set(collection, count);
    text = text.replaceAll(id, `${collection}New${count}`);
  }
  return decodeRecording(text);
}
