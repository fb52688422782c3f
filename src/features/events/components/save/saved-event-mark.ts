import { savedEventList } from '#features/events/data/saved-event-queries.ts';
import { savedEventsLink } from '#features/events/model/saved-events-view.ts';
import { markSync } from '#features/marks/components/mark-sync.ts';
import { savedEventFailureText, savingAwaitsApproval } from '#features/events/mark-texts.ts';

export const savedEventMark = {
  list: savedEventList,
  pendingAccount: savingAwaitsApproval,
  failure: savedEventFailureText,
  savedLink: savedEventsLink,
};

/** Syncs the heart of an event. */
export const SavedEventSync = markSync(savedEventMark);
