/** Maximum number of characters of a review, and of the reply of a place. */
export const maxReviewLength = 2_000;

/** Maximum number of images per review. */
export const maxReviewPictures = 3;

/**
 * Visibility of the images of a review: 'waiting' (held for review) from a report until a super admin decides; 'kept'
 * if the super admin decided to keep them. Later reports do not change this status.
 */
export const pictureStatuses = ['shown', 'waiting', 'kept'] as const;

/** Number of reviews per page. */
export const reviewPageSize = 10;
