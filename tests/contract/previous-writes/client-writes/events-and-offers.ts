import {
  createEvent,
  deleteEvent,
  setDateStatus,
  updateEvent,
} from '#features/events/data/event-writes.ts';
import { getManagedEvent } from '#features/events/data/managed-event-store.ts';
import { getOffer } from '#features/offers/data/offer-store.ts';
import {
  createOffer,
  deleteOffer,
  setOfferActive,
  updateOffer,
} from '#features/offers/data/offer-writes.ts';
import type { OfferContent } from '#features/offers/model/club-offer.ts';
import type { Browsers } from '../recorder.ts';
import { long, placeImage, manager, admin } from './values.ts';

const event = {
  title: long(120),
  description: long(4_000),
  translations: { es: { title: long(100), description: long(4_000), machineSource: '0' }, en: {} },
  images: [{ ...placeImage, url: `/uploads/places/open1/${'d'.repeat(25)}.webp` }],
  dates: [
    {
      key: 'a1',
      startsAt: new Date('2026-07-03T23:00:00Z'),
      endsAt: new Date('2026-07-04T02:00:00Z'),
      status: 'scheduled',
    },
    {
      key: 'b2',
      startsAt: new Date('2028-05-10T23:00:00Z'),
      endsAt: new Date('2028-05-11T02:00:00Z'),
      status: 'sold_out',
    },
  ],
  priceCents: 10_000_000,
  ticketUrl: 'https://ingressos.test/',
  ageLimit: 18,
  access: ['wheelchair', 'sign_language', 'audio_description', 'quiet_area'],
  isActive: true,
} satisfies Parameters<typeof createEvent>[2];

const offer: OfferContent = {
  title: long(200),
  kind: 'percent',
  percent: 100,
  amountCents: null,
  maxDiscountCents: 5_000,
  minSpendCents: 10_000,
  isActive: true,
  validUntil: new Date('2027-01-01T02:59:00Z'),
  weekdays: [1, 2, 3],
  shifts: [{ start: '18:00', end: '22:00' }],
  excludedDates: ['2026-12-24'],
  totalLimit: 100,
  perMemberLimit: { count: 1000, window: 'month' },
  cooldownMinutes: 60,
  termsText: long(5_000),
  translations: { es: {}, en: { title: long(200), termsText: long(5_000) } },
};

export async function writeEvents({ as }: Browsers): Promise<void> {
  const newEvent = { id: 'event4', placeId: 'open1' };
  await as('manager', createEvent, 'manager', newEvent, event);
  const stored = await as('manager', getManagedEvent, 'event4');
  await as('manager', updateEvent, 'manager', stored, {
    ...{ ...event, title: 'Samba', priceCents: null, ageLimit: null, isActive: false },
  });
  await as('manager', setDateStatus, 'manager', 'event4', {
    status: 'cancelled',
    dateSelector: { key: 'a1' },
  });
  await as('manager', deleteEvent, 'manager', 'event4');
}

export async function writeOffers({ as }: Browsers): Promise<void> {
  const newOffer = { id: 'offer4', placeId: 'open1' };
  for (const editor of [manager, admin]) {
    await as(editor.uid, createOffer, editor, newOffer, offer);
    await as(editor.uid, updateOffer, editor, await as(editor.uid, getOffer, 'offer4'), {
      ...{ ...offer, kind: 'fixed', percent: null, amountCents: 5_000, perMemberLimit: null },
    });
    await as(editor.uid, setOfferActive, editor, 'offer4', false);
    await as(editor.uid, deleteOffer, editor, 'offer4');
  }
}
