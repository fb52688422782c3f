import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { dayMs } from '#shared/time-units.ts';
import { documentsUrl, ownerHeaders } from '../city.ts';
import { documentsWhere } from '../members/member-truth.ts';
import { enterAs, newPerson } from '../people.ts';

/** Returns a Firestore timestamp a number of days from now. */
export const inDays = (days: number) => ({
  timestampValue: new Date(Date.now() + days * dayMs).toISOString(),
});
const text = (value: string) => ({ stringValue: value });
const texts = (values: readonly string[]) => ({ arrayValue: { values: values.map(text) } });

/**
 * Writes a document, bypassing the security rules.
 * @param only the fields to write; all other fields of the document stay unchanged
 */
export async function store(
  host: string,
  path: string,
  fields: object,
  only: readonly string[] = [],
): Promise<void> {
  const mask = only.map((name) => `updateMask.fieldPaths=${name}`).join('&');
  const response = await fetch(`${documentsUrl(host)}/${path}?${mask}`, {
    method: 'PATCH',
    headers: ownerHeaders,
    body: JSON.stringify({ fields }),
  });
  if (!response.ok) throw new Error(`Firestore answered ${response.status} for ${path}`);
}

/** Opening hours in the format of place-lists.ts: '1 18:00-2 02:00', '2026-12-25 closed Natal'. */
export interface StoredHours {
  periods: readonly string[];
  exceptions: readonly string[];
}

const hoursValue = ({ periods, exceptions }: StoredHours) => ({
  mapValue: {
    fields: { periods: texts(periods), exceptions: texts(exceptions), note: text('') },
  },
});

/**
 * Creates a published place for one test, managed by gerente@. Without opening hours its offers are valid at any time.
 */
export async function ownPlace(
  host: string,
  hours: StoredHours | null = null,
  name = 'Mesa',
): Promise<{ id: string; title: string; path: string }> {
  const mark = crypto.randomUUID().replaceAll('-', '').slice(0, 12);
  const [id, title] = [`Lugar${mark}`, `${name} ${mark.slice(0, 6)}`];
  const [[category], [manager]] = await Promise.all([
    documentsWhere(host, 'categories', 'slug', 'bares'),
    documentsWhere(host, 'users', 'email', 'gerente@guiadailha.test'),
  ]);
  if (!category || !manager) throw new Error('The city has neither bars nor their manager');
  await store(host, `places/${id}`, {
    title: text(title),
    searchTitle: text(title.toLowerCase()),
    description: text('Balcão, chope e petiscos.'),
    location: text('Rua das Flores 100, Florianópolis'),
    neighborhood: text('Centro'),
    category: text(category.id),
    images: texts([]),
    highlightImageIndex: { integerValue: '0' },
    rating: { integerValue: '0' },
    reviewsCount: { integerValue: '0' },
    ratingCounts: {
      arrayValue: { values: Array.from({ length: 5 }, () => ({ integerValue: '0' })) },
    },
    price: text('Médio'),
    phone: text(''),
    website: text(''),
    amenities: texts([]),
    reservation: { mapValue: { fields: { mode: text('none'), value: text('') } } },
    isActive: { booleanValue: true },
    createdBy: text(manager.id),
    createdAt: inDays(-1),
    updatedAt: inDays(0),
    ...(hours && { hours: hoursValue(hours) }),
  });
  return { id, title, path: `/places/bares/${id}` };
}

/** Waits until the server, which polls the database every few seconds, knows a new place. */
export async function untilServed(page: Page, { path }: { path: string }): Promise<void> {
  const status = async () => (await page.request.get(path)).status();
  await expect.poll(status, { timeout: 60_000 }).toBe(200);
}

/** Sets the opening hours of a place. */
export async function setHours(host: string, placeId: string, hours: StoredHours): Promise<void> {
  const fields = { hours: hoursValue(hours), updatedAt: inDays(0) };
  await store(host, `places/${placeId}`, fields, ['hours', 'updatedAt']);
}

/** Creates an offer that is valid while its place is open. It ends first, so it is on the first page of the club. */
export async function offerAllDay(
  host: string,
  placeId: string,
  title: string,
  cooldownMinutes = 0,
): Promise<string> {
  const id = `Oferta${crypto.randomUUID().slice(0, 8)}`;
  await store(host, `clubOffers/${id}`, {
    placeId: text(placeId),
    title: text(title),
    kind: text('percent'),
    percent: { integerValue: '20' },
    isActive: { booleanValue: true },
    validUntil: inDays(2),
    usedCount: { integerValue: '0' },
    weekdays: { arrayValue: {} },
    shifts: { arrayValue: {} },
    excludedDates: { arrayValue: {} },
    cooldownMinutes: { integerValue: String(cooldownMinutes) },
    termsText: text(''),
    createdAt: inDays(-1),
    updatedAt: inDays(-1),
  });
  return id;
}

/** Registers a new user who pays for the club, without the UI; no page is signed in. */
export async function newMember(
  host: string,
  name: string,
): Promise<{ uid: string; email: string }> {
  const email = await newPerson(name);
  const [record] = await documentsWhere(host, 'users', 'email', email);
  if (!record) throw new Error(`No record of ${email}`);
  await store(host, `clubMembers/${record.id}`, {
    userId: text(record.id),
    status: text('active'),
    entitledUntil: inDays(20),
    currentPeriodEnd: inDays(20),
    cancelAtPeriodEnd: { booleanValue: false },
  });
  return { uid: record.id, email };
}

/** Registers a new user who pays for the club, and signs the page in. */
export async function registerMember(page: Page, host: string, name: string): Promise<string> {
  const { uid, email } = await newMember(host, name);
  await enterAs(page, email);
  return uid;
}
