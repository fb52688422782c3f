import path from 'node:path';
import express, { Router } from 'express';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';

/**
 * A decoded address below /uploads/places: folder and file, of the kinds that the upload pipeline
 * writes and that older records hold. No hidden names, so neither '..' nor work in progress.
 */
const pictureAddress = /^\/[^/\\.\0][^/\\\0]*\/[^/\\.\0][^/\\\0]*\.(?:webp|jpe?g|png|avif)$/i;

/**
 * GET /uploads/places/{id}/{file}: pictures of places, open to anyone. A picture's name is never used
 * again for other content, so browsers may keep it. Byte ranges and ETags come with express.static.
 * @param folder holds 'places/{id}/{file}'
 */
export function uploadsRoutes(folder: string, logger: Pick<Logger, 'error'>): Router {
  const pictures = express.static(path.join(folder, 'places'), {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    immutable: true,
    maxAge: '365d',
    setHeaders: (res) => {
      res.setHeader('X-Content-Type-Options', 'nosniff');
      res.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
      res.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
    },
  });
  const router = Router();
  router.use('/places', (req, res, next) => {
    if (isPictureAddress(req.path)) pictures(req, res, next);
    else next();
  });
  router.use(missing, failed(logger));
  return router;
}

function isPictureAddress(address: string): boolean {
  try {
    return pictureAddress.test(decodeURIComponent(address));
  } catch {
    return false;
  }
}

/** No body: whoever asks for a picture shows a placeholder, it does not read sentences. */
const missing: RequestHandler = (req, res) => {
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  if (!isRead) res.set('Allow', 'GET, HEAD');
  res
    .status(isRead ? 404 : 405)
    .set('Cache-Control', 'no-cache')
    .end();
};

/** A range outside the file (416), or a disk that does not answer. */
function failed(logger: Pick<Logger, 'error'>): ErrorRequestHandler {
  return (error: unknown, _req, res, next) => {
    const given =
      typeof error === 'object' && error !== null && 'status' in error ? error.status : 500;
    const status = typeof given === 'number' && given >= 400 && given < 600 ? given : 500;
    if (status >= 500) logger.error({ err: error }, 'picture not served');
    if (res.headersSent) next(error);
    else res.status(status).set('Cache-Control', 'no-cache').end();
  };
}
