import { useState } from 'react';
import { useLeaveWarning } from '#components/saving/use-leave-warning.ts';

/** What was typed and not saved, by person and field, until the page is closed. */
const drafts = new Map<string, string>();

/**
 * The text of a field that may be left unsaved: it is still there when one comes back to the screen, and the
 * browser asks before the page is closed. Untouched, it follows what is stored.
 * @param field whose field, and which
 * @param saved the text that is stored, as far as is known
 */
export function useDraft(field: { uid: string; name: string }, saved: string) {
  const key = `${field.uid} ${field.name}`;
  const [typed, setTyped] = useState(drafts.get(key) ?? null);
  // What was just stored, where the record could not be read again.
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
      // Typed back to what is stored, it is nobody's draft.
      const draft = next === stored ? null : next;
      if (draft === null) drafts.delete(key);
      else drafts.set(key, draft);
      setTyped(draft);
    },
    /** The field holds what is stored. */
    settle: (next: string) => {
      drafts.delete(key);
      setTyped(null);
      setStored(next);
    },
  };
}
