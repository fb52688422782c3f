import type { QueryKey } from '@tanstack/react-query';
import type { PendingChange, ChangeRequest } from '#shared/pending-change.ts';

/** Handlers of the outbox for one kind of change. */
export interface ChangeKind<One extends ChangeRequest = ChangeRequest> {
  /**
   * Applies a change; idempotent. May throw 'conflict' for a pending change if the data was changed differently since.
   * @throws AppError
   */
  send: (change: PendingChange<One>, hasWaited: boolean) => Promise<unknown>;
  /** Key of the query whose data the change affects, or a prefix of several keys. */
  keyOf: (change: PendingChange<One>) => QueryKey;
  /**
   * Returns the query data with the pending changes applied; the same object if nothing changes.
   * @param waiting the changes with a matching key, oldest first
   */
  show: (data: unknown, waiting: readonly PendingChange<One>[]) => unknown;
  /** Keys of other queries to refetch after the change is applied. */
  alsoStale?: (change: PendingChange<One>) => readonly QueryKey[];
  /** True if the change contains text written by the user: it is kept when refused, and never expires. */
  hasUserText?: boolean;
}

const kinds = new Map<string, ChangeKind>();

/**
 * Registers a kind of change with the outbox. Must be called before changes are sent; the last call for a kind wins.
 */
export function registerChange<One extends ChangeRequest>(
  kind: One['kind'],
  made: ChangeKind<One>,
): void {
  // A change is passed only to the handlers of its own kind.
  kinds.set(kind, made as unknown as ChangeKind);
}

/** Returns the handlers of a kind; undefined if this version of the app does not register it. */
export function changeKind(kind: string): ChangeKind | undefined {
  return kinds.get(kind);
}

/** Returns true if a change contains text written by the user. Assumed for unknown kinds. */
export function hasUserText({ kind }: Pick<ChangeRequest, 'kind'>): boolean {
  const known = kinds.get(kind);
  return known === undefined || known.hasUserText === true;
}
