import type { Logger } from 'pino';
import type { TelemetryConfig } from '#server/telemetry-config.ts';

/**
 * Starts the telemetry. Without a configuration nothing of the OpenTelemetry SDK is loaded, and all spans and metrics
 * of the server do nothing.
 * @returns a function that exports the queued data and stops the telemetry; the caller limits the time
 */
export async function startTelemetry(
  config: TelemetryConfig | null,
  logger: Pick<Logger, 'warn'>,
): Promise<() => Promise<void>> {
  if (config === null) return () => Promise.resolve();
  const { startSdk } = await import('./sdk.ts');
  return startSdk(config, logger);
}
