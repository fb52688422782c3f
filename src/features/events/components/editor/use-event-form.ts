import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createEvent, updateEvent } from '#features/events/data/event-writes.ts';
import { newDocumentId } from '#platform/firestore/new-document-id.ts';
import { eventProblemFields, readEventDraft } from '#features/events/model/event-draft.ts';
import type { EventDraft } from '#features/events/model/event-draft.ts';
import type { EventContent, GuideEvent } from '#features/events/model/event.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/events/panel-texts.ts';
import { problemsByField } from '#ui/form/problems-by-field.ts';
import { useForm } from '#ui/form/use-form.ts';
import { useToast } from '#ui/toast.tsx';
import { removeBackGuard } from '#ui/use-back-guard.ts';
import { useNow } from '#ui/use-now.ts';
import { useEventChange } from './use-event-change.ts';

interface EventFormOptions {
  user: User;
  placeId: string;
  /** The event to edit; null for a new one. */
  storedEvent: GuideEvent | null;
  /** Initial form values. */
  initialDraft: EventDraft;
  /** Path to open after a successful save. */
  listPath: string;
}

/** Holds the form values of an event and their errors, and saves the event. */
export function useEventForm({
  user,
  placeId,
  storedEvent,
  initialDraft,
  listPath,
}: EventFormOptions) {
  const now = useNow();
  const toast = useToast();
  const navigate = useNavigate();
  const [eventId] = useState(() => storedEvent?.id ?? newDocumentId());
  const [isUploading, setUploading] = useState(false);
  const saveMutation = useEventChange(user.uid, (uid, content: EventContent) =>
    storedEvent
      ? updateEvent(uid, storedEvent, content)
      : createEvent(uid, { id: eventId, placeId }, content),
  );
  const form = useForm<EventDraft>({
    start: initialDraft,
    sentences: texts.eventSaveErrors,
    isWaiting: isUploading,
    problemsOf: (draft) =>
      problemsByField(
        readEventDraft(draft, { now: new Date(), stored: storedEvent }).problems,
        eventProblemFields,
        texts.eventProblemTexts,
      ),
    onSubmit: async (draft) => {
      await saveMutation.mutateAsync(
        readEventDraft(draft, { now: new Date(), stored: storedEvent }).content,
      );
      toast(storedEvent ? texts.eventSaved : texts.eventCreated);
      await removeBackGuard();
      void navigate(listPath, { replace: true });
    },
  });
  return {
    form,
    now,
    isUploading,
    setUploading,
    isDirty: !saveMutation.isSuccess && (form.isDirty || isUploading),
  };
}
