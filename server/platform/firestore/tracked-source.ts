import { AppError } from '#shared/app-error.ts';

/** Returns the error for a collection with more documents than the server may hold in memory: AppError 'unavailable'. */
export function tooManyDocuments(collection: string, maxDocuments: number): AppError {
  return new AppError('unavailable', `${collection} holds more than ${maxDocuments} documents`, {
    details: { maxDocuments },
  });
}

/** Returns true for the error of tooManyDocuments(). */
export function isTooManyDocuments(error: unknown): boolean {
  return error instanceof AppError && error.details?.maxDocuments !== undefined;
}

/** An active document in the form that is held in memory. */
export interface ActiveRecord<T> {
  id: string;
  record: T;
}

/** Result of a complete read. */
export interface FullSnapshot<T> {
  active: ActiveRecord<T>[];
  /** Database time; no part of the result is older. */
  readAt: Date;
  /** Documents that ended before this time are not loaded; null if none ever end. */
  horizon: Date | null;
}

/** A complete read with the changes since then. */
export interface StoredSnapshot<T> extends FullSnapshot<T> {
  /** Database time of the complete read; changes up to `readAt` are included. */
  wholeAt: Date;
}

/** A document that was read by id. */
export interface RecordById<T> {
  id: string;
  /** Null if the document is inactive, missing or ended before the horizon. */
  record: T | null;
  /** Database time of the last write of any kind; null if the document is missing. */
  writtenAt: Date | null;
}

/** Changes since a given time and the current number of active documents, read in one transaction. */
export interface ChangeSnapshot<T> {
  /** Documents written since then; `record` is null if the document is inactive or ended before the horizon. */
  changed: { id: string; record: T | null }[];
  /** True if there were more changes than one read returns, so that a complete read is required. */
  truncated: boolean;
  activeCount: number;
  readAt: Date;
}

/** A collection whose active documents the server holds in memory. */
export interface TrackedSource<T> {
  /**
   * Reads all active documents.
   * @throws AppError 'unavailable'; tooManyDocuments() if there are more than the server may hold
   */
  readActive: () => Promise<FullSnapshot<T>>;
  /**
   * Reads the documents changed since a given time.
   * @param horizon the horizon of the complete read to which the changes apply
   * @throws AppError 'unavailable'
   */
  readChanges: (since: Date, horizon: Date | null) => Promise<ChangeSnapshot<T>>;
  /**
   * Returns true if any of the documents is active. Reads them by id, because such a read cannot omit a document.
   * @param ids at least one
   * @throws AppError 'unavailable'
   */
  isAnyActive: (ids: readonly string[]) => Promise<boolean>;
  /**
   * Reads complete documents by id.
   * @param ids at least one
   * @throws AppError 'unavailable'
   */
  readByIds: (ids: readonly string[], horizon: Date | null) => Promise<RecordById<T>[]>;
}
