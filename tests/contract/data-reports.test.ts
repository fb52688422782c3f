import { beforeEach, describe, expect, it } from 'vitest';

import { createReport } from '#features/moderation/data/report-store.ts';

import { dataFixtureOfFile } from './data-fixture.ts';
import { signedRequests } from './signed-requests.ts';
import type { Fate } from './signed-requests.ts';
import { aPerson, aStoredPlace } from './stored-documents.ts';

const { as, commits } = signedRequests();

const fixture = dataFixtureOfFile();

const review = { kind: 'review', id: 'bar1_bia', placeId: 'bar1' } as const;
const event = { kind: 'event', id: 'samba1', placeId: 'bar1' } as const;
const spam = { reason: 'spam', details: '' } as const;

beforeEach(async () => {
  await fixture.store({
    'places/bar1': aStoredPlace(),
    'reviews/bar1_bia': {
      placeId: 'bar1',
      userId: 'bia',
      authorName: 'Bia',
      rating: 1,
      text: 'Compre comigo.',
      createdAt: new Date(0),
      updatedAt: new Date(0),
      verifiedVisit: false,
    },
    'events/samba1': { placeId: 'bar1', title: 'Samba', isActive: true, createdBy: 'bia' },
  });
});

describe('createReport', () => {
  it('stores reporter, review and reason', async () => {
    await fixture.store({ 'users/ana': aPerson('ana') });
    const draft = { reason: 'offensive', details: ' Ofende\u202e a casa. ' } as const;
    await as('ana', () => createReport('ana', review, draft));
    expect(await fixture.read('reports/bar1_bia_ana')).toMatchObject({
      reviewId: 'bar1_bia',
      placeId: 'bar1',
      reporter: 'ana',
      reason: 'offensive: Ofende a casa.',
      status: 'open',
    });
  });

  it('stores reporter, event and reason, once', async () => {
    await fixture.store({ 'users/ana': aPerson('ana') });
    await as('ana', () => createReport('ana', event, { reason: 'false', details: 'Não existe.' }));
    await as('ana', () => createReport('ana', event, spam));
    const stored = await fixture.read('reports/samba1_ana');
    expect(stored).toMatchObject({
      eventId: 'samba1',
      placeId: 'bar1',
      reporter: 'ana',
      reason: 'false: Não existe.',
      status: 'open',
    });
    expect(stored).not.toHaveProperty('reviewId');
  });

  it('reports that an event is gone, and is refused to a pending user', async () => {
    await fixture.store({ 'users/gil': aPerson('gil') });
    const gone = { ...event, id: 'choro1' };
    await expect(as('gil', () => createReport('gil', gone, spam))).rejects.toMatchObject({
      code: 'not-found',
    });
    await fixture.store({ 'users/hugo': aPerson('hugo', { status: 'pending' }) });
    await expect(as('hugo', () => createReport('hugo', event, spam))).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });

  it('leaves the first report unchanged when it is repeated', async () => {
    await fixture.store({ 'users/caio': aPerson('caio') });
    await as('caio', () => createReport('caio', review, spam));
    await as('caio', () => createReport('caio', review, { reason: 'false', details: '' }));
    expect(commits()).toBe(2);
    expect(await fixture.read('reports/bar1_bia_caio')).toMatchObject({ reason: 'spam' });
  });

  it('can be repeated after its response was lost', async () => {
    await fixture.store({ 'users/davi': aPerson('davi') });
    const loseAnswer = (address: string): Fate =>
      address.includes(':commit') ? 'answer-lost' : 'sent';
    const lost = as('davi', () => createReport('davi', review, spam), loseAnswer);
    await expect(lost).rejects.toMatchObject({ code: 'unavailable' });
    await as('davi', () => createReport('davi', review, spam));
    expect(await fixture.read('reports/bar1_bia_davi')).toMatchObject({ reason: 'spam' });
  });

  it.each(['pending', 'inactive'])('is refused to %s users with an error', async (status) => {
    await fixture.store({ 'users/eva': aPerson('eva', { status }) });
    const reporting = as('eva', () => createReport('eva', review, spam));
    await expect(reporting).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await fixture.read('reports/bar1_bia_eva')).toBeNull();
  });

  it('reports that a review is gone', async () => {
    await fixture.store({ 'users/fabi': aPerson('fabi') });
    const gone = { ...review, id: 'bar1_gone' };
    const reporting = as('fabi', () => createReport('fabi', gone, spam));
    await expect(reporting).rejects.toMatchObject({ code: 'not-found' });
  });

  it('sends nothing that exceeds the limits', async () => {
    const reporting = as('ana', () =>
      createReport('ana', review, { reason: 'other', details: '' }),
    );
    await expect(reporting).rejects.toMatchObject({ code: 'invalid-input' });
    expect(commits()).toBe(0);
  });
});
