import { AppError } from '#shared/app-error.ts';
import { cleanPlainText } from '#shared/text/plain-text.ts';

/** What can be reported, and the field of a report that holds its id: of pictures, that of their review. */
export const reportedFields = {
  review: 'reviewId',
  event: 'eventId',
  pictures: 'reviewId',
} as const;
export type ReportedKind = keyof typeof reportedFields;

/** What a report is about. */
export interface ReportSubject {
  kind: ReportedKind;
  id: string;
  /** The place that the review, or that of the pictures, is of, or where the event takes place. */
  placeId: string;
}

/** Why somebody reports it; labels are in ../texts.ts. */
export const reportReasons = [
  'offensive',
  'spam',
  'false',
  'private',
  'off-topic',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** 'open' waits for a super admin; 'kept' and 'removed' say what became of what was reported. */
export const reportStatuses = ['open', 'kept', 'removed'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** A report as super admins see it. */
export interface Report {
  /** As reportId(). */
  id: string;
  subject: ReportSubject;
  reason: ReportReason;
  /** Own words, may be ''. */
  details: string;
  status: ReportStatus;
  createdAt: Date | null;
  updatedAt: Date | null;
}

/** Characters of the stored reason; rules hold the same bound. */
const maxStoredReason = 1_000;

const separator = ': ';

/** Characters one may add in one's own words: with the longest reason before them they fit the stored bound. */
export const maxReportDetails =
  maxStoredReason - separator.length - Math.max(...reportReasons.map(({ length }) => length));

/** A report, as somebody writes it. */
export interface ReportDraft {
  reason: ReportReason;
  /** Own words, may be empty. */
  details: string;
}

/**
 * A report as the field `reason` stores it: 'spam', or 'spam: own words'. 'other' says nothing alone, so it
 * needs words.
 * @throws AppError 'invalid-input' for more words than maxReportDetails, and for 'other' without any
 */
export function storedReportReason({ reason, details }: ReportDraft): string {
  const words = cleanPlainText(details);
  if (words.length > maxReportDetails || (reason === 'other' && words === '')) {
    throw new AppError('invalid-input', `A report holds 1 to ${maxReportDetails} characters`);
  }
  return words === '' ? reason : reason + separator + words;
}

/** As storedReportReason(), for words that somebody else wrote: cut where they are too many. Never throws. */
export function shortenedReportReason({ reason, details }: ReportDraft): string {
  const words = details.slice(0, maxReportDetails).trimEnd();
  return words === '' ? reason : reason + separator + words;
}

/** What storedReportReason() stored; 'other' with the text as it is for anything else. */
export function parseReportReason(stored: string): ReportDraft {
  const at = stored.indexOf(separator);
  const word = at < 0 ? stored : stored.slice(0, at);
  const reason = reportReasons.find((known) => known === word);
  if (!reason) return { reason: 'other', details: stored };
  return { reason, details: at < 0 ? '' : stored.slice(at + separator.length) };
}

/** The document id of a report: one for each person and thing, so that reports do not pile up. */
export function reportId(
  { kind, id }: Pick<ReportSubject, 'kind' | 'id'>,
  reporter: string,
): string {
  return kind === 'pictures' ? `${id}_pictures_${reporter}` : `${id}_${reporter}`;
}
