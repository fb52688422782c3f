import { expect, it } from 'vitest';

import { toReport } from './report.ts';

it('reads a report of a review and cleans its texts', () => {
  const stored = {
    reviewId: 'p1_bia',
    placeId: 'p1',
    reporter: 'ana',
    reason: 'spam: Vende\u202e tudo.',
    status: 'kept',
  };
  expect(toReport('p1_bia_ana', stored)).toEqual({
    id: 'p1_bia_ana',
    subject: { kind: 'review', id: 'p1_bia', placeId: 'p1' },
    reason: 'spam',
    details: 'Vende tudo.',
    status: 'kept',
    createdAt: null,
    updatedAt: null,
  });
});

it('reads a report of the images of a review', () => {
  const stored = { reviewId: 'p1_bia', about: 'pictures', placeId: 'p1', reason: 'private' };
  expect(toReport('p1_bia_pictures_ana', stored)).toMatchObject({
    subject: { kind: 'pictures', id: 'p1_bia', placeId: 'p1' },
    reason: 'private',
  });
});

it('reads a report of an event', () => {
  expect(toReport('e1_ana', { eventId: 'e1', placeId: 'p1', reason: 'false' })).toMatchObject({
    subject: { kind: 'event', id: 'e1', placeId: 'p1' },
    reason: 'false',
    status: 'open',
  });
});

it('reads any other data as a report without a subject', () => {
  expect(toReport('x', { reviewId: ['p1'], status: 'lost' })).toMatchObject({
    subject: { kind: 'review', id: '', placeId: '' },
    reason: 'other',
    status: 'open',
  });
});
