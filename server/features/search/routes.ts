import type { Request, Response } from 'express';
import { sendBody } from '#server/platform/http/compressed-body.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import type { PlaceIndexFiles } from '#server/search-index/place-index-files.ts';
import type { LivePlaceIndex } from '#server/search-index/place-index.ts';
import { registerAdminSearchRoutes } from './admin-search-routes.ts';
import type { AdminSearchDependencies } from './admin-search-routes.ts';
import { registerSearchMissRoutes } from './search-miss-routes.ts';
import type { SearchMissDependencies } from './search-miss-routes.ts';

/**
 * Registers the public search snapshot (GET /api/places/index, /api/places/index/descriptions and
 * /api/places/index/hours) and GET /api/places/benefits, the best club offer of each place that has one. Browsers cache
 * and revalidate the responses. Errors: 503 'unavailable' when no recent data is available.
 */
function registerSnapshotRoutes(
  { cached }: Pick<Stages, 'cached'>,
  { placeIndex }: { placeIndex: LivePlaceIndex },
): void {
  const createFileHandler =
    (fileName: keyof PlaceIndexFiles) => async (req: Request, res: Response) => {
      const { files } = await placeIndex.current();
      sendBody(req, res, files[fileName], { 'Cache-Control': 'no-cache' });
    };
  const files = [
    ['/places/index', 'index'],
    ['/places/index/descriptions', 'descriptions'],
    ['/places/index/hours', 'hours'],
    ['/places/benefits', 'benefits'],
  ] as const;
  for (const [path, fileName] of files) {
    cached.route(path).get(createFileHandler(fileName));
  }
}

/** Adds the search snapshot, the searches of super admins and the counter of searches without a result. */
export function register(
  stages: Stages,
  dependencies: { placeIndex: LivePlaceIndex } & AdminSearchDependencies & SearchMissDependencies,
): void {
  registerSnapshotRoutes(stages, dependencies);
  registerAdminSearchRoutes(stages, dependencies);
  registerSearchMissRoutes(stages, dependencies);
}
