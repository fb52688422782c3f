import { pictureKinds } from '#features/pictures/model/picture-kinds.ts';
import { addDays, reservationId } from '#features/reservations/model/reservation-request.ts';
import { brandMoment } from '#shared/calendar/brand-moment.ts';
import { uploadForm } from '#support/upload-server.ts';
import type { FaultCity, FaultedServer } from './fault-city.ts';

/** One request of a user to the server. */
export interface Errand {
  name: string;
  /** Sends the request as the users of that round. @returns the status */
  send: (server: Pick<FaultedServer, 'url'>, round: number) => Promise<number>;
}

type Who = 'admin' | 'manager' | 'member' | 'leaver';

interface Request {
  method?: 'POST' | 'PUT' | 'DELETE';
  as?: Who;
  /** Body to send as JSON. */
  json?: object;
  /** Body to send unchanged. */
  body?: () => BodyInit;
  headers?: (round: number) => Record<string, string>;
}

function photoForm(picture: Buffer): FormData {
  const form = new FormData();
  form.append(pictureKinds.profile.field, new Blob([new Uint8Array(picture)]), 'foto');
  return form;
}

/**
 * Returns one request for every endpoint of the server. Each round repeats them with other users.
 * @param longestMs timeout of a response
 */
export function everyErrand(city: FaultCity, picture: Buffer, longestMs: number): Errand[] {
  const errand = (path: string | ((round: number) => string), request: Request = {}): Errand => {
    const { method = 'GET', as, json, body, headers } = request;
    const pathOf = typeof path === 'string' ? () => path : path;
    return {
      name: `${method} ${pathOf(0)}`,
      async send({ url }, round) {
        const answer = await fetch(url + pathOf(round), {
          method,
          headers: {
            ...(as && city.as(`${as}${round}`)),
            ...(json && { 'content-type': 'application/json' }),
            ...headers?.(round),
          },
          body: body?.() ?? (json ? JSON.stringify(json) : null),
          signal: AbortSignal.timeout(longestMs),
        });
        await answer.arrayBuffer();
        return answer.status;
      },
    };
  };
  const confirmation = 'EXCLUIR';
  const bill = { amountCents: 10_000 };
  const date = addDays(brandMoment(new Date()).date, 2);
  const table = {
    ...{ name: 'Ana Souza', phone: '+5548999990000', date, time: '20:00', people: 2, note: '' },
  };
  const booked = reservationId('p1', 'nobody', { date, time: '20:00' });
  return [
    errand('/healthz'),
    errand('/readyz'),
    errand('/api/places/index'),
    errand('/api/places/index/descriptions'),
    errand('/api/places/index/hours'),
    errand('/api/places/benefits'),
    errand('/api/events/next'),
    errand('/api/club/offers'),
    errand('/api/club/showcase'),
    errand('/api/home'),
    errand('/api/places/p1/related'),
    errand((round) => `/api/lists/nobodys${round}`),
    errand((round) => `/previews/listas/nobodys${round}.jpg`),
    errand('/api/places/p1/views', { method: 'POST' }),
    errand('/api/search/misses', { method: 'POST', json: { words: 'rafting noturno' } }),
    errand('/api/reviewers/nobody'),
    errand('/robots.txt'),
    errand('/sitemap.xml'),
    errand('/.well-known/security.txt'),
    errand('/api/places/p1/images'),
    errand('/api/upload/places', {
      method: 'POST',
      as: 'manager',
      body: () => uploadForm([{ bytes: picture }], { placeId: 'p3' }),
    }),
    errand('/api/places/p1/images/p1-1-a-800.webp', { method: 'DELETE', as: 'manager' }),
    errand('/api/places/nowhere', { method: 'DELETE', as: 'admin' }),
    errand('/api/cleanup/uploads', { as: 'admin' }),
    errand('/api/cleanup/uploads/temp', { method: 'DELETE', as: 'admin' }),
    errand('/api/cleanup/uploads/p3', { method: 'DELETE', as: 'admin' }),
    errand('/api/cleanup/unsaved', { as: 'admin' }),
    errand('/api/cleanup/unsaved', {
      method: 'POST',
      as: 'admin',
      json: { pictures: [{ placeId: 'p3', filename: 'nobody.webp' }] },
    }),
    errand('/api/admin/storage', { as: 'admin' }),
    errand('/api/admin/statistics', { as: 'admin' }),
    errand('/api/admin/statistics/days?kind=reviews', { as: 'admin' }),
    errand('/api/manager/statistics?placeId=p1', { as: 'manager' }),
    errand('/api/manager/statistics/period?placeId=p1&period=7d', { as: 'manager' }),
    errand('/api/manager/overview', { as: 'manager' }),
    errand('/api/privacy/export', { method: 'POST', as: 'member' }),
    errand('/api/account/photo', { method: 'PUT', as: 'member', body: () => photoForm(picture) }),
    errand('/api/account/photo', { method: 'DELETE', as: 'member' }),
    errand('/api/account', { method: 'DELETE', as: 'leaver', json: { confirmation } }),
    errand('/api/admin/users/nobody', { method: 'DELETE', as: 'admin', json: { confirmation } }),
    errand('/api/admin/users/nobody/deactivate', {
      method: 'POST',
      as: 'admin',
      json: { membership: 'now' },
    }),
    errand('/api/admin/search/users', {
      method: 'POST',
      as: 'admin',
      json: { text: 'ana', role: null, status: null, after: null, limit: 20 },
    }),
    errand('/api/admin/search/places', {
      method: 'POST',
      as: 'admin',
      json: {
        ...{ text: 'bar', categoryId: null, isActive: null, notCreatedBy: [] },
        ...{ after: null, limit: 20 },
      },
    }),
    errand('/api/admin/imports', { as: 'admin' }),
    errand('/api/admin/imports/known-places', { as: 'admin' }),
    errand('/api/admin/imports/none', { as: 'admin' }),
    errand('/api/admin/imports/none/undo', { method: 'POST', as: 'admin' }),
    errand('/api/create-checkout-session', {
      method: 'POST',
      as: 'member',
      json: { priceId: city.priceId },
    }),
    errand('/api/checkout-session/cs_none', { as: 'member' }),
    errand('/api/billing/portal', { method: 'POST', as: 'admin' }),
    errand('/api/billing/withdraw', { method: 'POST', as: 'member' }),
    errand('/api/club/redemptions', {
      method: 'POST',
      as: 'manager',
      json: { offerId: 'vinte' },
    }),
    errand('/api/club/redemptions/verify', {
      method: 'POST',
      as: 'manager',
      json: { code: 'ABCD2345' },
    }),
    errand('/api/club/redemptions/AAAAAAAAAAAAAAAAAAAA', { as: 'member' }),
    errand('/api/club/redemptions/AAAAAAAAAAAAAAAAAAAA', { method: 'DELETE', as: 'member' }),
    errand('/api/club/redemptions/AAAAAAAAAAAAAAAAAAAA/confirm', {
      method: 'POST',
      as: 'manager',
      json: bill,
    }),
    errand('/api/club/redemptions/AAAAAAAAAAAAAAAAAAAA/void', {
      method: 'POST',
      as: 'manager',
      json: { reason: 'Conta errada' },
    }),
    errand('/api/reservations', {
      method: 'POST',
      as: 'member',
      json: { placeId: 'p1', ...table },
    }),
    errand(`/api/reservations/${booked}/change`, { method: 'POST', as: 'member', json: table }),
    errand(`/api/reservations/${booked}/cancel`, { method: 'POST', as: 'member' }),
    errand(`/api/reservations/${booked}/dispute`, { method: 'POST', as: 'member' }),
    errand(`/api/reservations/${booked}/answer`, {
      method: 'POST',
      as: 'manager',
      json: { answer: 'confirmed', updatedAt: null },
    }),
    {
      name: 'POST /api/stripe/webhook',
      async send({ url }, round) {
        const answer = await fetch(`${url}/api/stripe/webhook`, {
          method: 'POST',
          ...city.signedEvent(`evt_${round}`),
          signal: AbortSignal.timeout(longestMs),
        });
        await answer.arrayBuffer();
        return answer.status;
      },
    },
  ];
}
