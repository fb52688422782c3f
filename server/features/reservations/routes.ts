import type { Request } from 'express';
import {
  answerReservationBody,
  createReservationBody,
  changeReservationBody,
} from '#features/reservations/model/reservation-contract.ts';
import { AppError } from '#shared/app-error.ts';
import { isReservationId } from '#features/reservations/model/reservation-request.ts';
import { callerOf, limitPerUser, requireCaller } from '#server/platform/http/caller.ts';
import type { Identity } from '#server/platform/identity/caller.ts';
import { parseBody } from '#server/platform/http/checked-body.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import type { KeyedLock } from '#server/platform/keyed-lock.ts';
import { minuteMs } from '#shared/time-units.ts';
import { answerReservation } from './answer-reservation.ts';
import { cancelReservation, changeReservation, disputeNoShow } from './change-reservation.ts';
import type { ReservationDependencies } from './reservation-dependencies.ts';
import { createReservationQueue } from './reservation-queue.ts';

/** Requests per user and minute. */
export interface ReservationLimits {
  ownRequests: number;
  answers: number;
}

export interface ReservationServices {
  dependencies: ReservationDependencies;
  /** Serializes requests for the same reservation or time, whose transactions would otherwise conflict. */
  lock: KeyedLock;
  limits?: ReservationLimits;
}

const defaultLimits: ReservationLimits = { ownRequests: 20, answers: 120 };

/**
 * Reservation routes. POST /api/reservations requests a reservation; change, cancel and dispute are for its user;
 * answer is for managers of its place and super admins. A refusal carries `reason`, one of reservationRefusals.
 *
 * Errors: 400, 401, 403, 404, 409, 429 and 503.
 */
export function register(
  { api }: Pick<Stages, 'api'>,
  { identity, reservations }: { identity: Identity; reservations: ReservationServices },
): void {
  const { dependencies, lock, limits = defaultLimits } = reservations;
  const requireUser = requireCaller(identity);
  const requireManagerRole = requireCaller(identity, { roles: ['manager', 'super_admin'] });
  const limitOwnRequests = limitPerUser(limits.ownRequests, minuteMs);
  /** Serializes operations on one reservation. */
  const withReservationLock = <T>(
    req: Request,
    operation: (reservationKey: { uid: string; id: string }) => Promise<T>,
  ) => {
    const id = reservationIdOf(req);
    return lock.run(id, () => operation({ uid: callerOf(req).uid, id }));
  };
  const timeKeyOf = (placeId: string, { date, time }: { date: string; time: string }) =>
    `${placeId} ${date} ${time}`;
  const createInTurn = createReservationQueue(dependencies, lock);

  api.route('/reservations').post(requireUser, limitOwnRequests, async (req, res) => {
    const { placeId, ...draft } = parseBody(req, createReservationBody);
    const { uid } = callerOf(req);
    const creationResult = await createInTurn(timeKeyOf(placeId, draft), { uid, placeId, draft });
    res.status(creationResult.isNew ? 201 : 200).json({ success: true, ...creationResult });
  });
  api.route('/reservations/:id/change').post(requireUser, limitOwnRequests, async (req, res) => {
    const draft = parseBody(req, changeReservationBody);
    const reservation = await withReservationLock(req, ({ uid, id }) =>
      lock.run(timeKeyOf(id.split('_')[0] ?? '', draft), () =>
        changeReservation(dependencies, { uid, id, draft }),
      ),
    );
    res.json({ success: true, reservation });
  });
  api.route('/reservations/:id/cancel').post(requireUser, limitOwnRequests, async (req, res) => {
    const reservation = await withReservationLock(req, (reservationKey) =>
      cancelReservation(dependencies, reservationKey),
    );
    res.json({ success: true, reservation });
  });
  api.route('/reservations/:id/dispute').post(requireUser, limitOwnRequests, async (req, res) => {
    const reservation = await withReservationLock(req, (reservationKey) =>
      disputeNoShow(dependencies, reservationKey),
    );
    res.json({ success: true, reservation });
  });
  api
    .route('/reservations/:id/answer')
    .post(requireManagerRole, limitPerUser(limits.answers, minuteMs), async (req, res) => {
      const { answer, updatedAt, reason } = parseBody(req, answerReservationBody);
      const answerResult = await withReservationLock(req, ({ id }) =>
        answerReservation(dependencies, {
          caller: callerOf(req),
          id,
          answer,
          reason,
          seenUpdatedAt: updatedAt,
        }),
      );
      res.json({ success: true, ...answerResult });
    });
}

/**
 * Returns the reservation id in the path of the request.
 * @throws AppError 'not-found' for an invalid reservation id
 */
function reservationIdOf(req: Request): string {
  const { id } = req.params;
  if (typeof id !== 'string' || !isReservationId(id)) {
    throw new AppError('not-found', 'No such reservation');
  }
  return id;
}
