import type { LivePlaceIndex } from '#server/search-index/place-index.ts';
import type { PlaceIndexFiles } from '#server/search-index/place-index-files.ts';
import { sendBody } from '#server/platform/http/compressed-body.ts';
import type { PlainHandler } from '#server/platform/http/plain-handler.ts';

const fileByPath: ReadonlyMap<string, keyof PlaceIndexFiles> = new Map([
  ['/api/places/index', 'index'],
  ['/api/places/index/descriptions', 'descriptions'],
  ['/api/places/index/hours', 'hours'],
  ['/api/places/benefits', 'benefits'],
]);

/** True for an address of the search snapshot. */
export function isPlaceIndexPath(path: string): boolean {
  return fileByPath.has(path);
}

const responseHeaders = {
  'Cache-Control': 'no-cache',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/**
 * Serves the search snapshot to the site's own pages before Express, which would take most of the time. All other cases
 * (another origin, another method, no snapshot) are passed to the Express route.
 */
export function createPlaceIndexHandler(placeIndex: Pick<LivePlaceIndex, 'current'>): PlainHandler {
  return (req, res, next) => {
    const fileName = fileByPath.get(req.url ?? '');
    const isReadRequest = req.method === 'GET' || req.method === 'HEAD';
    if (fileName === undefined || !isReadRequest || req.headers.origin !== undefined) {
      next();
      return;
    }
    placeIndex.current().then(
      (snapshot) => {
        sendBody(req, res, snapshot.files[fileName], responseHeaders);
      },
      () => {
        next();
      },
    );
  };
}
