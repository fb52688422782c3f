import { useNavigate } from 'react-router-dom';
import type { ListDraft, ListedItem } from '#features/lists/model/named-list.ts';
import type { Language } from '#shared/languages.ts';
import { linkTo } from '#shared/routes.ts';
import { NewListForm } from '#features/lists/components/new-list-form.tsx';
import * as texts from '#features/lists/texts.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useToast } from '#ui/toast.tsx';

interface CopyListDialogProps {
  uid: string;
  title: string;
  /** Initial values of the form. */
  initialDraft: ListDraft;
  notesLanguage: Language;
  items: readonly ListedItem[];
  onClose: () => void;
}

/** Dialog that creates an own list with the places and notes of another list. */
export function CopyListDialog(props: CopyListDialogProps) {
  const { uid, title, initialDraft, notesLanguage, items, onClose } = props;
  const toast = useToast();
  const navigate = useNavigate();
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="text-ink-muted">{texts.copyDescription(items.length)}</p>
      <div className="mt-3">
        <NewListForm
          uid={uid}
          initialDraft={initialDraft}
          notesLanguage={notesLanguage}
          items={items}
          submitLabel={texts.copy}
          onCreated={(listId) => {
            onClose();
            toast(texts.listCopied, {
              label: texts.openList,
              run: () => void navigate(linkTo('/favorites/listas/:listId', { listId })),
            });
          }}
          onCancel={onClose}
        />
      </div>
    </Dialog>
  );
}
