import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { PlainHandler } from '#server/platform/http/plain-handler.ts';
import { parseByteRange } from '#server/platform/http/byte-range.ts';
import { matchesEtag } from '#server/platform/http/compressed-body.ts';
import { filesThatAnswer, isFilename, isPlaceId, isReviewId } from './store/image-names.ts';
import type { ImageFile, ImageStore } from './store/image-store.ts';

const uploadsPrefix = '/uploads/';

const protectiveHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': "default-src 'none'; sandbox",
} as const;

/** A file name is never reused for other content, so browsers may cache it permanently. */
const pictureHeaders = {
  ...protectiveHeaders,
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Accept-Ranges': 'bytes',
} as const;

/**
 * Creates the handler of GET and HEAD /uploads/places/{id}/{file} and /uploads/reviews/{id}/{file}, public images of
 * places and reviews. It runs before Express, which would take most of the time. All other requests under /uploads end
 * here with 404 or 405 without a body, because pages show a placeholder and no error message for an image.
 */
export function uploadsHandler(
  store: Pick<ImageStore, 'read'>,
  logger: Pick<Logger, 'error'>,
): PlainHandler {
  return (req, res, next) => {
    const [address = ''] = (req.url ?? '').split('?', 1);
    if (!address.startsWith(uploadsPrefix) && address !== '/uploads') {
      next();
      return;
    }
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      endResponse(res, 405, { Allow: 'GET, HEAD' });
      return;
    }
    const requestedImage = parseAddress(address);
    if (!requestedImage) {
      endResponse(res, 404);
      return;
    }
    readFirst(store, requestedImage.folder, filesThatAnswer(requestedImage.filename)).then(
      (file) => {
        if (file) sendPicture(req, res, file);
        else endResponse(res, 404);
      },
      (error: unknown) => {
        logger.error({ err: error }, 'image not served');
        endResponse(res, 503, { 'Retry-After': '10' });
      },
    );
  };
}

/** Returns the first of the named files that exists; null if none does. */
async function readFirst(
  store: Pick<ImageStore, 'read'>,
  folder: string,
  filenames: readonly string[],
): Promise<ImageFile | null> {
  for (const filename of filenames) {
    const file = await store.read(folder, filename);
    if (file) return file;
  }
  return null;
}

/** Id checks by path segment. */
const idChecks = new Map([
  ['places', isPlaceId],
  ['reviews', isReviewId],
]);

function parseAddress(address: string): { folder: string; filename: string } | null {
  const [, uploads, ownerKind = '', folder = '', encodedFilename = '', ...rest] =
    address.split('/');
  if (uploads !== 'uploads' || rest.length > 0) return null;
  try {
    const filename = decodeURIComponent(encodedFilename);
    return idChecks.get(ownerKind)?.(folder) && isFilename(filename) ? { folder, filename } : null;
  } catch {
    return null;
  }
}

function sendPicture(req: IncomingMessage, res: ServerResponse, file: ImageFile): void {
  const etag = `"${file.version}"`;
  const headers = { ...pictureHeaders, ETag: etag, 'Content-Type': file.contentType };
  if (matchesEtag(req.headers['if-none-match'], etag)) {
    res.writeHead(304, headers).end();
    return;
  }
  const { length } = file.bytes;
  const ifRange = req.headers['if-range'];
  const range =
    ifRange === undefined || ifRange === etag ? parseByteRange(req.headers.range, length) : 'whole';
  if (range === 'outside') {
    endResponse(res, 416, { 'Content-Range': `bytes */${length}` });
    return;
  }
  const isWhole = range === 'whole';
  const bytes = isWhole ? file.bytes : file.bytes.subarray(range.start, range.end + 1);
  res.writeHead(isWhole ? 200 : 206, {
    ...headers,
    'Content-Length': bytes.length,
    ...(!isWhole && { 'Content-Range': `bytes ${range.start}-${range.end}/${length}` }),
  });
  res.end(req.method === 'HEAD' ? undefined : bytes);
}

function endResponse(
  res: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
): void {
  res
    .writeHead(status, {
      ...protectiveHeaders,
      ...{ 'Cache-Control': 'no-cache', 'Content-Length': 0 },
      ...headers,
    })
    .end();
}
