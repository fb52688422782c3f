import { useState } from 'react';
import { useLeaveWarning } from '#components/saving/use-leave-warning.ts';

/** What was typed and not saved, by person and field, until the page is closed. */
const drafts = new Map<string, string>();

/**
 * The text of a field that may be left unsaved: it is still there when one comes back to the screen, and the
 * browser asks before the page is closed.
 * @param field whose field, and which
 * @param saved the text that is stored
 */
export function useDraft(field: { uid: string; name: string }, saved: string) {
  const key = `${field.uid} ${field.name}`;
  const [text, setText] = useState(drafts.get(key) ?? saved);
  const isUnsaved = text !== saved;

  useLeaveWarning(isUnsaved);

  return {
    text,
    isUnsaved,
    type: (next: string) => {
      drafts.set(key, next);
      setText(next);
    },
    /** The field holds what is stored. */
    settle: (stored: string) => {
      drafts.delete(key);
      setText(stored);
    },
  };
}
