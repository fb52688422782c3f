import { expect, it } from 'vitest';
import { isSameRequest, requestDueAt, requestId } from './request.ts';

const sent = new Date('2026-11-23T12:00:00Z');

it('has one id per user and place', () => {
  expect(requestId('p1', 'ana')).toBe('p1_ana');
});

it('is due seven days after a claim and two weeks after a correction', () => {
  expect(requestDueAt('claim', { createdAt: sent })).toEqual(new Date('2026-11-30T12:00:00Z'));
  expect(requestDueAt('correction', { createdAt: sent })).toEqual(new Date('2026-12-07T12:00:00Z'));
  expect(requestDueAt('claim', { createdAt: null })).toBeNull();
});

it('is another request after it was decided or sent again', () => {
  const shown = { status: 'pending', createdAt: sent, decidedAt: null };
  const later = new Date('2026-11-24T12:00:00Z');
  expect(isSameRequest(shown, { ...shown, createdAt: new Date(sent) })).toBe(true);
  expect(isSameRequest(shown, { ...shown, status: 'declined' })).toBe(false);
  expect(isSameRequest(shown, { ...shown, createdAt: later })).toBe(false);
  expect(isSameRequest(shown, { ...shown, decidedAt: later })).toBe(false);
});
