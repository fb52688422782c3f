import { beforeEach, describe, expect, it } from 'vitest';

import { deleteEvent } from '#features/events/data/event-writes.ts';
import { getPlace } from '#features/places/data/place-store.ts';
import {
  removeReportedReview,
  closeReportsWithDecision,
} from '#features/moderation/data/report-decisions.ts';
import {
  countOpen,
  listReportedItems,
  queuePageSizes,
} from '#features/moderation/data/queue-lists.ts';
import { createReport } from '#features/moderation/data/report-store.ts';
import { saveReview } from '#features/reviews/data/review-writes.ts';

import { dataFixtureOfFile } from './data-fixture.ts';
import { signedRequests } from './signed-requests.ts';
import type { Fate } from './signed-requests.ts';
import { aPerson, aStoredPlace } from './stored-documents.ts';

const { as, commits } = signedRequests();
const asAdmin = <T>(work: () => Promise<T>) => as('admin', work);

const fixture = dataFixtureOfFile();
let number = 0;
/** A separate place for each test, reviewed by Bia (1 star) and Davi (5 stars). */
let placeId: string;

const biasReview = () => ({ id: `${placeId}_bia`, placeId, userId: 'bia', rating: 1 });
const statusOf = async (reporter: string) =>
  ((await fixture.read(`reports/${placeId}_bia_${reporter}`)) as { status: string } | null)?.status;
const keep = () =>
  asAdmin(() => closeReportsWithDecision('admin', { kind: 'review', id: biasReview().id }, 'kept'));
const report = (reporter: string, details = 'Ofende.') =>
  as(reporter, () =>
    createReport(reporter, { ...biasReview(), kind: 'review' }, { reason: 'offensive', details }),
  );
const log = async () =>
  ((await fixture.documents('auditLog')) as { action: string; target: string }[]).filter(
    ({ target }) => target.includes(placeId),
  );

beforeEach(async () => {
  number += 1;
  placeId = `bar${number}`;
  await fixture.store({
    [`places/${placeId}`]: aStoredPlace({ title: `Bar ${number}` }),
    'users/admin': aPerson('admin', { role: 'super_admin' }),
    ...Object.fromEntries(
      ['bia', 'davi', 'ana', 'caio'].map((uid) => [`users/${uid}`, aPerson(uid)]),
    ),
  });
  await as('bia', () => saveReview('bia', placeId, { rating: 1, text: 'Péssimo dono.' }));
  await as('davi', () => saveReview('davi', placeId, { rating: 5, text: '' }));
  await report('ana');
  await report('caio', 'Mente.');
});

describe('the list of reported reviews', () => {
  it('returns each review once, with its place and every reason, only to super admins', async () => {
    const { items } = await asAdmin(() => listReportedItems('open'));
    const ours = items.find((item) => item.placeId === placeId);
    expect(ours).toMatchObject({
      kind: 'review',
      id: biasReview().id,
      review: { text: 'Péssimo dono.', authorName: 'Nome de bia', rating: 1 },
      place: { title: `Bar ${number}` },
      reports: [
        { reason: 'offensive', details: 'Ofende.' },
        { reason: 'offensive', details: 'Mente.' },
      ],
    });
    const denied = { code: 'permission-denied' };
    await expect(as('bia', () => listReportedItems('open'))).rejects.toMatchObject(denied);
    await expect(as('bia', () => countOpen('report'))).rejects.toMatchObject(denied);
  });

  it('reads at most one page of reports with the reported content', async () => {
    await fixture.store(
      Object.fromEntries(
        Array.from({ length: 60 }, (_, position) => [
          `reports/x${position}_bia_ana`,
          {
            reviewId: `x${position}_bia`,
            placeId: `x${position}`,
            reporter: 'ana',
            reason: 'spam',
            status: 'open',
            createdAt: new Date(position),
            updatedAt: new Date(position),
          },
        ]),
      ),
    );
    await fixture.resetReads();
    const first = await asAdmin(() => listReportedItems('open'));
    expect(first.items).toHaveLength(queuePageSizes.report);
    expect(first.items[0]).toMatchObject({
      kind: 'review',
      id: 'x0_bia',
      review: null,
      place: null,
    });
    expect(await asAdmin(() => countOpen('report'))).toBeGreaterThanOrEqual(62);
    expect(await fixture.reads()).toBeLessThan(100);
    const second = await asAdmin(() => listReportedItems('open', first.nextCursor));
    expect(second.items[0]?.id).toBe('x25_bia');
  });
});

describe('keeping a reported review', () => {
  it('closes every report of it with one entry in the log', async () => {
    expect(await keep()).toBe('done');
    expect([await statusOf('ana'), await statusOf('caio')]).toEqual(['kept', 'kept']);
    expect(await fixture.read(`reviews/${placeId}_bia`)).not.toBeNull();
    expect(await log()).toMatchObject([
      {
        action: 'report.update',
        actorId: 'admin',
        before: { status: 'open' },
        after: { status: 'kept' },
      },
    ]);
    const { items } = await asAdmin(() => listReportedItems('closed'));
    expect(items[0]).toMatchObject({ placeId, reports: [{ status: 'kept' }, { status: 'kept' }] });
  });

  it('reports that another super admin has already decided', async () => {
    await keep();
    expect(await keep()).toBe('decided');
    expect(await log()).toHaveLength(1);
  });
});

describe('removing a reported review', () => {
  it('removes it from the rating, closes its reports and writes a log entry, in one commit', async () => {
    expect(await asAdmin(() => removeReportedReview('admin', biasReview()))).toBe('done');
    expect(commits()).toBe(5);
    expect(await fixture.read(`reviews/${placeId}_bia`)).toBeNull();
    expect(await getPlace(placeId)).toMatchObject({ rating: 5, reviewsCount: 1 });
    expect([await statusOf('ana'), await statusOf('caio')]).toEqual(['removed', 'removed']);
    expect((await log()).map(({ action }) => action).sort()).toEqual([
      'report.update',
      'review.delete',
    ]);
    // The log must not retain the text of the review.
    expect(JSON.stringify(await log())).not.toContain('Péssimo');
  });

  it('reports that the review is already deleted and closes its reports', async () => {
    await asAdmin(() => removeReportedReview('admin', biasReview()));
    await fixture.store({
      [`reports/${placeId}_bia_davi`]: {
        reviewId: `${placeId}_bia`,
        placeId,
        reporter: 'davi',
        reason: 'spam',
        status: 'open',
        createdAt: new Date(),
        updatedAt: new Date(),
      },
    });
    expect(await asAdmin(() => removeReportedReview('admin', biasReview()))).toBe('gone');
    expect(await statusOf('davi')).toBe('removed');
    expect(await getPlace(placeId)).toMatchObject({ rating: 5, reviewsCount: 1 });
  });

  it('can be repeated after the response was lost', async () => {
    const loseAnswer = (address: string): Fate =>
      address.includes(':commit') ? 'answer-lost' : 'sent';
    const lost = as('admin', () => removeReportedReview('admin', biasReview()), loseAnswer);
    await expect(lost).rejects.toMatchObject({ code: 'unavailable' });
    expect(await asAdmin(() => removeReportedReview('admin', biasReview()))).toBe('gone');
    expect(await log()).toHaveLength(2);
  });

  it('is refused to a user who lost the permission in between, and nothing changes', async () => {
    await fixture.store({ 'users/admin': aPerson('admin', { role: 'manager' }) });
    const denied = { code: 'permission-denied' };
    await expect(keep()).rejects.toMatchObject(denied);
    await expect(asAdmin(() => removeReportedReview('admin', biasReview()))).rejects.toMatchObject(
      denied,
    );
    expect(await statusOf('ana')).toBe('open');
    expect(await getPlace(placeId)).toMatchObject({ reviewsCount: 2 });
  });
});

describe('a reported event', () => {
  const event = () => ({ kind: 'event' as const, id: `samba${number}`, placeId });
  const eventReport = async (reporter: string) =>
    (await fixture.read(`reports/${event().id}_${reporter}`)) as { status: string } | null;
  /** All listed items, including those of other tests. */
  const listed = async (kind: 'open' | 'closed') => {
    const first = await asAdmin(() => listReportedItems(kind));
    const items = [...first.items];
    for (let { nextCursor } = first; nextCursor;) {
      const page = await asAdmin(() => listReportedItems(kind, nextCursor));
      items.push(...page.items);
      nextCursor = page.nextCursor;
    }
    return items;
  };
  /** The reports of one event may be on two pages. */
  const ofEvent = async (kind: 'open' | 'closed') => {
    const found = (await listed(kind)).filter(({ id }) => id === event().id);
    return found[0] && { ...found[0], reports: found.flatMap(({ reports }) => reports) };
  };

  beforeEach(async () => {
    await fixture.store({
      [`events/${event().id}`]: {
        placeId,
        title: 'Samba',
        dates: ['k1 2030-06-06T01:00Z/2030-06-06T06:00Z scheduled'],
        isActive: true,
        createdBy: 'bia',
        revision: 0,
      },
    });
    const draft = { reason: 'spam', details: 'Golpe.' } as const;
    await as('ana', () => createReport('ana', event(), draft));
    await as('caio', () => createReport('caio', event(), { reason: 'false', details: '' }));
  });

  it('is listed once, with its content and its place, next to the reviews of that place', async () => {
    expect(await ofEvent('open')).toMatchObject({
      kind: 'event',
      placeId,
      event: { title: 'Samba', isActive: true },
      place: { title: `Bar ${number}` },
      reports: [
        { reason: 'spam', details: 'Golpe.' },
        { reason: 'false', details: '' },
      ],
    });
    const here = (await listed('open')).filter((item) => item.placeId === placeId);
    expect(new Set(here.map(({ kind }) => kind))).toEqual(new Set(['review', 'event']));
  });

  it('has all its reports closed with one entry in the log, and no other reports', async () => {
    expect(await asAdmin(() => closeReportsWithDecision('admin', event(), 'kept'))).toBe('done');
    expect([await eventReport('ana'), await eventReport('caio')]).toMatchObject([
      { status: 'kept' },
      { status: 'kept' },
    ]);
    expect(await statusOf('ana')).toBe('open');
    const about = { eventId: event().id };
    const entries = (await fixture.documents('auditLog')) as { before: object }[];
    expect(entries.filter(({ before }) => 'eventId' in before).at(-1)).toMatchObject({
      action: 'report.update',
      actorId: 'admin',
      before: { ...about, status: 'open' },
      after: { ...about, status: 'kept' },
    });
    expect(await ofEvent('open')).toBeUndefined();
    expect(await ofEvent('closed')).toMatchObject({ reports: [{ status: 'kept' }, {}] });
    expect(await asAdmin(() => closeReportsWithDecision('admin', event(), 'kept'))).toBe('decided');
  });

  it('stays in the list after its deletion until its reports are closed', async () => {
    await as('admin', () => deleteEvent('admin', event().id));
    expect(await ofEvent('open')).toMatchObject({ event: null, reports: [{}, {}] });
    expect(await asAdmin(() => closeReportsWithDecision('admin', event(), 'removed'))).toBe('done');
    expect(await eventReport('ana')).toMatchObject({ status: 'removed' });
  });

  it('can only be decided by a super admin', async () => {
    await expect(
      as('ana', () => closeReportsWithDecision('ana', event(), 'kept')),
    ).rejects.toMatchObject({
      code: 'permission-denied',
    });
    expect(await eventReport('ana')).toMatchObject({ status: 'open' });
  });
});
