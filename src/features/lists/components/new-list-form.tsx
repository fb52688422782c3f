import { useState } from 'react';
import { newDocumentId } from '#platform/firestore/new-document-id.ts';
import type { ListDraft, ListedItem } from '#features/lists/model/named-list.ts';
import { cleanLine, cleanPlainText } from '#shared/text/plain-text.ts';
import { listCreateErrors } from '#features/lists/texts.ts';
import { ListForm } from './list-form.tsx';
import { useListAction } from './use-list-action.ts';

interface NewListFormProps {
  uid: string;
  /** Initial values; empty if absent. */
  initialDraft?: ListDraft;
  /** Initial places of the list. */
  items: readonly ListedItem[];
  submitLabel: string;
  onCreated: (id: string) => void;
  onCancel: () => void;
}

const emptyDraft: ListDraft = { name: '', note: '' };

/** Form that creates a private list. */
export function NewListForm({
  uid,
  initialDraft = emptyDraft,
  items,
  submitLabel,
  onCreated,
  onCancel,
}: NewListFormProps) {
  const runAction = useListAction(uid);
  // All attempts use the same id, so a retry after a lost response does not create a second list.
  const [id] = useState(newDocumentId);
  return (
    <ListForm
      initialDraft={initialDraft}
      sentences={listCreateErrors}
      submitLabel={submitLabel}
      onCancel={onCancel}
      onSave={async ({ name, note }) => {
        const list = {
          id,
          name: cleanLine(name),
          note: cleanPlainText(note),
          isPublic: false,
          items,
        };
        await runAction({ kind: 'create', list });
        onCreated(id);
      }}
    />
  );
}
