import { useState } from 'react';
import { newDocumentId } from '#platform/firestore/new-document-id.ts';
import type { ListDraft, ListedItem } from '#features/lists/model/named-list.ts';
import { language } from '#shared/language.ts';
import type { Language } from '#shared/languages.ts';
import { cleanLine, cleanPlainText } from '#shared/text/plain-text.ts';
import { listCreateErrors } from '#features/lists/texts.ts';
import { ListForm } from './list-form.tsx';
import { useListAction } from './use-list-action.ts';

interface NewListFormProps {
  uid: string;
  /** Initial values; empty if absent. */
  initialDraft?: ListDraft;
  /** Language of the initial notes; that of the page if absent. */
  notesLanguage?: Language;
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
  notesLanguage = language,
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
          language: notesLanguage,
          isPublic: false,
          items,
        };
        await runAction({ kind: 'create', list });
        onCreated(id);
      }}
    />
  );
}
