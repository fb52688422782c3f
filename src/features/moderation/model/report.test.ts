import { expect, it } from 'vitest';

import {
  maxReportDetails,
  parseReportReason,
  reportId,
  reportReasons,
  shortenedReportReason,
  storedReportReason,
} from './report.ts';

it('stores the reason, and the own words behind it', () => {
  expect(storedReportReason({ reason: 'spam', details: '' })).toBe('spam');
  expect(storedReportReason({ reason: 'spam', details: ' Anúncio\u202e de loja. ' })).toBe(
    'spam: Anúncio de loja.',
  );
});

it.each(reportReasons)('fits the bound of the rules with the reason %s', (reason) => {
  const stored = storedReportReason({ reason, details: 'a'.repeat(maxReportDetails) });
  expect(stored.length).toBeLessThanOrEqual(1_000);
});

it('cuts words that grew while somebody was taken out of them', () => {
  const details = 'a'.repeat(2 * maxReportDetails);
  expect(shortenedReportReason({ reason: 'off-topic', details }).length).toBe(1_000);
  expect(shortenedReportReason({ reason: 'spam', details: '' })).toBe('spam');
});

it('refuses a word more', () => {
  const details = 'a'.repeat(maxReportDetails + 1);
  expect(() => storedReportReason({ reason: 'spam', details })).toThrow(
    expect.objectContaining({ code: 'invalid-input' }),
  );
});

it('refuses another reason that nobody explains', () => {
  expect(() => storedReportReason({ reason: 'other', details: ' \n' })).toThrow(
    expect.objectContaining({ code: 'invalid-input' }),
  );
});

it.each(reportReasons)('reads back what it stored of the reason %s', (reason) => {
  const draft = { reason, details: 'Diz: “o dono” é ladrão.' };
  expect(parseReportReason(storedReportReason(draft))).toEqual(draft);
});

it('reads the reason alone, and whatever else stands there as other words', () => {
  expect(parseReportReason('spam')).toEqual({ reason: 'spam', details: '' });
  expect(parseReportReason('ruim: muito')).toEqual({ reason: 'other', details: 'ruim: muito' });
});

it('gives a person one report of a review and another one of its pictures', () => {
  const id = 'p1_bia';
  expect(reportId({ kind: 'review', id }, 'ana')).toBe('p1_bia_ana');
  expect(reportId({ kind: 'pictures', id }, 'ana')).toBe('p1_bia_pictures_ana');
});
