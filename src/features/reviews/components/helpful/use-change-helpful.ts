import { useQueryClient } from '@tanstack/react-query';
import { helpfulMutation } from '#features/reviews/data/helpful-queries.ts';
import { useChangeMark } from '#features/marks/components/use-change-mark.ts';
import { helpfulFailureText } from '#features/reviews/mark-texts.ts';

const failureTexts = {
  pendingAccount:
    'Sua conta aguarda a aprovação do administrador. Depois dela você poderá marcar avaliações como úteis.',
  failure: helpfulFailureText,
};

/** Returns a function that sets and removes helpful marks of a user (useChangeMark()). */
export function useChangeHelpful() {
  return useChangeMark(helpfulMutation(useQueryClient()), failureTexts);
}
