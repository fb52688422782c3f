/** The message for whoever uses a client of streams or gRPC: in the answer and, once each, in the terminal. */
export const UNSERVED =
  'Local Firestore answers REST alone: give the server client preferRest: true, import firebase/firestore/lite in the web client, and read again instead of listening.';

/** Number of UNIMPLEMENTED in google.rpc.Code: no client tries again after it. */
export const UNIMPLEMENTED = 12;

/** What a client used that is not served. */
export type Unserved = 'gRPC' | 'Listen' | 'Write';

/** Says in the terminal, once of each kind, why a client gets nothing. */
export function createNotices(warn: (message: string) => void): (kind: Unserved) => void {
  const reported = new Set<Unserved>();
  return (kind) => {
    if (reported.has(kind)) return;
    reported.add(kind);
    warn(`${UNSERVED} (A client used ${kind}.)`);
  };
}
