/**
 * Serves saved pages with the handlers for files and images, the compression and the cache headers of the product's
 * server. PAGES is the path of a JSON file of HTML by URL path, SITES the folders of the builds, UPLOADS_DIR the folder
 * of the images, PORT the port. Only startPlainServer() in measured-site.ts starts it.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import compression from 'compression';
import express from 'express';
import { readSiteFiles } from '#server/platform/http/static-files.ts';
import { siteFilesHandler } from '#server/site/site-files-handler.ts';
import { uploadsHandler } from '#server/features/pictures/uploads-handler.ts';
import { cachedImageStore } from '#server/features/pictures/store/cached-images.ts';
import { diskImageStore } from '#server/features/pictures/store/disk-image-store.ts';

const { PAGES = '', SITES = '[]', UPLOADS_DIR = '', PORT = '' } = process.env;
const pages = JSON.parse(await readFile(PAGES, 'utf8')) as Record<string, string>;
const sites = await Promise.all((JSON.parse(SITES) as string[]).map(readSiteFiles));

const app = express();
app.disable('x-powered-by');
app.use(compression());
app.use((req, res, next) => {
  const html = pages[req.path];
  if (html === undefined) next();
  else res.set('Cache-Control', 'no-cache').type('html').send(html);
});

const logger = { error: console.error };
const listener = [
  uploadsHandler(cachedImageStore(diskImageStore(UPLOADS_DIR)), logger),
  ...sites.map(siteFilesHandler),
].reduceRight<RequestListener>(
  (next, handler) => (req, res) => {
    handler(req, res, () => {
      next(req, res);
    });
  },
  app,
);
createServer(listener).listen(Number(PORT), 'localhost', () => {
  process.send?.({ type: 'listening' });
});
