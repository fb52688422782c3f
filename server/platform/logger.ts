import { pino } from 'pino';
import type { DestinationStream, Logger, LoggerOptions } from 'pino';

/** Names that Cloud Logging reads from `severity`; without it every line is filed as DEFAULT. */
const severities: Readonly<Record<string, string>> = {
  trace: 'DEBUG',
  debug: 'DEBUG',
  info: 'INFO',
  warn: 'WARNING',
  error: 'ERROR',
  fatal: 'CRITICAL',
};

/**
 * The server's log: one JSON line an event on standard output, with the fields that Cloud Logging knows: `severity`,
 * `message` and `time` (https://cloud.google.com/logging/docs/structured-logging).
 * Should a whole request or header object ever be logged by mistake, its secrets are cut out.
 * @param destination takes the lines instead of standard output
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: undefined,
    messageKey: 'message',
    formatters: { level: (label) => ({ severity: severities[label] }) },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['authorization', 'cookie', '*.authorization', '*.cookie', '*.headers', 'headers'],
      remove: true,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
