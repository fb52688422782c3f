import { AppError } from '#shared/app-error.ts';
import { cleanPlainText } from '#shared/text/plain-text.ts';

/** Kinds of items that can be reported, with the report field that holds the id. Images use the id of their review. */
export const reportedFields = {
  review: 'reviewId',
  event: 'eventId',
  pictures: 'reviewId',
} as const;
export type ReportedKind = keyof typeof reportedFields;

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
const maxStoredReason = 1_000;

const separator = ': ';

/** Maximum number of characters of the details: with the longest reason before them they fit the stored limit. */
export const maxReportDetails =
  maxStoredReason - separator.length - Math.max(...reportReasons.map(({ length }) => length));

/** Form values of a report. */
export interface ReportDraft {
  reason: ReportReason;
  /** Free text of the reporter; may be empty. */
  details: string;
}

/**
 * Returns the text stored in the field `reason`: 'spam', or 'spam: details'. 'other' requires details.
 * @throws AppError 'invalid-input' for details above maxReportDetails, and for 'other' without details
 */
export function storedReportReason({ reason, details }: ReportDraft): string {
  const cleanDetails = cleanPlainText(details);
  if (cleanDetails.length > maxReportDetails || (reason === 'other' && cleanDetails === '')) {
    throw new AppError('invalid-input', `A report holds 1 to ${maxReportDetails} characters`);
  }
  return cleanDetails === '' ? reason : reason + separator + cleanDetails;
}

/**
 * Returns the same text as storedReportReason() for details that the caller did not write. Cuts details that are too
 * long instead of throwing.
 */
export function shortenedReportReason({ reason, details }: ReportDraft): string {
  const cleanDetails = details.slice(0, maxReportDetails).trimEnd();
  return cleanDetails === '' ? reason : reason + separator + cleanDetails;
}

/** Parses a text stored by storedReportReason(). Returns any other text unchanged as details of 'other'. */
export function parseReportReason(stored: string): ReportDraft {
  const separatorIndex = stored.indexOf(separator);
  const reasonText = separatorIndex < 0 ? stored : stored.slice(0, separatorIndex);
  const reason = reportReasons.find((candidate) => candidate === reasonText);
  if (!reason) return { reason: 'other', details: stored };
  return {
    reason,
    details: separatorIndex < 0 ? '' : stored.slice(separatorIndex + separator.length),
  };
}

/** Returns the document id of a report: one per user and item, so that a user cannot report an item repeatedly. */
export function reportId(
  { kind, id }: Pick<ReportSubject, 'kind' | 'id'>,
  reporter: string,
): string {
  return kind === 'pictures' ? `${id}_pictures_${reporter}` : `${id}_${reporter}`;
}
