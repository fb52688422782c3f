import type { Logger } from 'pino';

/** What nobody foresaw, counted since the start. */
export interface UnexpectedErrors {
  /** Rejections that nobody waited for. */
  rejections: () => number;
}

interface UnexpectedErrorsOptions {
  logger: Pick<Logger, 'error' | 'fatal'>;
  /** Called once, at the first exception that nobody caught: the process is not to be trusted any more. */
  onException: () => void;
  /** Where they arrive; a test puts its own. */
  source?: Pick<NodeJS.Process, 'on'>;
}

/** An exception in a loop must not fill the disk while the server drains. */
const mostLogged = 20;

/**
 * The last line of defence. A rejection that nobody waited for has left no work half done that anybody counts on: it
 * is logged and counted, and the server goes on. An exception has cut through code that did not expect it, so the
 * server finishes what is under way and leaves.
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
    logger.error(
      { unexpected: describe(reason), rejections },
      'a rejection that nobody waited for',
    );
  });
  source.on('uncaughtException', (error: unknown) => {
    exceptions += 1;
    if (exceptions <= mostLogged) {
      logger.fatal({ unexpected: describe(error), exceptions }, 'an exception that nobody caught');
    }
    if (exceptions === 1) onException();
  });
  return { rejections: () => rejections };
}

/** What finds the place in the code. Messages of a database name documents, and so people: only those of mistakes in code are kept. */
function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const isOurMistake = error instanceof TypeError || error instanceof ReferenceError;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    ...('code' in error && { code: error.code }),
    ...(isOurMistake && { message: error.message }),
    at: frames.map((line) => line.trim()).slice(0, 15),
    ...(error.cause instanceof Error && { cause: describe(error.cause) }),
  };
}
