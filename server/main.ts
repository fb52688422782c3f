import http from 'node:http';
import { createApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { createLogger } from './logger.ts';
import { createFirestore } from './services/firestore-client.ts';
import { firestoreDependency } from './services/firestore-dependency.ts';
import { closeGracefully } from './services/graceful-close.ts';
import { listen } from './services/listen.ts';
import { createReadiness } from './services/readiness.ts';

/** Reads the configuration, puts the parts together and serves until told to stop. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  const firestore = createFirestore(config);
  const app = createApp({
    config,
    logger,
    readiness: createReadiness([firestoreDependency(firestore)], Date.now),
  });

  const server = http.createServer(
    // A caller that sends its request drop by drop is cut off.
    { requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 65_000 },
    app,
  );
  let closing = false;
  const close = async (reason: string): Promise<void> => {
    if (closing) {
      logger.warn({ reason }, 'asked twice to close: leaving at once');
      process.exit(1);
    }
    closing = true;
    logger.info({ reason }, 'closing');
    const finished = await closeGracefully(server, config.drainTimeoutMs);
    logger.info({ finished }, 'closed');
    process.exit(finished ? 0 : 1);
  };
  process.on('SIGTERM', () => void close('SIGTERM'));
  process.on('SIGINT', () => void close('SIGINT'));
  // Started by a script: when that is gone, nobody would stop us.
  process.on('disconnect', () => void close('parent gone'));

  const port = await listen(server, config);
  logger.info({ port, host: config.host, project: config.projectId }, 'listening');
  process.send?.({ type: 'listening', port });
}

main().catch((error: unknown) => {
  const text =
    error instanceof ConfigError
      ? error.message
      : error instanceof Error
        ? error.stack
        : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
