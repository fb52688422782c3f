/** An active document as it is kept in memory. */
export interface ActiveRecord<T> {
  id: string;
  record: T;
}

/** One reading of everything. */
export interface FullReading<T> {
  active: ActiveRecord<T>[];
  /** Instant (of the database's clock) that no part of the reading is older than. */
  readAt: Date;
  /** Documents that were over by this instant were left alone; null where none ever are. */
  horizon: Date | null;
}

/** A reading of everything, caught up with since. */
export interface LeftReading<T> extends FullReading<T> {
  /** When everything was read (the database's clock); what changed since was added until `readAt`. */
  wholeAt: Date;
}

/** A document that was asked for by its name. */
export interface NamedRecord<T> {
  id: string;
  /** null where it is not active, or not there. */
  record: T | null;
  /** When the database last wrote it, by whatever way; null where it is not there. */
  writtenAt: Date | null;
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
  /**
   * @param horizon that of the reading of everything whose changes these are
   * @throws AppError 'unavailable'
   */
  readChanges: (since: Date, horizon: Date | null) => Promise<ChangeReading<T>>;
  /**
   * Asks for documents by their names: an answer that leaves one out is no answer.
   * @param ids at least one
   * @throws AppError 'unavailable'
   */
  isAnyActive: (ids: readonly string[]) => Promise<boolean>;
  /**
   * The documents with these names, whole.
   * @param ids at least one
   * @throws AppError 'unavailable'
   */
  readNamed: (ids: readonly string[], horizon: Date | null) => Promise<NamedRecord<T>[]>;
}
