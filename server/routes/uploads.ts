import express, { Router } from 'express';

/** What the upload pipeline writes, and what older records hold. Nothing else is ever served from there. */
const pictureAddress = /^\/places\/[^/]+\/[^/]+\.(?:webp|jpe?g|png|avif)$/i;

/**
 * GET /uploads/places/{id}/{file}: pictures of places, open to anyone. A picture's name is never used
 * again for other content, so browsers may keep it. Byte ranges and ETags come with express.static.
 * @param folder holds 'places/{id}/{file}'
 */
export function uploadsRoutes(folder: string): Router {
  const router = Router();
  const pictures = express.static(folder, {
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
  router.use((req, res, next) => {
    if (pictureAddress.test(req.path)) pictures(req, res, next);
    else next();
  });
  router.use((req, res) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    if (!isRead) res.set('Allow', 'GET, HEAD');
    // No body: whoever asks for a picture shows a placeholder, it does not read sentences.
    res
      .status(isRead ? 404 : 405)
      .set('Cache-Control', 'no-cache')
      .end();
  });
  return router;
}
