import type { RequestListener } from 'node:http';

/** Start of a path of the JSON API, up to the 'b' before the bucket. */
const JSON_API = /^(?:(?:(?:upload|download)\/)?storage\/v1\/)?b(?:\/|$)/i;
const WEB_API = /^v0\/b\//i;
/** The emulator's own paths, and the list of buckets. */
const WITHOUT_BUCKET = /^(?:internal\/[a-z]+|v0\/?|b\/?|)$/i;

/**
 * Answers 404, like production, to requests for a bucket that the project does not have. The emulator of firebase-tools
 * creates any requested bucket, so a misspelt name would be noticed only in production.
 */
export function onlyBuckets(names: ReadonlySet<string>, handler: RequestListener): RequestListener {
  return (request, response) => {
    const path = (request.url ?? '/').slice(1).replace(/[?#].*$/, '');
    const missing = bucketsIn(path).find((bucket) => bucket === null || !names.has(bucket));
    if (missing === undefined || request.method === 'OPTIONS') {
      handler(request, response);
      return;
    }
    const error = WEB_API.test(path) ? webError(missing ?? '') : jsonError;
    // Pages on local origins need this header to read the error code. Pages of other sites were already refused
    // (local-only.ts).
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
    response.writeHead(404, {
      'content-type': 'application/json; charset=UTF-8',
      connection: 'close',
    });
    response.end(JSON.stringify({ error }));
    request.resume();
  };
}

/** Returns the buckets named by a path, two for a copy; null for a name that cannot be decoded. */
function bucketsIn(path: string): (string | null)[] {
  if (WITHOUT_BUCKET.test(path)) return [];
  const segments = path.split('/');
  // All other paths are '/{bucket}/{object}'.
  const start = WEB_API.test(path) || JSON_API.test(path) ? segments.findIndex(isB) + 1 : 0;
  const copy = segments.findIndex((segment) => /^(?:rewriteTo|copyTo)$/i.test(segment));
  const named = [segments[start] ?? ''];
  if (copy > 0 && isB(segments[copy + 1] ?? '')) named.push(segments[copy + 2] ?? '');
  return named.map(decoded);
}

function isB(segment: string): boolean {
  return segment.toLowerCase() === 'b';
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

function webError(bucket: string): object {
  return { code: 404, message: `Not Found.  Could not access bucket ${bucket.slice(0, 222)}` };
}

const message = 'The specified bucket does not exist.';
const jsonError = {
  code: 404,
  message,
  errors: [{ message, domain: 'global', reason: 'notFound' }],
};
