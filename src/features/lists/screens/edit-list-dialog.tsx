import type { NamedList } from '#features/lists/model/named-list.ts';
import { language } from '#shared/language.ts';
import * as texts from '#features/lists/texts.ts';
import { ListForm } from '#features/lists/components/list-form.tsx';
import { useListAction } from '#features/lists/components/use-list-action.ts';
import { Dialog } from '#ui/dialog.tsx';

interface EditListDialogProps {
  uid: string;
  list: NamedList;
  onClose: () => void;
}

/** Dialog that edits the name and the note of a list. */
export function EditListDialog({ uid, list, onClose }: EditListDialogProps) {
  const runAction = useListAction(uid);
  return (
    <Dialog title={texts.editList} onClose={onClose}>
      <ListForm
        initialDraft={{ name: list.name, note: list.note }}
        sentences={texts.listChangeErrors}
        submitLabel={texts.save}
        onCancel={onClose}
        onSave={async (draft) => {
          const change = { kind: 'describe', language, ...draft } as const;
          await runAction({ kind: 'change', id: list.id, change });
          onClose();
        }}
      />
    </Dialog>
  );
}
