import type { RequestListener } from 'node:http';
import compression from 'compression';
import express from 'express';
import type { Logger } from 'pino';
import type { ServerConfig } from './config.ts';
import { addressCheck } from './middleware/address-check.ts';
import { crossOrigin } from './middleware/cross-origin.ts';
import { errorHandler, notFound } from './middleware/error-handler.ts';
import { rateLimits } from './middleware/rate-limits.ts';
import { requestLog } from './middleware/request-log.ts';
import { crawlerRoutes } from './routes/crawler-files.ts';
import { healthRoutes } from './routes/health.ts';
import { brokenAddressPage, pageRoutes } from './routes/pages.ts';
import { placeIndexRoutes } from './routes/place-index.ts';
import { siteFilesHandler } from './routes/site-files.ts';
import { uploadsRoutes } from './routes/uploads.ts';
import { securityHeaders } from './security-headers.ts';
import type { PageShell } from './services/page-shell.ts';
import type { PlaceIndex } from './services/place-index.ts';
import type { ReadinessCheck } from './services/readiness.ts';
import type { SiteFiles } from './services/site-files.ts';

/** What the application is made of; tests put their own in place. */
export interface AppDependencies {
  config: ServerConfig;
  logger: Logger;
  readiness: ReadinessCheck;
  placeIndex: PlaceIndex;
  /** The built site; null serves the API alone. */
  site: { files: SiteFiles; shell: PageShell } | null;
}

/** The whole server, top to bottom, without listening. */
export function createApp(dependencies: AppDependencies): RequestListener {
  const { config, logger, readiness, placeIndex, site } = dependencies;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  // The simple parser makes no nested objects: nothing here reads them.
  app.set('query parser', 'simple');

  // Pictures first: they are most of the requests and need none of the rest.
  app.use('/uploads', uploadsRoutes(config.uploadsDir, logger));

  app.use(requestLog(logger));
  app.use(healthRoutes(readiness));
  app.use(securityHeaders(config, site?.shell.inline ?? { scripts: [], styles: [] }));
  app.use(addressCheck);

  app.use('/api', crossOrigin(config.allowedOrigins), rateLimits(config.rateLimits));
  app.use('/api', placeIndexRoutes(placeIndex));

  // Below, answers are made anew each time and compressed on the way out.
  app.use(compression());
  app.use('/api', express.json({ limit: '10kb' }));
  app.use(crawlerRoutes(config.publicOrigin, placeIndex));
  if (site) app.use(pageRoutes(site.shell), brokenAddressPage(site.shell));
  app.use(notFound);
  app.use(errorHandler);

  if (!site) return app;
  // The build's files come from memory without passing through Express, several times faster.
  const siteFiles = siteFilesHandler(site.files);
  return (req, res) => {
    siteFiles(req, res, (error) => {
      if (error === undefined) app(req, res);
      else res.writeHead(500).end();
    });
  };
}
