import { AppError } from '#shared/app-error.ts';
import { cleanPlainText } from '#shared/text/plain-text.ts';

/** Kinds of items that can be reported, with the report field that holds the id. Images use the id of their review. */
export const subjectIdFields = {
  review: 'reviewId',
  event: 'eventId',
  pictures: 'reviewId',
} as const;
export type ReportedKind = keyof typeof subjectIdFields;

/** The reported item. */
export interface ReportSubject {
  kind: ReportedKind;
  id: string;
  /** The place of the review, of the images' review or of the event. */
  placeId: string;
}

/** Reasons of a report. Labels are in ../texts.ts. */
export const reportReasons = [
  'offensive',
  'spam',
  'false',
  'private',
  'off-topic',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/**
 * States of a report: 'open' until a super admin decides; 'kept' and 'removed' are the outcome for the reported item.
 */
export const reportStatuses = ['open', 'kept', 'removed'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** A report as shown to super admins. */
export interface Report {
  /** Id from reportId(). */
  id: string;
  subject: ReportSubject;
  reason: ReportReason;
  /** Free text of the reporter; may be ''. */
  details: string;
  status: ReportStatus;
  createdAt: Date | null;
  updatedAt: Date | null;
}

/** Maximum number of characters of the stored reason. The security rules enforce the same limit. */
const maxStoredReasonLength = 1_000;

const separator = ': ';

/**
 * Maximum number of characters of the details, chosen so that the details fit the stored limit together with the
 * longest reason.
 */
export const maxReportDetailsLength =
  maxStoredReasonLength - separator.length - Math.max(...reportReasons.map(({ length }) => length));

/** Form values of a report. */
export interface ReportDraft {
  reason: ReportReason;
  /** Free text of the reporter; may be empty. */
  details: string;
}

/**
 * Returns the text stored in the field `reason`: 'spam', or 'spam: details'. 'other' requires details.
 * @throws AppError 'invalid-input' for details above maxReportDetailsLength, and for 'other' without details
 */
export function storedReportReason({ reason, details }: ReportDraft): string {
  const cleanDetails = cleanPlainText(details);
  if (cleanDetails.length > maxReportDetailsLength || (reason === 'other' && cleanDetails === '')) {
    throw new AppError('invalid-input', `A report holds 1 to ${maxReportDetailsLength} characters`);
  }
  return cleanDetails === '' ? reason : reason + separator + cleanDetails;
}

/**
 * Returns the text of storedReportReason() for an existing report whose details were changed by code, not by the
 * reporter. Cuts details that are too long instead of throwing.
 */
export function shortenedReportReason({ reason, details }: ReportDraft): string {
  const cleanDetails = details.slice(0, maxReportDetailsLength).trimEnd();
  return cleanDetails === '' ? reason : reason + separator + cleanDetails;
}

/** Parses a text stored by storedReportReason(). Returns any other text unchanged as details of 'other'. */
export function parseReportReason(storedText: string): ReportDraft {
  const separatorIndex = storedText.indexOf(separator);
  const reasonText = separatorIndex < 0 ? storedText : storedText.slice(0, separatorIndex);
  const reason = reportReasons.find((candidate) => candidate === reasonText);
  if (!reason) return { reason: 'other', details: storedText };
  return {
    reason,
    details: separatorIndex < 0 ? '' : storedText.slice(separatorIndex + separator.length),
  };
}

/** Returns the document id of a report: one per user and item, so that a user cannot report an item repeatedly. */
export function reportId(
  { kind, id }: Pick<ReportSubject, 'kind' | 'id'>,
  reporter: string,
): string {
  return kind === 'pictures' ? `${id}_pictures_${reporter}` : `${id}_${reporter}`;
}
