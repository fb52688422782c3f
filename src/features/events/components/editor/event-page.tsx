import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { editedEventQuery } from '#features/events/data/managed-event-queries.ts';
import { toCopiedDraft, toEventDraft, newEventDraft } from '#features/events/model/event-draft.ts';
import type { GuideEvent } from '#features/events/model/event.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/events/panel-texts.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { RecordPage } from '#features/places/components/record-page.tsx';

const EventEditor = lazyPart(
  texts.loadingEvent,
  async () => (await import('./event-editor.tsx')).EventEditor,
);

interface EventPageProps {
  user: User;
  /** Id of the event to edit; null for a new event of `placeId`. */
  eventId: string | null;
  /** Id of the event that a new one is copied from; null for none. */
  copiedEventId: string | null;
  placeId: string;
  /** Path of the list that the back link leads to. */
  listPath: string;
}

/** Renders the page where a manager of the place creates or edits an event. */
export function EventPage({ user, eventId, copiedEventId, placeId, listPath }: EventPageProps) {
  const loadedId = eventId ?? copiedEventId;
  const loadedEvent = useQuery({
    ...editedEventQuery(user.uid, loadedId ?? ''),
    enabled: loadedId !== null,
  });
  // Loads the chunk in parallel with the event and its place.
  useEffect(() => {
    EventEditor.preload();
  }, []);
  return (
    <RecordPage
      user={user}
      title={eventId === null ? texts.newEvent : texts.editEventTitle}
      listPath={listPath}
      listName={texts.eventsTitle}
      record={loadedId === null ? null : loadedEvent}
      placeId={placeId}
      sentences={texts.editedEventErrors}
      loading={texts.loadingEvent}
    >
      {(place, event) => (
        <EventEditor
          key={loadedId ?? place.id}
          user={user}
          place={place}
          event={eventId === null ? null : event}
          initialDraft={event ? createInitialEventDraft(event, eventId === null) : newEventDraft}
          listPath={listPath}
        />
      )}
    </RecordPage>
  );
}

function createInitialEventDraft(event: GuideEvent, isCopy: boolean) {
  return isCopy ? toCopiedDraft(event) : toEventDraft(event);
}
