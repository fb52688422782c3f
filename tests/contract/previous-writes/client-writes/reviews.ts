import { savePreferences } from '#features/account/data/profile-writes.ts';
import { setHelpful } from '#features/reviews/data/helpful-store.ts';
import { deleteReview } from '#features/reviews/data/review-removal.ts';
import { removeReply, replyToReview } from '#features/reviews/data/review-reply-store.ts';
import { saveReview } from '#features/reviews/data/review-writes.ts';
import { saveReviewerProfile } from '#features/reviews/data/reviewer-writes.ts';
import { aReviewPicture } from '../../../rules/city.ts';
import type { Browsers } from '../recorder.ts';
import { long, placeImage } from './values.ts';

export async function writeReviews({ as }: Browsers): Promise<void> {
  const id = 'open1_member';
  const pictures = [
    { ...placeImage, url: aReviewPicture(id).split('#')[0] ?? '' },
    { ...placeImage, url: `/uploads/reviews/${id}/${'e'.repeat(25)}.webp` },
  ];
  await as('member', savePreferences, 'member', { reviewerProfile: true });
  await as('member', saveReview, 'member', 'open1', { rating: 5, text: long(2_000), pictures });
  await as('member', saveReview, 'member', 'open1', { rating: 3, text: '', pictures: [] });
  await as('member', saveReviewerProfile, 'member', false);
  await as('manager', replyToReview, id, long(2_000));
  await as('manager', removeReply, id);
  await as('reviewer', setHelpful, 'reviewer', id, true);
  await as('reviewer', setHelpful, 'reviewer', id, false);
  await as('reviewer', setHelpful, 'reviewer', id, true);
  await as('member', deleteReview, 'member', { placeId: 'open1', userId: 'member' });
}
