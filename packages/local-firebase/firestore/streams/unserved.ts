import { FirestoreError } from '../errors.ts';
import { isObject } from '../value-codec.ts';

/** Message for users of a stream, sent in the answer and printed once per kind in the terminal. */
export const UNSERVED =
  'Local Firestore serves no streams: read again instead of listening, and import firebase/firestore/lite in the web client.';

/** A kind of stream that is not served. */
export type Unserved = 'Listen' | 'Write';

/** Returns a function that prints, once per kind, why a client receives no data. */
export function createNotices(warn: (message: string) => void): (kind: Unserved) => void {
  const reported = new Set<Unserved>();
  return (kind) => {
    if (reported.has(kind)) return;
    reported.add(kind);
    warn(`${UNSERVED} (A client used ${kind}.)`);
  };
}

/** Refusal of a stream. Clients do not retry after this status. */
export const refusal = new FirestoreError('UNIMPLEMENTED', UNSERVED);

/**
 * Answers a request of a Listen stream: a target is removed with UNIMPLEMENTED as the cause.
 * @returns null for a request that adds no target
 */
export function refusedTarget(request: unknown): object | null {
  const target = isObject(request) ? request['addTarget'] : undefined;
  if (!isObject(target)) return null;
  const cause = { code: refusal.grpcCode, message: refusal.message };
  const { targetId } = target;
  return { targetChange: { targetChangeType: 'REMOVE', targetIds: [targetId], cause } };
}

/** Answers the handshake of a Write stream. */
export const writeGreeting = {
  streamId: 'local',
  streamToken: Buffer.from('local').toString('base64'),
};
