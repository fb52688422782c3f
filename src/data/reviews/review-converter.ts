import type { Review } from '#domain/review.ts';
import { safeExternalUrl } from '#domain/safe-url.ts';

import { fieldsOf, instantOf, numberOf, textOf } from '../field-readers.ts';

/** A review from a stored document; an author without a name is 'Usuário' (SPEC section 4). */
export function toReview(id: string, data: unknown): Review {
  const fields = fieldsOf(data);
  return {
    id,
    placeId: textOf(fields['placeId'], 128),
    userId: textOf(fields['userId'], 128),
    authorName: textOf(fields['authorName'], 100) || 'Usuário',
    authorPhotoURL: safeExternalUrl(textOf(fields['authorPhotoURL'], 2_000)) ?? '',
    rating: Math.min(5, Math.max(1, Math.round(numberOf(fields['rating']) ?? 1))),
    text: textOf(fields['text'], 2_000),
    createdAt: instantOf(fields['createdAt']),
    updatedAt: instantOf(fields['updatedAt']),
    reply: toReply(fields['reply']),
    verifiedVisit: fields['verifiedVisit'] === true,
  };
}

function toReply(value: unknown): Review['reply'] {
  const fields = fieldsOf(value);
  const text = textOf(fields['text'], 2_000);
  return text === '' ? null : { text, repliedAt: instantOf(fields['repliedAt']) };
}
