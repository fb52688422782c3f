import { claimStatuses, maxClaimMessage } from './claim.ts';
import type { Claim } from './claim.ts';
import { maxAnswerLength } from '#features/notifications/model/notification.ts';
import { cleanPlainText } from '#shared/text/plain-text.ts';

import { fieldsOf, instantOf, textOf } from '#shared/stored-fields.ts';

/** Returns a claim from a stored document. Cleans the texts again, because clients can write past the app. */
export function toClaim(id: string, data: unknown): Claim {
  const stored = fieldsOf(data);
  const readText = (name: string, maxLength: number) =>
    cleanPlainText(textOf(stored[name], maxLength));
  // A refusal always has an answer, so a stored first answer identifies an appeal.
  const firstMessage = readText('firstAnswer', maxAnswerLength);
  return {
    id,
    placeId: textOf(stored['placeId'], 128),
    userId: textOf(stored['userId'], 128),
    message: readText('message', maxClaimMessage),
    first:
      firstMessage === ''
        ? null
        : { message: readText('firstMessage', maxClaimMessage), answer: firstMessage },
    status: claimStatuses.find((status) => status === stored['status']) ?? 'pending',
    answer: readText('answer', maxAnswerLength),
    auditId: textOf(stored['auditId'], 128),
    createdAt: instantOf(stored['createdAt']),
    decidedAt: instantOf(stored['decidedAt']),
  };
}
