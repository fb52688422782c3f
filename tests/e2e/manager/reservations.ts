import type { Page } from '@playwright/test';
import { toRestFields } from '#support/rest-values.ts';
import { reservationId } from '#features/reservations/model/reservation-request.ts';
import type {
  ReservationDraft,
  ReservationStatus,
} from '#features/reservations/model/reservation-request.ts';
import { brandMoment } from '#shared/calendar/brand-moment.ts';
import { dayMs } from '#shared/time-units.ts';
import { documentsUrl, ownerHeaders } from '../city.ts';
import { expect } from '../fixtures.ts';

/** Returns 'YYYY-MM-DD' of the day a number of days from today, in Florianópolis. */
export function dayAhead(days: number): string {
  return brandMoment(new Date(Date.now() + days * dayMs)).date;
}

interface Booking extends Partial<ReservationDraft> {
  placeId: string;
  userId: string;
  date: string;
  status?: ReservationStatus;
}

/** Stores a reservation as the server would, bypassing the security rules. Returns its id. */
export async function storeBooking(host: string, booking: Booking): Promise<string> {
  const fields = {
    ...{ name: 'Nina Nova', phone: '+5548999990000', time: '20:00', people: 2, note: '' },
    ...{ status: 'pending', priority: false },
    ...booking,
  };
  const id = reservationId(fields.placeId, fields.userId, fields);
  const folder = documentsUrl(host);
  const answer = await fetch(`${folder}:commit`, {
    method: 'POST',
    headers: ownerHeaders,
    body: JSON.stringify({
      writes: [
        {
          update: {
            name: `${folder.slice(folder.indexOf('projects/'))}/reservations/${id}`,
            fields: toRestFields(fields),
          },
          updateTransforms: ['createdAt', 'updatedAt'].map((fieldPath) => ({
            fieldPath,
            setToServerValue: 'REQUEST_TIME',
          })),
        },
      ],
    }),
  });
  expect(answer.status, await answer.text()).toBe(200);
  return id;
}

/** Changes a reservation as the user signed in on the page. Returns the HTTP status. */
export function changeBooking(page: Page, id: string, draft: ReservationDraft): Promise<number> {
  return page.evaluate(
    async ([address, body]) => {
      const kept = localStorage.getItem('firebase:authUser:local:[DEFAULT]') ?? '{}';
      const { stsTokenManager } = JSON.parse(kept) as { stsTokenManager: { accessToken: string } };
      const answer = await fetch(address, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${stsTokenManager.accessToken}`,
          'content-type': 'application/json',
        },
        body,
      });
      return answer.status;
    },
    [`/api/reservations/${id}/change`, JSON.stringify(draft)] as const,
  );
}
