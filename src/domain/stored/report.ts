import { cleanPlainText } from '../plain-text.ts';
import { parseReportReason, reportStatuses } from '../report.ts';
import type { Report } from '../report.ts';

import { fieldsOf, instantOf, textOf } from './fields.ts';

/** A report from a stored document. Words are cleaned once more: whoever writes past the app stores anything. */
export function toReport(id: string, data: unknown): Report {
  const fields = fieldsOf(data);
  const { reason, details } = parseReportReason(textOf(fields['reason'], 1_000));
  return {
    id,
    reviewId: textOf(fields['reviewId'], 300),
    placeId: textOf(fields['placeId'], 128),
    reason,
    details: cleanPlainText(details),
    status: reportStatuses.find((status) => status === fields['status']) ?? 'open',
    createdAt: instantOf(fields['createdAt']),
    updatedAt: instantOf(fields['updatedAt']),
  };
}
