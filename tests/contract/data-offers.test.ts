import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { newDocumentId } from '#platform/firestore/new-document-id.ts';
import { listManagedOffers, offersPerPlace } from '#features/offers/data/managed-offer-store.ts';
import { getOffer } from '#features/offers/data/offer-store.ts';
import {
  createOffer,
  deleteOffer,
  setOfferActive,
  updateOffer,
} from '#features/offers/data/offer-writes.ts';
import { toOfferDraft, newOfferDraft, readOfferDraft } from '#features/offers/model/offer-draft.ts';
import type { OfferContent } from '#features/offers/model/club-offer.ts';
import type { OfferDraft } from '#features/offers/model/offer-draft.ts';

import { startDataFixture } from './data-fixture.ts';
import type { DataFixture } from './data-fixture.ts';
import { signedRequests } from './signed-requests.ts';
import { aPerson, aStoredPlace } from './stored-documents.ts';

const { as, commits } = signedRequests();
const admin = { uid: 'admin', isSuperAdmin: true };
const manager = { uid: 'gerente', isSuperAdmin: false };
const now = new Date();
const nextYear = String(now.getUTCFullYear() + 1);

const anOffer = (changes: Partial<OfferDraft> = {}): OfferContent => {
  const draft = { ...newOfferDraft, title: '20% no jantar', validUntil: `${nextYear}-04-30` };
  return readOfferDraft({ ...draft, ...changes }, { now }).content;
};

let fixture: DataFixture;

beforeEach(async () => {
  fixture = await startDataFixture();
  await fixture.store({
    'users/admin': aPerson('admin', { role: 'super_admin' }),
    'users/gerente': aPerson('gerente', { role: 'manager', managedPlaces: ['p1'] }),
    'users/outro': aPerson('outro', { role: 'manager', managedPlaces: ['p2'] }),
    'places/p1': aStoredPlace(),
    'places/p2': aStoredPlace(),
  });
});
afterEach(() => fixture.close());

const make = async (content = anOffer(), keeper = manager) => {
  const id = newDocumentId();
  await as(keeper.uid, () => createOffer(keeper, { id, placeId: 'p1' }, content));
  return as(keeper.uid, () => getOffer(id));
};
const entries = () => fixture.documents('auditLog');

describe('offers of a manager', () => {
  it('are created, changed, disabled and deleted, without log entries that the rules would refuse', async () => {
    const made = await make(
      anOffer({
        weekdays: [2, 3],
        shifts: [{ start: '18:30', end: '22:00' }],
        excludedDates: [`${nextYear}-04-21`],
        limitWindow: 'month',
        minSpend: '100',
      }),
    );
    expect(made).toMatchObject({ placeId: 'p1', usedCount: 0, percent: 10, minSpendCents: 10_000 });

    const typed = { ...toOfferDraft(made), kind: 'fixed', amount: '15' } as const;
    const { content } = readOfferDraft(typed, { now, stored: made });
    await as('gerente', () => updateOffer(manager, made, content));
    await as('gerente', () => setOfferActive(manager, made.id, false));
    expect(await as('gerente', () => getOffer(made.id))).toMatchObject({
      ...content,
      isActive: false,
      createdAt: made.createdAt,
    });
    await as('gerente', () => deleteOffer(manager, made.id));
    expect(await fixture.read(`clubOffers/${made.id}`)).toBeNull();
    expect(await entries()).toEqual([]);
  });

  it('cannot be changed by other users', async () => {
    const made = await make();
    const stranger = { uid: 'outro', isSuperAdmin: false };
    const refused = { code: 'permission-denied' };
    const other = newDocumentId();
    const attempts: (() => Promise<unknown>)[] = [
      () => createOffer(stranger, { id: other, placeId: 'p1' }, anOffer()),
      () => updateOffer(stranger, made, anOffer({ title: 'Outro' })),
      () => setOfferActive(stranger, made.id, false),
      () => deleteOffer(stranger, made.id),
      () => listManagedOffers('p1'),
      () => listManagedOffers(null),
    ];
    for (const attempt of attempts)
      await expect(as('outro', attempt)).rejects.toMatchObject(refused);
    expect(await fixture.read(`clubOffers/${made.id}`)).toMatchObject({ title: '20% no jantar' });
  });

  it('sent again after a lost response are one offer with the latest content', async () => {
    const id = newDocumentId();
    const send = (content: OfferContent) => () =>
      createOffer(manager, { id, placeId: 'p1' }, content);
    const lost = as('gerente', send(anOffer()), (address) =>
      address.includes(':commit') ? 'answer-lost' : 'sent',
    );
    await expect(lost).rejects.toMatchObject({ code: 'unavailable' });
    await as('gerente', send(anOffer({ percent: '30' })));
    expect(await fixture.documents('clubOffers')).toEqual([
      expect.objectContaining({ percent: 30, usedCount: 0 }),
    ]);
  });
});

describe('offers of a super admin', () => {
  it('write each change to the audit log, and nothing without a change', async () => {
    const made = await make(anOffer(), admin);
    await as('admin', () => updateOffer(admin, made, anOffer({ percent: '30' })));
    const before = commits();
    await as('admin', () => updateOffer(admin, made, anOffer({ percent: '30' })));
    await as('admin', () => setOfferActive(admin, made.id, true));
    expect(commits()).toBe(before);
    await as('admin', () => deleteOffer(admin, made.id));

    const target = `clubOffers/${made.id}`;
    const log = await entries();
    expect(log).toHaveLength(3);
    expect(log).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          action: 'offer.create',
          actorId: 'admin',
          target,
          before: {},
          after: expect.objectContaining({ placeId: 'p1', percent: 10 }) as object,
        }),
        expect.objectContaining({
          action: 'offer.update',
          before: { percent: 10 },
          after: { percent: 30 },
        }),
        expect.objectContaining({
          action: 'offer.delete',
          before: expect.objectContaining({ percent: 30 }) as object,
          after: {},
        }),
      ]),
    );
  });
});

describe('an offer with a concurrent change', () => {
  it('is never a mix of two edits; a use or a switch in between is no conflict', async () => {
    const made = await make();
    const stored = (await fixture.read(`clubOffers/${made.id}`)) ?? {};
    await fixture.store({
      [`clubOffers/${made.id}`]: { ...stored, usedCount: 5, isActive: false },
    });
    await as('gerente', () => updateOffer(manager, made, anOffer({ percent: '30' })));
    expect(await fixture.read(`clubOffers/${made.id}`)).toMatchObject({
      percent: 30,
      usedCount: 5,
      isActive: false,
    });
    const late = as('gerente', () => updateOffer(manager, made, anOffer({ minSpend: '50' })));
    await expect(late).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is not shown or hidden by a form with outdated terms', async () => {
    const made = await make();
    await as('gerente', () => updateOffer(manager, made, anOffer({ percent: '30' })));
    const hidden = { ...anOffer(), isActive: !made.isActive };
    const late = as('gerente', () => updateOffer(manager, made, hidden));
    await expect(late).rejects.toMatchObject({ code: 'conflict' });
    expect(await fixture.read(`clubOffers/${made.id}`)).toMatchObject({
      isActive: made.isActive,
    });
  });

  it('is not deleted after a use, and a missing one is reported', async () => {
    const made = await make();
    const stored = (await fixture.read(`clubOffers/${made.id}`)) ?? {};
    await fixture.store({ [`clubOffers/${made.id}`]: { ...stored, usedCount: 1 } });
    await expect(as('gerente', () => deleteOffer(manager, made.id))).rejects.toMatchObject({
      code: 'conflict',
    });
    for (const keeper of [manager, admin]) {
      await expect(
        as(keeper.uid, () => setOfferActive(keeper, 'none', false)),
      ).rejects.toMatchObject({ code: 'not-found' });
    }
  });
});

describe('the lists', () => {
  it('show the newest first, page by page, and read no more than they show', async () => {
    const content = { ...anOffer(), usedCount: 0, updatedAt: now };
    const documents = Array.from({ length: 7 }, (_, at) => [
      `clubOffers/o${at}`,
      { ...content, placeId: at < 5 ? 'p1' : 'p2', createdAt: new Date(at * 1_000) },
    ]);
    await fixture.store(Object.fromEntries(documents) as Record<string, object>);
    const ids = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);

    const first = await as('gerente', () => listManagedOffers('p1', { pageSize: 3 }));
    expect(ids(first)).toEqual(['o4', 'o3', 'o2']);
    const cursor = first.nextCursor;
    const second = await as('gerente', () => listManagedOffers('p1', { pageSize: 3, cursor }));
    expect([ids(second), second.nextCursor]).toEqual([['o1', 'o0'], null]);
    await fixture.resetReads();
    expect(ids(await as('admin', () => listManagedOffers(null, { pageSize: 4 })))).toEqual([
      'o6',
      'o5',
      'o4',
      'o3',
    ]);
    expect(await fixture.reads()).toBe(4);
  });

  it('of many places together read at most 150 offers', () => {
    expect([1, 6, 10, 40].map(offersPerPlace)).toEqual([25, 25, 15, 3]);
    expect(40 * offersPerPlace(40)).toBeLessThanOrEqual(150);
  });
});
