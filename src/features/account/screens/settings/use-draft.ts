import { useState } from 'react';
import { saveDraft, readDraft } from '#platform/device/draft-store.ts';
import type { DraftKind } from '#platform/device/draft-store.ts';
import { useLeaveWarning } from '#ui/form/use-leave-warning.ts';

const fieldDrafts: DraftKind<string> = {
  name: 'field-draft',
  storage: 'page',
  parse: (storedDraft) => (typeof storedDraft === 'string' ? storedDraft : null),
};

/**
 * Returns the text of a field with a draft that survives navigation within the app. The browser asks before it closes
 * the app with an unsaved draft. An unedited field follows the stored value.
 * @param field.uid owner of the draft
 * @param field.name name of the field
 * @param savedText last known stored text
 */
export function useFieldDraft({ uid, name }: { uid: string; name: string }, savedText: string) {
  const owner = { uid, target: name };
  const [typedText, setTypedText] = useState(() => readDraft(fieldDrafts, owner));
  // The value of the last save replaces `savedText` if the record could not be read again.
  const [storedText, setStoredText] = useState(savedText);
  const [previousSavedText, setPreviousSavedText] = useState(savedText);
  if (previousSavedText !== savedText) {
    setPreviousSavedText(savedText);
    setStoredText(savedText);
  }
  const isUnsaved = typedText !== null && typedText !== storedText;

  useLeaveWarning(isUnsaved);

  return {
    text: typedText ?? storedText,
    isUnsaved,
    type: (next: string) => {
      // Text that equals the stored value is not a draft.
      const draft = next === storedText ? null : next;
      saveDraft(fieldDrafts, owner, draft);
      setTypedText(draft);
    },
    /** Resets the field to the given stored value. */
    settle: (next: string) => {
      saveDraft(fieldDrafts, owner, null);
      setTypedText(null);
      setStoredText(next);
    },
  };
}
