import { useState } from 'react';
import { saveDraft, readDraft } from '#platform/device/draft-store.ts';
import type { DraftKind } from '#platform/device/draft-store.ts';
import { useLeaveWarning } from '#ui/form/use-leave-warning.ts';

const fieldDrafts: DraftKind<string> = {
  name: 'field-draft',
  kept: 'page',
  parse: (stored) => (typeof stored === 'string' ? stored : null),
};

/**
 * Returns the text of a field with a draft that survives leaving the page. The browser asks before closing the page
 * with an unsaved draft. An unedited field follows the stored value.
 * @param field.uid owner of the draft
 * @param field.name name of the field
 * @param saved last known stored text
 */
export function useDraft({ uid, name }: { uid: string; name: string }, saved: string) {
  const owner = { uid, of: name };
  const [typed, setTyped] = useState(() => readDraft(fieldDrafts, owner));
  // Last saved value, in case the record could not be read again.
  const [stored, setStored] = useState(saved);
  const [known, setKnown] = useState(saved);
  if (known !== saved) {
    setKnown(saved);
    setStored(saved);
  }
  const isUnsaved = typed !== null && typed !== stored;

  useLeaveWarning(isUnsaved);

  return {
    text: typed ?? stored,
    isUnsaved,
    type: (next: string) => {
      // Text that equals the stored value is not a draft.
      const draft = next === stored ? null : next;
      saveDraft(fieldDrafts, owner, draft);
      setTyped(draft);
    },
    /** Resets the field to the given stored value. */
    settle: (next: string) => {
      saveDraft(fieldDrafts, owner, null);
      setTyped(null);
      setStored(next);
    },
  };
}
