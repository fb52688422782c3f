import type { Request } from 'express';
import { dailyKinds } from '#features/statistics/model/statistics-contract.ts';
import type { PlaceStatisticsResponse } from '#features/statistics/model/statistics-contract.ts';
import { AppError } from '#shared/app-error.ts';
import { statisticsPeriods } from '#features/statistics/model/statistics-period.ts';
import { callerOf, limitPerUser, requireCaller } from '#server/platform/http/caller.ts';
import type { Identity } from '#server/platform/identity/caller.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import { requirePlaceId } from '#server/features/pictures/store/image-names.ts';
import { requireManagedPlace } from '#server/features/places/managed-place.ts';
import { minuteMs } from '#shared/time-units.ts';
import type { StatisticsServices } from './statistics-services.ts';
import { registerPlaceViews } from './view-routes.ts';
import type { PlaceViewDependencies } from './view-routes.ts';

/** Rate limit; opening the dashboard sends one request for the totals and one for a daily count. */
const maxAdminPerMinute = 60;
/** Rate limit; a list of 200 places sends one request per place, a few at a time. */
const maxPlacePerMinute = 300;
/** Rate limit; the page sends one request when opened and one per selected period. */
const maxPeriodPerMinute = 60;

/** Registers the statistics for super admins and managers, and the view counter of places. */
export function register(
  stages: Stages,
  dependencies: { identity: Identity; statistics: StatisticsServices } & PlaceViewDependencies,
): void {
  registerStatistics(stages, dependencies);
  registerPlaceViews(stages, dependencies);
}

/**
 * Registers GET /admin/statistics and GET /admin/statistics/days?kind={kind} for super admins, GET
 * /manager/statistics?placeId={id} and GET /manager/statistics/period?placeId={id}&period={period} for managers of the
 * place. Errors of all routes: 401, 403, 429 and 503. All routes with parameters: 'invalid-input'. Both routes for
 * managers: 'not-found'.
 */
function registerStatistics(
  { api }: Pick<Stages, 'api'>,
  { identity, statistics }: { identity: Identity; statistics: StatisticsServices },
): void {
  const { adminStatistics, readRatedPlace, readPlaceCounts, readPlacePeriod } = statistics;

  api
    .route('/admin/statistics')
    .get(
      requireCaller(identity, { roles: ['super_admin'], checkRevoked: true }),
      limitPerUser(maxAdminPerMinute, minuteMs),
      async (_req, res) => {
        res.json(await adminStatistics.readStatistics());
      },
    );

  api
    .route('/admin/statistics/days')
    .get(
      requireCaller(identity, { roles: ['super_admin'], checkRevoked: true }),
      limitPerUser(maxAdminPerMinute, minuteMs),
      async (req, res) => {
        const kind = dailyKinds.find((candidate) => candidate === req.query['kind']);
        if (!kind) throw new AppError('invalid-input', 'no such kind of day');
        res.json(await adminStatistics.readDailyCounts(kind));
      },
    );

  api
    .route('/manager/statistics')
    .get(
      requireCaller(identity, { roles: ['manager', 'super_admin'] }),
      limitPerUser(maxPlacePerMinute, minuteMs),
      async (req, res) => {
        const placeId = placeIdOf(req);
        const place = await readRatedPlace(placeId);
        requireManagedPlace(place, callerOf(req), placeId);
        const response: PlaceStatisticsResponse = {
          success: true,
          reviews: place.reviewsCount,
          rating: place.rating,
          ...(await readPlaceCounts(placeId)),
        };
        res.json(response);
      },
    );

  api
    .route('/manager/statistics/period')
    .get(
      requireCaller(identity, { roles: ['manager', 'super_admin'] }),
      limitPerUser(maxPeriodPerMinute, minuteMs),
      async (req, res) => {
        const placeId = placeIdOf(req);
        const period = statisticsPeriods.find((candidate) => candidate === req.query['period']);
        if (!period) throw new AppError('invalid-input', 'no such period');
        requireManagedPlace(await readRatedPlace(placeId), callerOf(req), placeId);
        res.json(await readPlacePeriod(placeId, period));
      },
    );
}

/** @throws AppError 'invalid-input' for an invalid place id or several values */
function placeIdOf(req: Request): string {
  const { placeId } = req.query;
  return requirePlaceId(typeof placeId === 'string' ? placeId : '');
}
