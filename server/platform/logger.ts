import { pino } from 'pino';
import type { DestinationStream, Logger, LoggerOptions } from 'pino';

/** Values of `severity` for Cloud Logging; without it every line is stored as DEFAULT. */
const severities: Readonly<Record<string, string>> = {
  trace: 'DEBUG',
  debug: 'DEBUG',
  info: 'INFO',
  warn: 'WARNING',
  error: 'ERROR',
  fatal: 'CRITICAL',
};

/**
 * Creates the server's log: one JSON line per event on standard output, with the fields that Cloud Logging reads:
 * `severity`, `message` and `time` (https://cloud.google.com/logging/docs/structured-logging). Secrets are removed if a
 * whole request or header object is logged by mistake.
 * @param destination receives the lines instead of standard output
 * @param extraFields returns further fields of a line when it is written
 */
export function createLogger(
  level: string,
  destination?: DestinationStream,
  extraFields?: () => Record<string, unknown>,
): Logger {
  const options: LoggerOptions = {
    level,
    base: undefined,
    messageKey: 'message',
    formatters: { level: (label) => ({ severity: severities[label] }) },
    timestamp: pino.stdTimeFunctions.isoTime,
    ...(extraFields && { mixin: extraFields }),
    redact: {
      paths: ['authorization', 'cookie', '*.authorization', '*.cookie', '*.headers', 'headers'],
      remove: true,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
