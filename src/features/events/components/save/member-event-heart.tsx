import { useQuery, useQueryClient } from '@tanstack/react-query';
import { savedEventsQuery } from '#features/events/data/saved-event-queries.ts';
import type { SavedEvent } from '#features/events/model/saved-event.ts';
import type { SyncMarkProps } from '#features/marks/components/use-mark.ts';
import { useSyncMark } from '#features/marks/components/use-sync-mark.ts';
import { savedEventFailureText } from '#features/events/mark-texts.ts';
import { useChangeSavedEvent } from './use-change-saved-event.ts';

/** Connects the heart of an event to the saved events of a signed-in user. Renders nothing. */
export function MemberEventHeart({ owner, eventId, ...mark }: SyncMarkProps & { eventId: string }) {
  const client = useQueryClient();
  const changeSavedEvent = useChangeSavedEvent();
  const savedEvents = savedEventsQuery(owner.uid);
  const includesEvent = (marks: readonly SavedEvent[]) =>
    marks.some((saved) => saved.eventId === eventId);
  const { data: isSet = false } = useQuery({ ...savedEvents, select: includesEvent });
  useSyncMark({
    ...mark,
    isSet,
    readIsSet: async () => includesEvent(await client.ensureQueryData(savedEvents)),
    saveChange: (saved) => changeSavedEvent(owner, { eventId, saved }),
    failure: savedEventFailureText,
  });
  return null;
}
