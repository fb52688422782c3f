import type { WriteBatch } from 'firebase/firestore/lite';

import { subjectIdFields, reportId } from '#features/moderation/model/report.ts';
import type { ReportSubject } from '#features/moderation/model/report.ts';

import type { WriteConnection } from '#platform/firestore/write-firestore.ts';

/** A report to be stored. */
export interface NewReport {
  /** The signed-in reporter. */
  uid: string;
  subject: ReportSubject;
  /** Text from storedReportReason(). */
  reason: string;
}

/** Adds a report to a batch. */
export function addReport(
  { sdk, db, writes }: WriteConnection,
  batch: WriteBatch,
  { uid, subject, reason }: NewReport,
): void {
  const now = writes.serverTimestamp();
  batch.set(sdk.doc(db, 'reports', reportId(subject, uid)), {
    [subjectIdFields[subject.kind]]: subject.id,
    ...(subject.kind === 'pictures' && { about: 'pictures' }),
    placeId: subject.placeId,
    reporter: uid,
    reason,
    status: 'open',
    createdAt: now,
    updatedAt: now,
  });
}
