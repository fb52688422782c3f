import { useQueryClient } from '@tanstack/react-query';
import { helpfulMutation } from '#features/reviews/data/helpful-queries.ts';
import { useChangeMark } from '#features/marks/components/use-change-mark.ts';
import * as texts from '#features/reviews/mark-texts.ts';

const failureTexts = {
  pendingAccount: texts.pendingMarker,
  failure: texts.helpfulFailureText,
};

/** Returns a function that sets and removes helpful marks of a user (useChangeMark()). */
export function useChangeHelpful() {
  return useChangeMark(helpfulMutation(useQueryClient()), failureTexts);
}
