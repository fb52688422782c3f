import type { EventDraft } from '#features/events/model/event-draft.ts';
import type { FormOf } from '#ui/form/use-form.ts';

/** What each part of the form is given. */
export interface PartProps {
  form: FormOf<EventDraft>;
}
