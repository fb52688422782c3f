import { claimStatuses, maxClaimMessage } from './claim.ts';
import type { Claim } from './claim.ts';
import { maxAnswerLength } from '#features/notifications/model/notice.ts';
import { cleanPlainText } from '#shared/text/plain-text.ts';

import { fieldsOf, instantOf, textOf } from '#shared/stored-fields.ts';

/** A claim from a stored document. Texts are cleaned once more: whoever writes past the app stores anything. */
export function toClaim(id: string, data: unknown): Claim {
  const stored = fieldsOf(data);
  const text = (name: string, most: number) => cleanPlainText(textOf(stored[name], most));
  // A refusal has an answer, by which an appeal is known.
  const refusal = text('firstAnswer', maxAnswerLength);
  return {
    id,
    placeId: textOf(stored['placeId'], 128),
    userId: textOf(stored['userId'], 128),
    message: text('message', maxClaimMessage),
    first:
      refusal === '' ? null : { message: text('firstMessage', maxClaimMessage), answer: refusal },
    status: claimStatuses.find((status) => status === stored['status']) ?? 'pending',
    answer: text('answer', maxAnswerLength),
    auditId: textOf(stored['auditId'], 128),
    createdAt: instantOf(stored['createdAt']),
    decidedAt: instantOf(stored['decidedAt']),
  };
}
