import { expect, it } from 'vitest';

import {
  maxReportDetailsLength,
  parseReportReason,
  reportId,
  reportReasons,
  shortenedReportReason,
  storedReportReason,
} from './report.ts';

it('stores the reason followed by the details', () => {
  expect(storedReportReason({ reason: 'spam', details: '' })).toBe('spam');
  expect(storedReportReason({ reason: 'spam', details: ' Anúncio\u202e de loja. ' })).toBe(
    'spam: Anúncio de loja.',
  );
});

it.each(reportReasons)('fits the limit of the security rules with the reason %s', (reason) => {
  const stored = storedReportReason({ reason, details: 'a'.repeat(maxReportDetailsLength) });
  expect(stored.length).toBeLessThanOrEqual(1_000);
});

it('cuts details that became too long after a name was erased from them', () => {
  const details = 'a'.repeat(2 * maxReportDetailsLength);
  expect(shortenedReportReason({ reason: 'off-topic', details }).length).toBe(1_000);
  expect(shortenedReportReason({ reason: 'spam', details: '' })).toBe('spam');
});

it('refuses details above the limit', () => {
  const details = 'a'.repeat(maxReportDetailsLength + 1);
  expect(() => storedReportReason({ reason: 'spam', details })).toThrow(
    expect.objectContaining({ code: 'invalid-input' }),
  );
});

it("refuses the reason 'other' without details", () => {
  expect(() => storedReportReason({ reason: 'other', details: ' \n' })).toThrow(
    expect.objectContaining({ code: 'invalid-input' }),
  );
});

it.each(reportReasons)('parses its own stored text for the reason %s', (reason) => {
  const draft = { reason, details: 'Diz: “o dono” é ladrão.' };
  expect(parseReportReason(storedReportReason(draft))).toEqual(draft);
});

it("parses a reason without details, and treats any other text as details of 'other'", () => {
  expect(parseReportReason('spam')).toEqual({ reason: 'spam', details: '' });
  expect(parseReportReason('ruim: muito')).toEqual({ reason: 'other', details: 'ruim: muito' });
});

it('a user has one report id for a review and another one for its images', () => {
  const id = 'p1_bia';
  expect(reportId({ kind: 'review', id }, 'ana')).toBe('p1_bia_ana');
  expect(reportId({ kind: 'pictures', id }, 'ana')).toBe('p1_bia_pictures_ana');
});
