import { AppError } from '#shared/app-error.ts';
import {
  checkedByRule,
  choice,
  defineRecord,
  filled,
  id,
  instant,
  line,
  optional,
  text,
} from '#shared/record/record.ts';
import type { RecordOf } from '#shared/record/record.ts';
import { fieldsOf } from '#shared/stored-fields.ts';
import { cleanPlainText } from '#shared/text/plain-text.ts';
import { queues } from './queues.ts';

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

/** A report, stored with the id from reportId(). The security rules allow only one item per report. */
export const reportRecord = defineRecord(
  {
    /** Of a report of a review or of its images. */
    reviewId: optional(checkedByRule(line(300))),
    /** Of a report of an event. */
    eventId: optional(checkedByRule(id())),
    about: optional(checkedByRule(choice(['pictures'], null))),
    placeId: checkedByRule(id()),
    /** Text from storedReportReason(). */
    reason: filled(text(1_000)),
    /** 'kept' and 'removed' are the outcome for the reported item. */
    status: choice(queues.report.statuses),
    createdAt: checkedByRule(instant()),
    updatedAt: checkedByRule(instant()),
  },
  { unreadFields: { reporter: checkedByRule(id()) } },
);

/** A report as shown to super admins. */
export interface Report extends Pick<
  RecordOf<typeof reportRecord>,
  'status' | 'createdAt' | 'updatedAt'
> {
  /** Id from reportId(). */
  id: string;
  subject: ReportSubject;
  reason: ReportReason;
  /** Free text of the reporter; may be ''. */
  details: string;
}

/** Returns a report from a stored document. */
export function toReport(id: string, data: unknown): Report {
  const fields = reportRecord.read(data);
  const { placeId, status, createdAt, updatedAt } = fields;
  const reviewKind = fields.about ?? 'review';
  const kind = subjectIdFields.event in fieldsOf(data) ? 'event' : reviewKind;
  const { reason, details } = parseReportReason(fields.reason);
  return {
    id,
    subject: { kind, id: fields[subjectIdFields[kind]], placeId },
    reason,
    details: details.trim(),
    status,
    createdAt,
    updatedAt,
  };
}

const separator = ': ';

/**
 * Maximum number of characters of the details, chosen so that the details fit the stored limit together with the
 * longest reason.
 */
export const maxReportDetailsLength =
  reportRecord.fields.reason.maxLength -
  separator.length -
  Math.max(...reportReasons.map(({ length }) => length));

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
