import { expect, test } from 'vitest';
import { isTimeToReview } from './review-invitation.ts';

const used = new Date('2026-03-18T23:00:00Z');
const later = (minutes: number) => new Date(used.getTime() + minutes * 60_000);

test.each([
  ['during the visit', later(5), later(-30), false],
  ['a minute before two hours have passed', later(119), later(-30), false],
  ['two hours later', later(120), later(-30), true],
  ['when the guide is opened again', later(20), later(19), true],
  ['after four weeks', later(28 * 24 * 60), later(-30), true],
  ['after thirty days', later(30 * 24 * 60), later(30 * 24 * 60 - 1), false],
])('asks for a review %s: %#', (_, now, visitBegan, isAsked) => {
  expect(isTimeToReview(used, now, visitBegan)).toBe(isAsked);
});

test('does not ask about an unconfirmed visit', () => {
  expect(isTimeToReview(null, later(600), later(0))).toBe(false);
});
