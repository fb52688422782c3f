import compression from 'compression';
import express from 'express';
import type { Express } from 'express';
import type { Logger } from 'pino';
import type { ServerConfig } from './config.ts';
import { addressCheck } from './middleware/address-check.ts';
import { crossOrigin } from './middleware/cross-origin.ts';
import { apiNotFound, errorHandler } from './middleware/error-handler.ts';
import { rateLimits } from './middleware/rate-limits.ts';
import { requestLog } from './middleware/request-log.ts';
import { healthRoutes } from './routes/health.ts';
import { securityHeaders } from './security-headers.ts';
import type { ReadinessCheck } from './services/readiness.ts';

/** What the application is made of; tests put their own in place. */
export interface AppDependencies {
  config: ServerConfig;
  logger: Logger;
  readiness: ReadinessCheck;
}

/** The whole server, top to bottom, without listening. */
export function createApp({ config, logger, readiness }: AppDependencies): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  // The simple parser has no nested objects: nothing here reads them.
  app.set('query parser', 'simple');

  app.use(requestLog(logger));
  app.use(healthRoutes(readiness));
  app.use(securityHeaders(config, { scripts: [], styles: [] }));
  app.use(addressCheck);
  app.use(compression());

  app.use('/api', crossOrigin(config.allowedOrigins), rateLimits(config.rateLimits));
  app.use('/api', express.json({ limit: '10kb' }));
  app.use(apiNotFound);
  app.use(errorHandler);
  return app;
}
