/** Calls every function of the data stores that writes to Firestore from the browser, each with all its fields. */
import { savePreferences, saveDisplayName } from '#features/account/data/profile-writes.ts';
import { savePhone } from '#features/account/data/contact-store.ts';
import { ensureUser, findUser, getUser } from '#features/account/data/user-store.ts';
import { listAllCategories } from '#features/categories/data/category-admin-store.ts';
import { moveCategoryPlaces } from '#features/categories/data/category-move.ts';
import {
  createCategory,
  createDefaultCategories,
  deleteCategory,
  setCategoryActive,
  updateCategory,
} from '#features/categories/data/category-writes.ts';
import { listPlans } from '#features/club/data/plan-store.ts';
import {
  createPlan,
  deletePlan,
  setPlanActive,
  updatePlan,
} from '#features/club/data/plan-writes.ts';
import {
  createEvent,
  deleteEvent,
  setDateStatus,
  updateEvent,
} from '#features/events/data/event-writes.ts';
import { getManagedEvent } from '#features/events/data/managed-event-store.ts';
import { saveEvent, unsaveEvent } from '#features/events/data/saved-event-store.ts';
import { addFavorite, removeFavorite } from '#features/favorites/data/favorite-store.ts';
import { runImport } from '#features/imports/data/import-store.ts';
import { changeList, createList, deleteList } from '#features/lists/data/named-list-store.ts';
import { decideClaim, undoClaim } from '#features/moderation/data/claims/claim-decisions.ts';
import {
  getOwnClaim,
  sendClaim,
  withdrawClaim,
} from '#features/moderation/data/claims/claim-store.ts';
import {
  decideCorrection,
  undoCorrection,
} from '#features/moderation/data/corrections/correction-decisions.ts';
import {
  getOwnCorrection,
  sendCorrection,
  withdrawCorrection,
} from '#features/moderation/data/corrections/correction-store.ts';
import {
  closeReportsWithDecision,
  decidePictures,
  removeReportedReview,
} from '#features/moderation/data/reports/report-decisions.ts';
import { createReport } from '#features/moderation/data/reports/report-store.ts';
import type { Claim } from '#features/moderation/model/claim.ts';
import { toCorrectionDraft } from '#features/moderation/model/correction.ts';
import {
  deleteNotification,
  markNotificationsRead,
} from '#features/notifications/data/notification-store.ts';
import { placeTextNames } from '#features/places/model/place-fields.ts';
import type { PlaceTextName } from '#features/places/model/place-fields.ts';
import { placeRecord } from '#features/places/model/place.ts';
import { getOffer } from '#features/offers/data/offer-store.ts';
import {
  createOffer,
  deleteOffer,
  setOfferActive,
  updateOffer,
} from '#features/offers/data/offer-writes.ts';
import type { OfferContent } from '#features/offers/model/club-offer.ts';
import { saveSpecialDay } from '#features/opening-hours/data/special-day-store.ts';
import { setPlacesActive } from '#features/places/data/admin/admin-place-changes.ts';
import { getPlace } from '#features/places/data/place-store.ts';
import { createPlace, updatePlace } from '#features/places/data/place-writes.ts';
import { setHelpful } from '#features/reviews/data/helpful-store.ts';
import { deleteReview } from '#features/reviews/data/review-removal.ts';
import { removeReply, replyToReview } from '#features/reviews/data/review-reply-store.ts';
import { getOwnReview } from '#features/reviews/data/review-store.ts';
import { saveReview } from '#features/reviews/data/review-writes.ts';
import { saveReviewerProfile } from '#features/reviews/data/reviewer-writes.ts';
import { saveSettings } from '#features/settings/data/settings-writes.ts';
import { countView } from '#features/statistics/data/view-counter.ts';
import { saveRole, saveStatus, saveUserLists } from '#features/users/data/admin-user-writes.ts';

import { toDocument } from '../../rules/local-city.ts';
import { aCity, aReviewPicture, aUserRecord } from '../../rules/city.ts';
import { past } from '../../rules/world.ts';
import type { Browsers } from './recorder.ts';

/** A text of the greatest length that a form accepts. */
const long = (length: number) => 'a'.repeat(length);

/** The documents before the first write: the city of the rule tests, and users who have what it lacks. */
export function documentsBefore(): Record<string, object> {
  const city = aCity();
  // This user has changed the e-mail in Auth only, has the phone of an old record, and has sent ten requests.
  city.put(
    'users/veteran',
    aUserRecord('veteran', {
      email: 'antes@guiadailha.test',
      searchEmail: 'antes@guiadailha.test',
      phone: '+5548999990000',
    }),
  );
  city.put('requestPace/veteran', { since: past, count: 10, last: 'reports/x', at: past });
  return Object.fromEntries(
    [...city.everything()].map(([path, fields]) => [path, toDocument(fields)]),
  );
}

const placeImage = { width: 1600, height: 1067, widths: [320, 640, 1280], colour: '#a1b2c3' };

const place = {
  ...(Object.fromEntries(
    placeTextNames.map((name) => [name, long(placeRecord.fields[name].maxLength)]),
  ) as Record<PlaceTextName, string>),
  category: 'cat1',
  location: `${long(285)}, Florianópolis`,
  geo: { latitude: -27.59, longitude: -48.55 },
  phone: '+554832220000',
  website: 'https://bar.test/',
  price: 'Premium',
  amenities: ['Reservas', long(60)],
  reservation: { mode: 'request', value: '', tables: 500 },
  hours: {
    kind: 'structured',
    hours: {
      periods: [{ open: { day: 1, time: '18:00' }, close: { day: 2, time: '02:00' } }],
      exceptions: [
        { date: '2026-12-24', closed: true, periods: [], label: long(100) },
        {
          date: '2026-12-31',
          closed: false,
          periods: [{ open: '12:00', close: '15:00' }],
          label: '',
        },
      ],
      note: long(500),
    },
  },
  images: [
    { ...placeImage, url: `/uploads/places/place4/${'b'.repeat(25)}.webp` },
    { ...placeImage, url: `/uploads/places/place4/${'c'.repeat(25)}.webp` },
  ],
  highlightImageIndex: 1,
  isActive: true,
} satisfies Parameters<typeof createPlace>[2];

const event = {
  title: long(120),
  description: long(4_000),
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
};

const manager = { uid: 'manager', isSuperAdmin: false };
const admin = { uid: 'admin', isSuperAdmin: true };

/** Sends every write. The steps depend on each other. */
export async function writeEverything(browsers: Browsers): Promise<void> {
  await writeAccounts(browsers);
  await writeAsMember(browsers);
  await writeReviews(browsers);
  await writeReports(browsers);
  await writeClaims(browsers);
  await writeCorrections(browsers);
  await writePlaces(browsers);
  await writeEventsAndOffers(browsers);
  await writeSettings(browsers);
}

async function writeAccounts({ as }: Browsers): Promise<void> {
  await as('newcomer', ensureUser, {
    uid: 'newcomer',
    email: 'newcomer@guiadailha.test',
    emailVerified: true,
    displayName: long(100),
    photoURL: 'https://lh3.googleusercontent.com/a/photo',
  });
  const account = (uid: string) => ({
    uid,
    email: `${uid}@guiadailha.test`,
    emailVerified: true,
  });
  for (const uid of ['reviewer', 'pending', 'veteran']) await as(uid, findUser, account(uid));
  await as('member', saveDisplayName, 'member', 'Ana Souza');
  await as('pending', saveDisplayName, 'pending', 'Bia Souza');
  await as('member', savePreferences, 'member', {
    theme: 'dark',
    marketingConsent: true,
    noLetters: ['weekly_figures', 'low_review'],
  });
  await as('member', savePhone, { uid: 'member', olderPhone: '' }, '');
  await as(
    'veteran',
    savePhone,
    { uid: 'veteran', olderPhone: '+5548999990000' },
    '+5548988880000',
  );

  const user = async (uid: string) => {
    const found = await as('admin', getUser, uid);
    if (!found) throw new Error(`There is no user ${uid}.`);
    return found;
  };
  await as('admin', saveStatus, 'admin', await user('pending'), 'active');
  await as('admin', saveRole, 'admin', await user('pending'), 'manager', ['other1']);
  await as('admin', saveUserLists, 'admin', await user('pending'), {
    managedPlaces: ['other1', 'closed1'],
    permissions: ['export'],
  });
}

async function writeAsMember({ as }: Browsers): Promise<void> {
  await as('member', countView, 'member', 'open1', new Date());
  await as('member', addFavorite, 'member', 'other1');
  await as('member', removeFavorite, 'member', 'other1');
  await as('member', saveEvent, 'member', 'event2');
  await as('member', unsaveEvent, 'member', 'event2');
  await as('member', markNotificationsRead, ['n1']);
  await as('member', deleteNotification, 'n1');

  const list = {
    id: 'list2',
    name: long(60),
    note: long(500),
    isPublic: true,
    items: [
      { placeId: 'open1', note: 'Ir cedo' },
      { placeId: 'other1', note: '' },
    ],
  };
  await as('reviewer', createList, 'reviewer', list);
  await as('reviewer', changeList, 'list2', { kind: 'remove', placeId: 'open1' });
  await as('reviewer', changeList, 'list2', { kind: 'describe', name: 'Praias', note: '' });
  await as('reviewer', createList, 'reviewer', { ...list, id: 'list3', isPublic: false });
  await as('reviewer', deleteList, 'reviewer', 'list2');
}

async function writeReviews({ as }: Browsers): Promise<void> {
  const id = 'open1_member';
  const pictures = [
    { ...placeImage, url: aReviewPicture(id).split('#')[0] ?? '' },
    { ...placeImage, url: `/uploads/reviews/${id}/${'e'.repeat(25)}.webp` },
  ];
  await as('member', savePreferences, 'member', { reviewerProfile: true });
  await as('member', saveReview, 'member', 'open1', { rating: 5, text: long(2_000), pictures });
  await as('member', saveReview, 'member', 'open1', { rating: 3, text: '', pictures: [] });
  await as('member', saveReviewerProfile, 'member', false);
  await as('manager', replyToReview, id, long(2_000));
  await as('manager', removeReply, id);
  await as('reviewer', setHelpful, 'reviewer', id, true);
  await as('reviewer', setHelpful, 'reviewer', id, false);
  await as('reviewer', setHelpful, 'reviewer', id, true);
  await as('member', deleteReview, 'member', { placeId: 'open1', userId: 'member' });
}

async function writeReports({ as }: Browsers): Promise<void> {
  const id = 'open1_reviewer';
  const review = { kind: 'review', id, placeId: 'open1' } as const;
  const pictures = { ...review, kind: 'pictures' } as const;
  const event1 = { kind: 'event', id: 'event1', placeId: 'open1' } as const;
  const spam = { reason: 'spam', details: '' } as const;
  const seen = async () =>
    (await as('reviewer', getOwnReview, 'reviewer', 'open1'))?.pictures ?? [];
  await as('stranger', createReport, 'stranger', review, { reason: 'other', details: long(900) });
  await as('stranger', createReport, 'stranger', event1, spam);
  await as('admin', closeReportsWithDecision, 'admin', event1, 'kept');

  await as('veteran', createReport, 'veteran', pictures, spam);
  await as('admin', decidePictures, 'admin', id, 'removed', await seen());
  // The author adds another image, which is reported and retained.
  const image = { ...placeImage, url: `/uploads/reviews/${id}/${'f'.repeat(25)}.webp` };
  await as('reviewer', saveReview, 'reviewer', 'open1', { rating: 4, text: '', pictures: [image] });
  await as('veteran', createReport, 'veteran', pictures, spam);
  await as('admin', decidePictures, 'admin', id, 'kept', await seen());
  await as('reviewer', saveReview, 'reviewer', 'open1', { rating: 4, text: '', pictures: [] });
  await as('member', setHelpful, 'member', id, true);
  await as('admin', removeReportedReview, 'admin', {
    ...{ id, placeId: 'open1', userId: 'reviewer', rating: 4 },
  });
}

async function writeClaims({ as }: Browsers): Promise<void> {
  const claim = async (): Promise<Claim> => {
    const found = await as('reviewer', getOwnClaim, 'reviewer', 'other1');
    if (!found) throw new Error('There is no claim.');
    return found;
  };
  const send = (shown: Claim | null) =>
    as('reviewer', sendClaim, 'reviewer', 'other1', { message: long(1_000), shown });
  const decide = async (status: 'approved' | 'declined', answer: string) => {
    const stranger = await as('admin', getUser, 'stranger');
    const pending = await as('admin', getUser, 'pending');
    const managers = [stranger, pending].filter((user) => user !== null);
    const listed = { claim: await claim(), managers };
    await as('admin', decideClaim, 'admin', { listed, status, answer });
  };
  await send(null);
  await as('reviewer', withdrawClaim, 'reviewer', await claim());
  await send(null);
  await decide('declined', long(500));
  await send(await claim());
  await as('reviewer', withdrawClaim, 'reviewer', await claim());
  await send(await claim());
  await decide('approved', '');
  await as('admin', undoClaim, 'admin', await claim());
}

async function writeCorrections({ as }: Browsers): Promise<void> {
  const open1 = () => as('member', getPlace, 'open1');
  const decide = async (status: 'applied' | 'declined', answer: string) => {
    const correction = await as('member', getOwnCorrection, 'member', 'open1');
    if (!correction) throw new Error('There is no correction.');
    const decision = { correction, place: await open1(), status, answer };
    await as('admin', decideCorrection, 'admin', decision);
  };
  const undo = async () => {
    const correction = await as('member', getOwnCorrection, 'member', 'open1');
    if (correction) await as('admin', undoCorrection, 'admin', correction);
  };
  await as('member', withdrawCorrection, 'member', 'open1');
  await as('member', sendCorrection, 'member', await open1(), {
    ...toCorrectionDraft({ ...place, images: [...place.images] }),
    isClosed: false,
    message: long(1_000),
  });
  await decide('applied', '');
  await undo();
  await decide('declined', long(500));
  await as('member', sendCorrection, 'member', await open1(), {
    ...toCorrectionDraft(await open1()),
    isClosed: true,
    message: '',
  });
}

async function writePlaces({ as }: Browsers): Promise<void> {
  await as('admin', createPlace, admin, 'place3', place);
  await as('manager', createPlace, manager, 'place4', place);
  const open1 = await as('manager', getPlace, 'open1');
  await as('manager', updatePlace, manager, 'open1', {
    expectedVersions: [open1],
    fields: { ...place, isActive: true },
  });
  await as('manager', saveSpecialDay, manager, await as('manager', getPlace, 'open1'), {
    date: '2026-06-12',
    day: { closed: true, periods: [], label: 'Namorados' },
    today: '2026-06-01',
  });
  await as('admin', setPlacesActive, 'admin', ['place4', 'closed1'], true);

  const {
    images: _images,
    highlightImageIndex: _index,
    reservation: _reservation,
    ...rest
  } = place;
  const { isActive: _isActive, ...draft } = rest;
  const plan = { id: 'imp2', fileName: 'lugares.csv', isActive: true };
  await as(
    'admin',
    runImport,
    'admin',
    { ...plan, places: [{ id: 'place5', draft }] },
    { storedCount: 0, onProgress: () => undefined },
  );

  await as('admin', createCategory, 'admin', {
    ...{ name: long(100), description: long(500), icon: 'Music', order: '7', isActive: false },
  });
  const found = (await as('admin', listAllCategories)).find(({ order }) => order === 7);
  if (!found) throw new Error('There is no new category.');
  await as('admin', updateCategory, 'admin', found, {
    ...{ name: 'Shows', description: '', icon: 'Star', order: '8', isActive: false },
  });
  await as('admin', setCategoryActive, 'admin', found.id, true);
  await as('admin', moveCategoryPlaces, 'admin', { from: 'cat1', to: found.id });
  await as('admin', moveCategoryPlaces, 'admin', { from: found.id, to: 'cat1' });
  await as('admin', deleteCategory, 'admin', found.id);
}

async function writeEventsAndOffers({ as }: Browsers): Promise<void> {
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

async function writeSettings({ as, server }: Browsers): Promise<void> {
  const plan = {
    ...{ name: long(100), description: long(1_000), price: '19,90', interval: 'year' as const },
    ...{ features: long(200), stripePriceId: 'price_anual', featured: true, listed: true },
  };
  await as('admin', createPlan, 'admin', { ...plan, isActive: false });
  const found = (await as('admin', listPlans)).find(({ stripePriceId }) => stripePriceId !== '');
  if (!found) throw new Error('There is no new plan.');
  await as('admin', updatePlan, 'admin', found, { ...plan, price: '29,90', isActive: false });
  await as('admin', setPlanActive, 'admin', found.id, true);
  await as('admin', deletePlan, 'admin', found.id);

  const settings = {
    requireApproval: true,
    clubEnabled: false,
    reviewsEnabled: false,
    maintenanceMessage: long(500),
    operatorName: long(200),
    operatorDocument: '12345678000195',
    operatorAddress: long(300),
    privacyOfficer: long(200),
    contactEmail: 'contato@guiadailha.test',
  };
  await as('admin', saveSettings, 'admin', settings);
  // A new project has no settings and no categories.
  await server.remove('settings/public');
  await as('admin', saveSettings, 'admin', settings);
  await server.remove('categories/cat1');
  await as('admin', createDefaultCategories, 'admin');
}
