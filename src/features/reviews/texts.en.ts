import { reviewCountText, starCountText } from '#features/reviews/count-texts.en.ts';
import type { ReviewOrder } from '#features/reviews/model/review-order.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const reviewerErrors: ErrorSentences = { default: 'Could not load the profile' };

export const reviewsErrors: ErrorSentences = { default: 'Could not load the reviews' };

export const ownReviewErrors: ErrorSentences = { default: 'Could not load your review' };

export const reviewSaveErrors: ErrorSentences = {
  default: 'Could not save your review',
  'permission-denied': 'You cannot review this place right now',
  'not-found': 'This place is no longer in the guide and does not accept reviews.',
  conflict: 'Many people are reviewing this place right now. Try again.',
};

export const reviewRemoveErrors: ErrorSentences = {
  default: 'Could not delete your review',
  'permission-denied': 'You cannot delete this review right now',
  'not-found': 'This place is no longer in the guide, and its reviews no longer appear.',
  conflict: 'Many people are reviewing this place right now. Try again.',
};

export function unsentPicturesText(uploads: { isBusy: boolean; failedCount: number }): string {
  if (uploads.isBusy) return 'Wait for the photos to be uploaded.';
  if (uploads.failedCount === 0) return '';
  return uploads.failedCount === 1
    ? 'One photo was not uploaded. Try again or remove the photo.'
    : 'Some photos were not uploaded. Try again or remove the photos.';
}

// List of reviews
export const reviewControlsLabel = 'Reviews';
export const orderLabels: Record<ReviewOrder, string> = {
  newest: 'Most recent',
  best: 'Highest rated',
  worst: 'Lowest rated',
  visited: 'Verified visits',
};
export const sortReviews = 'Sort reviews';
export const searchReviews = 'Search reviews';
export const loadingReviews = 'Loading reviews…';
export const seeMoreReviews = 'See more reviews';
export const noReviewsTitle = 'No reviews yet';
export const noReviewsHint =
  'When someone writes about their visit, their review will appear here.';
export const noVisitedReviewsTitle = 'No reviews with a verified visit';
export const noVisitedReviewsHint =
  'They appear when a member uses a club benefit here and reviews the place.';
export const nothingFoundTitle = 'No reviews found';
export const nothingFoundYetHint =
  'Search for other words, or load more reviews to search those too.';
export const nothingFoundHint = 'Search for other words.';

// Review
export const ownReviewLabel = 'Your review';

export const verifiedVisit = 'Verified visit';

export function ofReviewBy(authorName: string): string {
  return `of the review by ${authorName}`;
}

export function replyOf(placeTitle: string): string {
  return `Reply from ${placeTitle}`;
}

export function ofReplyOf(placeTitle: string): string {
  return `of the reply from ${placeTitle}`;
}

export function reviewPhotoAlt(authorName: string, position: number, count: number): string {
  return `Photo by ${authorName}, ${position} of ${count}`;
}

export const picturesInReview = 'Being checked';
export const picturesInReviewHint =
  'Only the person who sent these photos and our team can see them.';

export function moreOptions(authorName: string): string {
  return `More options for the review by ${authorName}`;
}

export const reportReview = 'Report review';
export const reportPictures = 'Report photos';

export function ofAuthor(authorName: string): string {
  return ` by ${authorName}`;
}

export const ownReviewReported = 'This review is yours.';
export const pendingReporter =
  'Your account is awaiting approval by the administrator. Once it is approved, you can report reviews.';

// Reviewer
export const loadingProfile = 'Loading the profile…';
export const profileNotShown = "This person's profile is private.";

export function reviewsInGuide(count: number): string {
  return `${reviewCountText(count)} in the guide`;
}

export function inGuideSince(month: string): string {
  return `In the guide since ${month}`;
}

// Own review
export const reviewInvitation = 'Been here? Tell us how it was.';
export const writeReview = 'Review';
export const loadingOwnReview = 'Loading your review…';
export const unreadOwnReviewHint =
  'If you have already reviewed this place, you will be able to choose which review to keep.';
export const reviewsPaused = 'Reviews are paused for now. Come back another time.';
export const ownPlace = 'You manage this place, so you cannot review it.';
export const pendingReviewer =
  'Your account is awaiting approval by the administrator. Once it is approved, you can review places.';
export const edit = 'Edit';
export const remove = 'Delete';
export const ownReviewSubject = ' your review';

// Form
export const reviewThisPlace = 'Review this place';
export const editOwnReview = 'Edit your review';
export const draftRestored = 'You had started writing.';
export const discardDraft = 'Discard draft';
export const ownRatingLabel = 'Your rating';
export const ratingHint = 'Choose 1 to 5 stars';
export const ratingMissing = 'Choose 1 to 5 stars.';

export const ratingLabels = ['Terrible', 'Poor', 'Average', 'Good', 'Excellent'] as const;

export function ratingText(stars: number): string {
  return `${starCountText(stars)}: ${ratingLabels[stars - 1] ?? ''}`;
}

export const reviewTextLabel = 'How was it? (optional)';
export const reviewTextHint = 'Everyone can read it, with your name and photo.';
export const picturesLabel = 'Photos (optional)';
export const loadingPictures = 'Loading photos…';
export const publishReview = 'Publish review';
export const saveChanges = 'Save changes';
export const savingReview = 'Saving…';
export const reviewPublished = 'Review published';
export const reviewUpdated = 'Review updated';
export const alreadyReviewed =
  'You have already reviewed this place. Save to replace the existing review with this one.';
export const picturesWithoutPlace = 'The upload does not say which place the review is about.';
export const tooManyUnsavedPictures =
  'Too many photos for this review have been uploaded without being saved. Save the review or try again in an hour.';

// Deletion
export const deleteReviewTitle = 'Delete your review?';
export const deletionHint =
  'Your rating and your text will be removed from the page. This cannot be undone.';
export const deletionHintWithReply =
  "Your rating, your text and the place's reply will be removed from the page. This cannot be undone.";
export const deleteReview = 'Delete review';
export const deletingReview = 'Deleting…';
export const keepReview = 'Keep review';
export const reviewDeleted = 'Review deleted';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.en.ts')>;
