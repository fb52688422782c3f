import { useQueryClient } from '@tanstack/react-query';
import { savedEventMutation } from '#features/events/data/saved-event-queries.ts';
import { useChangeMark } from '#features/marks/components/use-change-mark.ts';
import * as texts from '#features/events/mark-texts.ts';

const errorSentences = {
  pendingAccount: texts.savingAwaitsApproval,
  failure: texts.savedEventFailureText,
};

/** Returns a function that saves or removes an event for a user (useChangeMark()). */
export function useChangeSavedEvent() {
  return useChangeMark(savedEventMutation(useQueryClient()), errorSentences);
}
