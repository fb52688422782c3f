import { AsyncLocalStorage } from 'node:async_hooks';

import { afterAll, beforeAll, beforeEach } from 'vitest';

import type { Random } from '../../seed/random.ts';

/** The outcome of one request: sent, lost before the server, or with a lost response. */
export type Fate = 'sent' | 'lost' | 'answer-lost';

/** Loses one or two of ten commits, and as many responses of the sent ones. */
export function losesCommits(random: Random): (address: string) => Fate {
  return (address) => {
    if (!address.includes(':commit')) return 'sent';
    const draw = random.next();
    return draw < 0.15 ? 'lost' : draw < 0.3 ? 'answer-lost' : 'sent';
  };
}

/** Returns the outcome for the URL of a request, which is delayed until then. */
type FateOf = (address: string) => Fate | Promise<Fate>;

/** Delays the first `count` commits until all of them are ready, so that only one can succeed if they conflict. */
export function sendsFirstCommitsTogether(count: number): (address: string) => Promise<Fate> {
  let commits = 0;
  let sendAll = (): void => undefined;
  const areAllReady = new Promise<void>((resolve) => {
    sendAll = resolve;
  });
  return async (address) => {
    if (!address.includes(':commit')) return 'sent';
    commits += 1;
    if (commits === count) sendAll();
    await areAllReady;
    return 'sent';
  };
}

interface Sender {
  uid: string;
  fateOf: FateOf;
}

/** Returns an unsigned token, as the local Auth issues. */
function tokenOf(uid: string): string {
  const parts = [{ alg: 'none' }, { sub: uid, user_id: uid, email: `${uid}@x.test` }];
  return `${parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`;
}

/**
 * Several users in one process: during the tests of this file each request is signed as the user in whose context it
 * was started.
 */
export function signedRequests() {
  const sender = new AsyncLocalStorage<Sender>();
  const send = globalThis.fetch;
  let commits = 0;

  const sendAsPerson: typeof fetch = async (input, init) => {
    const person = sender.getStore();
    if (!person) return send(input, init);
    const address = input instanceof Request ? input.url : String(input);
    const fate = await person.fateOf(address);
    if (fate === 'lost') throw new TypeError('Failed to fetch');
    if (address.includes(':commit')) commits += 1;
    const headers = new Headers(init?.headers);
    headers.set('Authorization', `Bearer ${tokenOf(person.uid)}`);
    const response = await send(input, { ...init, headers });
    if (fate === 'answer-lost') {
      await response.arrayBuffer();
      throw new TypeError('Failed to fetch');
    }
    return response;
  };

  beforeAll(() => {
    globalThis.fetch = sendAsPerson;
  });
  beforeEach(() => {
    commits = 0;
  });
  afterAll(() => {
    globalThis.fetch = send;
  });

  return {
    /** @param fateOf the outcome of each request; all are sent by default */
    as: <T>(uid: string, work: () => Promise<T>, fateOf: FateOf = () => 'sent'): Promise<T> =>
      sender.run({ uid, fateOf }, work),
    /** Returns the number of commits that arrived since the test began, including refused ones. */
    commits: () => commits,
  };
}
