import { expect, test } from 'vitest';
import { minuteMs } from '#shared/time-units.ts';
import { isTimeToReview } from './review-invitation.ts';

const confirmedAt = new Date('2026-03-18T23:00:00Z');
const minutesLater = (minutes: number) => new Date(confirmedAt.getTime() + minutes * minuteMs);

test.each([
  ['during the visit', minutesLater(5), minutesLater(-30), false],
  ['a minute before two hours have passed', minutesLater(119), minutesLater(-30), false],
  ['two hours later', minutesLater(120), minutesLater(-30), true],
  ['when the guide is opened again', minutesLater(20), minutesLater(19), true],
  ['after four weeks', minutesLater(28 * 24 * 60), minutesLater(-30), true],
  ['after thirty days', minutesLater(30 * 24 * 60), minutesLater(30 * 24 * 60 - 1), false],
])('asks for a review %s: %#', (_, now, visitBegan, isAsked) => {
  expect(isTimeToReview(confirmedAt, now, visitBegan)).toBe(isAsked);
});

test('does not ask about an unconfirmed visit', () => {
  expect(isTimeToReview(null, minutesLater(600), minutesLater(0))).toBe(false);
});
