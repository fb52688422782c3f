import type { QueryKey } from '@tanstack/react-query';
import type { PendingChange, ChangeRequest } from '#shared/pending-change.ts';

/** Handlers of the outbox for one kind of change. */
export interface ChangeHandlers<Change extends ChangeRequest = ChangeRequest> {
  /**
   * Applies a change; idempotent. May throw 'conflict' for a pending change if the data was changed differently since.
   * @throws AppError
   */
  send: (change: PendingChange<Change>, wasPending: boolean) => Promise<unknown>;
  /** Key of the query whose data the change affects, or a prefix of several keys. */
  keyOf: (change: PendingChange<Change>) => QueryKey;
  /**
   * Returns the query data with the pending changes applied; the same object if nothing changes.
   * @param pendingChanges the changes with a matching key, oldest first
   */
  applyPending: (data: unknown, pendingChanges: readonly PendingChange<Change>[]) => unknown;
  /** Keys of other queries to refetch after the change is applied. */
  relatedKeysOf?: (change: PendingChange<Change>) => readonly QueryKey[];
  /**
   * True if the change contains text written by the user. Such a change is kept when it is refused, and never expires.
   */
  hasUserText?: boolean;
}

const handlersByKind = new Map<string, ChangeHandlers>();

/**
 * Registers a kind of change with the outbox. Must be called before changes are sent; the last call for a kind wins.
 */
export function registerChange<Change extends ChangeRequest>(
  kind: Change['kind'],
  handlers: ChangeHandlers<Change>,
): void {
  // The cast is safe, because a change is passed only to the handlers of its own kind.
  handlersByKind.set(kind, handlers as unknown as ChangeHandlers);
}

/** Returns the handlers of a kind; undefined if this version of the app does not register it. */
export function changeHandlers(kind: string): ChangeHandlers | undefined {
  return handlersByKind.get(kind);
}

/** Returns true if a change contains text written by the user, and for every change of an unregistered kind. */
export function hasUserText({ kind }: Pick<ChangeRequest, 'kind'>): boolean {
  const handlers = handlersByKind.get(kind);
  return handlers === undefined || handlers.hasUserText === true;
}
