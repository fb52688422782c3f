import { AsyncLocalStorage } from 'node:async_hooks';

import { afterAll, beforeAll, beforeEach } from 'vitest';

import type { Random } from '../../seed/random.ts';

/** What becomes of one request: sent, lost on the way there, or its answer lost on the way back. */
export type Fate = 'sent' | 'lost' | 'answer-lost';

/** Of ten commits one or two are lost, and as many of the answers to those that are sent. */
export function losesCommits(random: Random): (address: string) => Fate {
  return (address) => {
    if (!address.includes(':commit')) return 'sent';
    const draw = random.next();
    return draw < 0.15 ? 'lost' : draw < 0.3 ? 'answer-lost' : 'sent';
  };
}

/** Asked for the address of each request, which waits for the answer. */
type FateOf = (address: string) => Fate | Promise<Fate>;

interface Sender {
  uid: string;
  fateOf: FateOf;
}

/** An unsigned token, as the local Auth gives. */
function tokenOf(uid: string): string {
  const parts = [{ alg: 'none' }, { sub: uid, user_id: uid, email: `${uid}@x.test` }];
  return `${parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`;
}

/**
 * Many people in one process: during the tests of this file each request is signed as the person in whose
 * name it was begun.
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
    /** @param fateOf all requests are sent unless given */
    as: <T>(uid: string, work: () => Promise<T>, fateOf: FateOf = () => 'sent'): Promise<T> =>
      sender.run({ uid, fateOf }, work),
    /** Commits that arrived since the test began, refused ones included. */
    commits: () => commits,
  };
}
