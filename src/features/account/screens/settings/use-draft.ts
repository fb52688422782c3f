import { useState } from 'react';
import { keepDraft, readDraft } from '#platform/device/draft-store.ts';
import type { DraftKind } from '#platform/device/draft-store.ts';
import { useLeaveWarning } from '#ui/form/use-leave-warning.ts';

const fieldDrafts: DraftKind<string> = {
  name: 'field-draft',
  kept: 'page',
  parse: (stored) => (typeof stored === 'string' ? stored : null),
};

/**
 * The text of a field that may be left unsaved: it is still there when one comes back to the screen, and the
 * browser asks before the page is closed. Untouched, it follows what is stored.
 * @param field.uid whose field
 * @param field.name which field
 * @param saved the text that is stored, as far as is known
 */
export function useDraft({ uid, name }: { uid: string; name: string }, saved: string) {
  const owner = { uid, of: name };
  const [typed, setTyped] = useState(() => readDraft(fieldDrafts, owner));
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
      keepDraft(fieldDrafts, owner, draft);
      setTyped(draft);
    },
    /** The field holds what is stored. */
    settle: (next: string) => {
      keepDraft(fieldDrafts, owner, null);
      setTyped(null);
      setStored(next);
    },
  };
}
