import type { QueryKey } from '@tanstack/react-query';
import type { WaitingChange, Wish } from '#shared/waiting-change.ts';

/** What the outbox knows of one kind of change. */
export interface ChangeKind<One extends Wish = Wish> {
  /**
   * Makes a change true; idempotent. Of one that waited it may throw 'conflict', where something else was made true
   * meanwhile.
   * @throws AppError
   */
  send: (change: WaitingChange<One>, hasWaited: boolean) => Promise<unknown>;
  /** Key of the query, or of the queries that begin with it, whose answer it changes. */
  keyOf: (change: WaitingChange<One>) => QueryKey;
  /**
   * That answer as it is once changes have arrived; the very same where nothing changes.
   * @param waiting those whose key fits, in the order in which they were made
   */
  show: (data: unknown, waiting: readonly WaitingChange<One>[]) => unknown;
  /** Keys of what else is read anew once it has arrived. */
  alsoStale?: (change: WaitingChange<One>) => readonly QueryKey[];
  /** It has words that somebody wrote: kept when refused, and never given up by age. */
  isWritten?: boolean;
}

const kinds = new Map<string, ChangeKind>();

/** Lets the outbox take a kind of change. Called before anything is sent; the last call of a kind counts. */
export function registerChange<One extends Wish>(kind: One['kind'], made: ChangeKind<One>): void {
  // A change is handed only to its own kind.
  kinds.set(kind, made as unknown as ChangeKind);
}

/** What is known of a kind; undefined for one that this version of the app has not registered. */
export function changeKind(kind: string): ChangeKind | undefined {
  return kinds.get(kind);
}

/** Whether a change has words that somebody wrote. A kind that is not known may have some. */
export function isWritten({ kind }: Pick<Wish, 'kind'>): boolean {
  const known = kinds.get(kind);
  return known === undefined || known.isWritten === true;
}
