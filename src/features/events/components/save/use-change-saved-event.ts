import { useQueryClient } from '@tanstack/react-query';
import { savedEventMutation } from '#features/events/data/saved-event-queries.ts';
import { useChangeMark } from '#features/marks/components/use-change-mark.ts';
import { savedEventFailureText } from '#features/events/mark-texts.ts';

const errorSentences = {
  pendingAccount:
    'Sua conta aguarda a aprovação do administrador. Depois dela você poderá salvar eventos.',
  failure: savedEventFailureText,
};

/** Returns a function that saves or removes an event for a user (useChangeMark()). */
export function useChangeSavedEvent() {
  return useChangeMark(savedEventMutation(useQueryClient()), errorSentences);
}
