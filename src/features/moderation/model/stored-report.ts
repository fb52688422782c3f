import { cleanPlainText } from '#shared/text/plain-text.ts';
import { parseReportReason, subjectIdFields, reportStatuses } from './report.ts';
import type { Report, ReportSubject } from './report.ts';

import { fieldsOf, instantOf, textOf } from '#shared/stored-fields.ts';

/**
 * Returns a report from a stored document. Cleans the texts again, because a client can write to Firestore without the
 * app.
 */
export function toReport(id: string, data: unknown): Report {
  const fields = fieldsOf(data);
  const { reason, details } = parseReportReason(textOf(fields['reason'], 1_000));
  return {
    id,
    subject: toSubject(fields),
    reason,
    details: cleanPlainText(details),
    status: reportStatuses.find((status) => status === fields['status']) ?? 'open',
    createdAt: instantOf(fields['createdAt']),
    updatedAt: instantOf(fields['updatedAt']),
  };
}

/** Returns the reported item. The security rules allow only one item per report. */
function toSubject(fields: Record<string, unknown>): ReportSubject {
  const reviewKind = fields['about'] === 'pictures' ? 'pictures' : 'review';
  const kind = subjectIdFields.event in fields ? 'event' : reviewKind;
  return {
    kind,
    id: textOf(fields[subjectIdFields[kind]], 300),
    placeId: textOf(fields['placeId'], 128),
  };
}
