import type { AppErrorCode } from './app-error.ts';
import { cacheLifetimeMs } from './record/cached-record.ts';

/** A change requested by the user. Each feature adds the fields of its kind. */
export interface ChangeRequest {
  /** Kind registered with registerChange(). */
  kind: string;
  /** Id of the changed record. */
  target: string;
}

/** Queue data of a pending change. */
export interface PendingState {
  uid: string;
  /** Identifies the changed record: a later change replaces the earlier one with the same id. */
  id: string;
  /** Identifies this version of the change. */
  version: string;
  /** Position in the queue. */
  order: number;
  /** Milliseconds since 1970. */
  madeAt: number;
  /**
   * Why the change was refused, if only the user can decide how to continue; null while the change waits to be sent.
   */
  problem: AppErrorCode | null;
}

/** A change that is not applied yet. */
export type PendingChange<Change extends ChangeRequest = ChangeRequest> = PendingState & Change;

/** Maximum number of pending changes of one user: more than a user makes while offline. */
export const maxPendingChanges = 500;

/** Returns the id of a change: its kind and the id of the changed record. */
export function changeId({ kind, target }: ChangeRequest): string {
  return `${kind}:${target}`;
}

/**
 * Adds a change to the pending ones. It replaces an earlier change with the same id and goes to the end of the queue.
 * @returns null if `maxPendingChanges` other changes are pending
 */
export function enqueuedChange<Change extends ChangeRequest>(
  pendingChanges: readonly PendingChange[],
  request: Change,
  state: { uid: string; version: string; now: Date },
): PendingChange<Change> | null {
  const id = changeId(request);
  const isNew = !pendingChanges.some((change) => change.id === id);
  if (isNew && pendingChanges.length >= maxPendingChanges) return null;
  const order = Math.max(0, ...pendingChanges.map((change) => change.order)) + 1;
  const { uid, version, now } = state;
  return { ...request, uid, id, version, order, madeAt: now.getTime(), problem: null };
}

/**
 * Returns true if a change has been pending too long to still reflect the user's intention.
 * @param hasUserText whether it contains text written by the user; such changes never expire
 */
export function isExpiredChange(
  { madeAt }: Pick<PendingState, 'madeAt'>,
  hasUserText: boolean,
  now: Date,
): boolean {
  return !hasUserText && now.getTime() - madeAt > cacheLifetimeMs;
}
