/** An active document as it is kept in memory. */
export interface ActiveRecord<T> {
  id: string;
  record: T;
}

/** One reading of everything. */
interface FullReading<T> {
  active: ActiveRecord<T>[];
  /** Instant (of the database's clock) that no part of the reading is older than. */
  readAt: Date;
}

/** What happened since an instant, and how many are active now: both as of one and the same moment. */
export interface ChangeReading<T> {
  /** Documents written since; `record` is null for one that is not active (any more). */
  changed: { id: string; record: T | null }[];
  /** There were more changes than one reading takes: only a full reading will do. */
  truncated: boolean;
  activeCount: number;
  readAt: Date;
}

/** A collection whose active documents the server keeps in memory. */
export interface TrackedSource<T> {
  /** @throws AppError 'unavailable' */
  readActive: () => Promise<FullReading<T>>;
  /** @throws AppError 'unavailable' */
  readChanges: (since: Date) => Promise<ChangeReading<T>>;
  /**
   * Asks for documents by their names: an answer that leaves one out is no answer.
   * @param ids at least one
   * @throws AppError 'unavailable'
   */
  isAnyActive: (ids: readonly string[]) => Promise<boolean>;
}
