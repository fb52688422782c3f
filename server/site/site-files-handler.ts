import { sendBody } from '#server/platform/http/compressed-body.ts';
import type { SiteFile, SiteFiles } from '#server/platform/http/static-files.ts';
import type { PlainHandler } from '#server/platform/http/plain-handler.ts';

/**
 * Serves the build files from memory, without Express. Other addresses are passed on: a missing chunk must end as 404,
 * never as a page.
 */
export function siteFilesHandler(files: SiteFiles): PlainHandler {
  const answers = new Map(
    [...files].map(([address, file]) => [address, { body: file.body, headers: headersOf(file) }]),
  );
  return (req, res, next) => {
    const [address = ''] = (req.url ?? '').split('?', 1);
    const answer = answers.get(address);
    if (answer && (req.method === 'GET' || req.method === 'HEAD')) {
      sendBody(req, res, answer.body, answer.headers);
    } else {
      next();
    }
  };
}

function headersOf({ isHashed, body }: SiteFile): Record<string, string> {
  return {
    'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // An SVG opened directly is a document, and could run scripts.
    ...(body.contentType === 'image/svg+xml' && {
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    }),
  };
}
