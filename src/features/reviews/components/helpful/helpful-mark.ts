import { helpfulMarkList } from '#features/reviews/data/helpful-queries.ts';
import { markSync } from '#features/marks/components/mark-sync.ts';
import { helpfulFailureText, pendingMarker } from '#features/reviews/mark-texts.ts';

export const helpfulMark = {
  list: helpfulMarkList,
  pendingAccount: pendingMarker,
  failure: helpfulFailureText,
};

/** Syncs the button of a review. */
export const HelpfulSync = markSync(helpfulMark);
