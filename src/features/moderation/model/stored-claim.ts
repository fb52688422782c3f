import { claimStatuses, maxClaimMessageLength } from './claim.ts';
import type { Claim } from './claim.ts';
import { maxAnswerLength } from '#features/notifications/model/notification.ts';
import { cleanPlainText } from '#shared/text/plain-text.ts';

import { fieldsOf, instantOf, textOf } from '#shared/stored-fields.ts';

/**
 * Returns a claim from a stored document. Cleans the texts again, because a client can write to Firestore without the
 * app.
 */
export function toClaim(id: string, data: unknown): Claim {
  const storedFields = fieldsOf(data);
  const readText = (name: string, maxLength: number) =>
    cleanPlainText(textOf(storedFields[name], maxLength));
  // A refusal always has an answer, so a stored first answer identifies an appeal.
  const firstAnswer = readText('firstAnswer', maxAnswerLength);
  return {
    id,
    placeId: textOf(storedFields['placeId'], 128),
    userId: textOf(storedFields['userId'], 128),
    message: readText('message', maxClaimMessageLength),
    first:
      firstAnswer === ''
        ? null
        : { message: readText('firstMessage', maxClaimMessageLength), answer: firstAnswer },
    status: claimStatuses.find((status) => status === storedFields['status']) ?? 'pending',
    answer: readText('answer', maxAnswerLength),
    auditId: textOf(storedFields['auditId'], 128),
    createdAt: instantOf(storedFields['createdAt']),
    decidedAt: instantOf(storedFields['decidedAt']),
  };
}
