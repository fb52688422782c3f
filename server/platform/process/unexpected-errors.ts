import type { Logger } from 'pino';

/** Counts unexpected errors since the start. */
export interface UnexpectedErrors {
  /** Returns the number of unhandled promise rejections. */
  rejections: () => number;
}

interface UnexpectedErrorsOptions {
  logger: Pick<Logger, 'error' | 'fatal'>;
  /** Called once, at the first uncaught exception: the state of the process is no longer reliable. */
  onException: () => void;
  /** Source of the events; replaced in tests. */
  source?: Pick<NodeJS.Process, 'on'>;
}

/** Limits the log, so that an exception in a loop does not fill the disk while the server drains. */
const maxLoggedExceptions = 20;

/**
 * Handles unexpected errors. An unhandled rejection is logged and counted, and the server continues. An exception may
 * have interrupted any code, so the server finishes the requests in progress and exits.
 */
export function watchUnexpectedErrors({
  logger,
  onException,
  source = process,
}: UnexpectedErrorsOptions): UnexpectedErrors {
  let rejections = 0;
  let exceptions = 0;
  source.on('unhandledRejection', (reason: unknown) => {
    rejections += 1;
    logger.error({ unexpected: describeError(reason), rejections }, 'unhandled promise rejection');
  });
  source.on('uncaughtException', (error: unknown) => {
    exceptions += 1;
    if (exceptions <= maxLoggedExceptions) {
      logger.fatal({ unexpected: describeError(error), exceptions }, 'uncaught exception');
    }
    if (exceptions === 1) onException();
  });
  return { rejections: () => rejections };
}

/**
 * Returns the loggable details of an error. Database messages name documents and thereby users, so only the messages of
 * programming errors are included.
 */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const isProgrammingError = error instanceof TypeError || error instanceof ReferenceError;
  const stackLines = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    ...('code' in error && { code: error.code }),
    ...(isProgrammingError && { message: error.message }),
    at: stackLines.map((line) => line.trim()).slice(0, 15),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}
