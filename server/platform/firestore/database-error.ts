import { AppError } from '#shared/app-error.ts';

/** FAILED_PRECONDITION, PERMISSION_DENIED and UNAUTHENTICATED: what they say is about the project, not about a record. */
const aboutTheProject: ReadonlySet<unknown> = new Set([9, 7, 16]);

/**
 * Firestore did not do what was asked; AppError 'unavailable'. What it says of a failure can name a document, and so a
 * person: beside its status nothing of that goes on, and so into the log.
 */
export class DatabaseError extends AppError {
  /** The status as gRPC numbers it, or the word of whatever carries the request; null when there is none. */
  readonly status: number | string | null;

  /** @param call the client's method that failed */
  constructor(call: string, error: unknown) {
    const status = statusOf(error);
    const text =
      aboutTheProject.has(status) && error instanceof Error
        ? `: ${error.message.replaceAll(/documents\/\S+/g, 'documents/…')}`
        : '';
    // What has no status did not come from the database: missing credentials, a mistake in a transaction's own code.
    super(
      'unavailable',
      `${call} failed (${status ?? 'no code'})${text}`,
      status === null ? { cause: error } : {},
    );
    this.name = 'DatabaseError';
    this.status = status;
  }
}

/** NOT_FOUND, as gRPC numbers it. */
const notFound = 5;

/** Waits for a write that changes nothing where its document was deleted before. @throws AppError 'unavailable' */
export async function ignoreMissing(write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!(error instanceof DatabaseError && error.status === notFound)) throw error;
  }
}

function statusOf(error: unknown): number | string | null {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return typeof code === 'string' || typeof code === 'number' ? code : null;
}
