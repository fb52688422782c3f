import { sendBody } from '#server/platform/http/compressed-body.ts';
import type { SiteFiles } from '#server/platform/http/static-files.ts';
import type { PlainHandler } from '#server/platform/http/plain-handler.ts';

/**
 * Serves the build files from memory, without Express. Other addresses are passed on: a missing chunk must end as 404,
 * never as a page.
 */
export function siteFilesHandler(files: SiteFiles): PlainHandler {
  return (req, res, next) => {
    const [address = ''] = (req.url ?? '').split('?', 1);
    const file = files.get(address);
    if (!file || (req.method !== 'GET' && req.method !== 'HEAD')) {
      next();
      return;
    }
    const headers = {
      'Cache-Control': file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      // An SVG opened directly is a document, and could run scripts.
      ...(file.body.contentType === 'image/svg+xml' && {
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      }),
    };
    sendBody(req, res, file.body, headers);
  };
}
