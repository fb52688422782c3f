import { UserFacingError } from '#shared/user-facing-error.ts';
import type { KeyedLock } from '#server/platform/keyed-lock.ts';
import { createReservation, findOwnReservation } from './create-reservation.ts';
import type { CreatedReservation, CreateReservationInput } from './create-reservation.ts';
import type { ReservationDependencies } from './reservation-dependencies.ts';
import { reservationRefusal } from './reservation-refusal.ts';

/** Requests for the same place and time that wait at the same moment. */
interface WaitingGroup {
  size: number;
  isFull: boolean;
}

/**
 * Returns the function that creates reservations for the same place and time one after the other. As soon as one is
 * refused because no table is free, all requests that were already waiting are refused too, without a transaction:
 * hundreds of transactions one after the other would exceed the time limit of the requests. A later request reads the
 * tables again, because one may be free by then.
 */
export function createReservationQueue(dependencies: ReservationDependencies, lock: KeyedLock) {
  const groups = new Map<string, WaitingGroup>();

  /**
   * Creates a reservation.
   * @param key identifies the place and time, as in the lock
   * @throws errors of createReservation()
   */
  return async (key: string, input: CreateReservationInput): Promise<CreatedReservation> => {
    const group = groups.get(key) ?? { size: 0, isFull: false };
    groups.set(key, group);
    group.size += 1;
    const endGroup = () => {
      if (groups.get(key) === group) groups.delete(key);
    };
    const created = await lock
      .run(key, async () => {
        if (group.isFull) return null;
        try {
          return await createReservation(dependencies, input);
        } catch (error) {
          if (error instanceof UserFacingError && error.reason === 'full') {
            group.isFull = true;
            endGroup();
          }
          throw error;
        }
      })
      .finally(() => {
        group.size -= 1;
        if (group.size === 0) endGroup();
      });
    if (created) return created;
    // The caller may have got a table with an earlier request.
    const ownReservation = await findOwnReservation(dependencies, input);
    if (ownReservation) return ownReservation;
    throw reservationRefusal('full');
  };
}
