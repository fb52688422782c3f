/** Message for users of a streaming or gRPC client, sent in the answer and printed once per kind in the terminal. */
export const UNSERVED =
  'Local Firestore answers REST alone: give the server client preferRest: true, import firebase/firestore/lite in the web client, and read again instead of listening.';

/** Code of UNIMPLEMENTED in google.rpc.Code. Clients do not retry after it. */
export const UNIMPLEMENTED = 12;

/** A kind of stream that is not served. */
export type Unserved = 'gRPC' | 'Listen' | 'Write';

/** Returns a function that prints, once per kind, why a client receives no data. */
export function createNotices(warn: (message: string) => void): (kind: Unserved) => void {
  const reported = new Set<Unserved>();
  return (kind) => {
    if (reported.has(kind)) return;
    reported.add(kind);
    warn(`${UNSERVED} (A client used ${kind}.)`);
  };
}
