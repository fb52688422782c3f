import { useState } from 'react';
import { newDocumentId } from '#data/firestore/new-document-id.ts';
import type { ListedItem } from '#domain/named-list.ts';
import { cleanLine, cleanPlainText } from '#domain/plain-text.ts';
import { listCreateErrors } from '#texts/errors/lists.ts';
import { ListForm } from './list-form.tsx';
import { useListAction } from './use-list-action.ts';

interface NewListFormProps {
  uid: string;
  /** What it begins with. */
  items: readonly ListedItem[];
  submitLabel: string;
  onCreated: (id: string) => void;
  onCancel: () => void;
}

/** Makes a list. */
export function NewListForm({ uid, items, submitLabel, onCreated, onCancel }: NewListFormProps) {
  const act = useListAction(uid);
  // One for every attempt: a list whose answer was lost is not made twice.
  const [id] = useState(newDocumentId);
  return (
    <ListForm
      start={{ name: '', note: '' }}
      sentences={listCreateErrors}
      submitLabel={submitLabel}
      onCancel={onCancel}
      onSave={async ({ name, note }) => {
        const list = { id, name: cleanLine(name), note: cleanPlainText(note), items };
        await act({ kind: 'create', list });
        onCreated(id);
      }}
    />
  );
}
