import { Router } from 'express';
import { dailyKinds } from '#features/statistics/model/statistics-contract.ts';
import type {
  PlacePeriodAnswer,
  PlaceStatisticsAnswer,
} from '#features/statistics/model/statistics-contract.ts';
import { AppError } from '#shared/app-error.ts';
import { figurePeriods } from '#features/statistics/model/figure-period.ts';
import type { FigurePeriod } from '#features/statistics/model/figure-period.ts';
import { methodNotAllowed } from '#server/platform/http/error-handler.ts';
import { callerOf, limitPerPerson, requireCaller } from '#server/platform/http/caller.ts';
import type { Identity } from '#server/platform/http/caller.ts';
import { checkedPlaceId } from '#server/features/pictures/store/image-names.ts';
import type { ReadManagerOverview } from '#server/features/manager-console/routes.ts';
import { requireManaged } from '#server/features/places/managed-place.ts';
import type { AdminStatistics } from './admin-statistics.ts';
import type { PlaceCounts, RatedPlace } from './place-statistics.ts';

/** Figures for those who keep the guide or a place of it; tests put their own in place. */
export interface StatisticsServices {
  adminStatistics: AdminStatistics;
  /** null for no such place. @throws AppError 'unavailable' */
  readRatedPlace: (placeId: string) => Promise<RatedPlace | null>;
  /** @throws AppError 'unavailable' */
  placeCounts: (placeId: string) => Promise<PlaceCounts>;
  /** @throws AppError 'unavailable' */
  placePeriod: (placeId: string, period: FigurePeriod) => Promise<PlacePeriodAnswer>;
  managerOverview: ReadManagerOverview;
}

const minuteMs = 60_000;
/** Each opening of the dashboard asks once for the figures and once for a kind of day. */
const adminAsksAMinute = 60;
/** One a place; a list of 200 asks for them a few at a time. */
const placeAsksAMinute = 300;
/** One an opening of the page and one a period that is looked at. */
const periodAsksAMinute = 60;

/**
 * GET /admin/statistics and GET /admin/statistics/days?kind={kind} for super admins,
 * GET /manager/statistics?placeId={id} and GET /manager/statistics/period?placeId={id}&period={period} for who manages
 * the place. Errors: 401, 403, 429 and 503 of all; 'invalid-input' of all but the first, 'not-found' of the last two.
 */
export function statisticsRoutes(
  identity: Identity,
  {
    adminStatistics,
    readRatedPlace,
    placeCounts,
    placePeriod,
  }: Omit<StatisticsServices, 'managerOverview'>,
): Router {
  const router = Router();

  router
    .route('/admin/statistics')
    .get(
      requireCaller(identity, { roles: ['super_admin'], checkRevoked: true }),
      limitPerPerson(adminAsksAMinute, minuteMs),
      async (_req, res) => {
        res.json(await adminStatistics.figures());
      },
    )
    .all(methodNotAllowed(['GET', 'HEAD']));

  router
    .route('/admin/statistics/days')
    .get(
      requireCaller(identity, { roles: ['super_admin'], checkRevoked: true }),
      limitPerPerson(adminAsksAMinute, minuteMs),
      async (req, res) => {
        const kind = dailyKinds.find((known) => known === req.query['kind']);
        if (!kind) throw new AppError('invalid-input', 'no such kind of day');
        res.json(await adminStatistics.days(kind));
      },
    )
    .all(methodNotAllowed(['GET', 'HEAD']));

  router
    .route('/manager/statistics')
    .get(
      requireCaller(identity, { roles: ['manager', 'super_admin'] }),
      limitPerPerson(placeAsksAMinute, minuteMs),
      async (req, res) => {
        const asked: unknown = req.query['placeId'];
        const placeId = checkedPlaceId(typeof asked === 'string' ? asked : '');
        const place = await readRatedPlace(placeId);
        requireManaged(place, callerOf(req), placeId);
        const answer: PlaceStatisticsAnswer = {
          success: true,
          reviews: place.reviewsCount,
          rating: place.rating,
          ...(await placeCounts(placeId)),
        };
        res.json(answer);
      },
    )
    .all(methodNotAllowed(['GET', 'HEAD']));

  router
    .route('/manager/statistics/period')
    .get(
      requireCaller(identity, { roles: ['manager', 'super_admin'] }),
      limitPerPerson(periodAsksAMinute, minuteMs),
      async (req, res) => {
        const asked: unknown = req.query['placeId'];
        const placeId = checkedPlaceId(typeof asked === 'string' ? asked : '');
        const period = figurePeriods.find((known) => known === req.query['period']);
        if (!period) throw new AppError('invalid-input', 'no such period');
        requireManaged(await readRatedPlace(placeId), callerOf(req), placeId);
        res.json(await placePeriod(placeId, period));
      },
    )
    .all(methodNotAllowed(['GET', 'HEAD']));

  return router;
}
