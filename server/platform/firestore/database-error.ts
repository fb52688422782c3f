import { AppError } from '#shared/app-error.ts';

/**
 * FAILED_PRECONDITION, PERMISSION_DENIED and UNAUTHENTICATED: their messages are about the project, not about a record.
 */
const projectErrorCodes: ReadonlySet<unknown> = new Set([9, 7, 16]);

/**
 * Error of a failed Firestore call; an AppError 'unavailable'. The original message can name a document and thereby a
 * user, so this error contains only the status. For `projectErrorCodes` it also contains the original message without
 * document paths.
 */
export class DatabaseError extends AppError {
  /** gRPC status number, or the error code of the transport; null if there is none. */
  readonly status: number | string | null;

  /**
   * Creates the error.
   * @param callName the client's method that failed
   */
  constructor(callName: string, error: unknown) {
    const status = statusOf(error);
    const text =
      projectErrorCodes.has(status) && error instanceof Error
        ? `: ${error.message.replaceAll(/documents\/\S+/g, 'documents/…')}`
        : '';
    // An error without a status did not come from the database (missing credentials, or a bug in a transaction's own
    // code), so it is kept as the cause.
    super(
      'unavailable',
      `${callName} failed (${status ?? 'no code'})${text}`,
      status === null ? { cause: error } : {},
    );
    this.name = 'DatabaseError';
    this.status = status;
  }
}

/** gRPC status NOT_FOUND. */
const notFound = 5;

/**
 * Awaits a write and ignores that its document was already deleted.
 * @throws AppError 'unavailable'
 */
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
