import { useState } from 'react';
import { newDocumentId } from '#platform/firestore/new-document-id.ts';
import type { ListDraft, ListedItem } from '#features/lists/model/named-list.ts';
import { cleanLine, cleanPlainText } from '#shared/text/plain-text.ts';
import { listCreateErrors } from '#features/lists/texts.ts';
import { ListForm } from './list-form.tsx';
import { useListAction } from './use-list-action.ts';

interface NewListFormProps {
  uid: string;
  /** What the form begins with; empty when absent. */
  start?: ListDraft;
  /** The places that the list begins with. */
  items: readonly ListedItem[];
  submitLabel: string;
  onCreated: (id: string) => void;
  onCancel: () => void;
}

const empty: ListDraft = { name: '', note: '' };

/** Makes a list, for its owner alone. */
export function NewListForm({
  uid,
  start = empty,
  items,
  submitLabel,
  onCreated,
  onCancel,
}: NewListFormProps) {
  const act = useListAction(uid);
  // One for every attempt: a list whose answer was lost is not made twice.
  const [id] = useState(newDocumentId);
  return (
    <ListForm
      start={start}
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
        await act({ kind: 'create', list });
        onCreated(id);
      }}
    />
  );
}
