import { pino } from 'pino';
import type { Logger } from 'pino';

/**
 * The server's log: one JSON line an event on standard output.
 * Should a whole request or header object ever be logged by mistake, its secrets are cut out.
 */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['authorization', 'cookie', '*.authorization', '*.cookie', '*.headers', 'headers'],
      remove: true,
    },
  });
}
