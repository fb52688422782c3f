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
import { checkedBody } from '#server/platform/http/checked-body.ts';
import { methodNotAllowed } from '#server/platform/http/error-handler.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import type { KeyedLock } from '#server/platform/keyed-lock.ts';
import { answerReservation } from './answer-reservation.ts';
import { createReservation } from './create-reservation.ts';
import { cancelReservation, changeReservation, disputeNoShow } from './change-reservation.ts';
import type { ReservationDependencies } from './reservation-dependencies.ts';

/** Requests per user and minute. */
export interface ReservationLimits {
  own: number;
  answers: number;
}

export interface ReservationServices {
  desk: ReservationDependencies;
  /** Serializes requests for the same time, which would otherwise conflict in the database. */
  lock: KeyedLock;
  limits?: ReservationLimits;
}

const minuteMs = 60_000;
const usualLimits: ReservationLimits = { own: 20, answers: 120 };

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
  const { desk, lock, limits = usualLimits } = reservations;
  const anybody = requireCaller(identity);
  const staff = requireCaller(identity, { roles: ['manager', 'super_admin'] });
  const ownLimit = limitPerUser(limits.own, minuteMs);
  /** Serializes operations on one reservation. */
  const own = <T>(req: Request, work: (own: { uid: string; id: string }) => Promise<T>) => {
    const id = reservationIdOf(req);
    return lock.run(id, () => work({ uid: callerOf(req).uid, id }));
  };
  const atMoment = <T>(
    placeId: string,
    { date, time }: { date: string; time: string },
    work: () => Promise<T>,
  ) => lock.run(`${placeId} ${date} ${time}`, work);

  api
    .route('/reservations')
    .post(anybody, ownLimit, async (req, res) => {
      const { placeId, ...draft } = checkedBody(req, createReservationBody);
      const { uid } = callerOf(req);
      const booked = await atMoment(placeId, draft, () =>
        createReservation(desk, { uid, placeId, draft }),
      );
      res.status(booked.isNew ? 201 : 200).json({ success: true, ...booked });
    })
    .all(methodNotAllowed(['POST']));
  api
    .route('/reservations/:id/change')
    .post(anybody, ownLimit, async (req, res) => {
      const draft = checkedBody(req, changeReservationBody);
      const reservation = await own(req, ({ uid, id }) =>
        atMoment(id.split('_')[0] ?? '', draft, () => changeReservation(desk, { uid, id, draft })),
      );
      res.json({ success: true, reservation });
    })
    .all(methodNotAllowed(['POST']));
  api
    .route('/reservations/:id/cancel')
    .post(anybody, ownLimit, async (req, res) => {
      const reservation = await own(req, (one) => cancelReservation(desk, one));
      res.json({ success: true, reservation });
    })
    .all(methodNotAllowed(['POST']));
  api
    .route('/reservations/:id/dispute')
    .post(anybody, ownLimit, async (req, res) => {
      const reservation = await own(req, (one) => disputeNoShow(desk, one));
      res.json({ success: true, reservation });
    })
    .all(methodNotAllowed(['POST']));
  api
    .route('/reservations/:id/answer')
    .post(staff, limitPerUser(limits.answers, minuteMs), async (req, res) => {
      const { answer, updatedAt, reason } = checkedBody(req, answerReservationBody);
      const seen = updatedAt === null ? null : new Date(updatedAt);
      const answered = await own(req, ({ id }) =>
        answerReservation(desk, { caller: callerOf(req), id, answer, reason, seen }),
      );
      res.json({ success: true, ...answered });
    })
    .all(methodNotAllowed(['POST']));
}

/**
 * Returns the valid reservation id of the address.
 * @throws AppError 'not-found' for an invalid reservation id
 */
function reservationIdOf(req: Request): string {
  const { id } = req.params;
  if (typeof id !== 'string' || !isReservationId(id)) {
    throw new AppError('not-found', 'No such reservation');
  }
  return id;
}
