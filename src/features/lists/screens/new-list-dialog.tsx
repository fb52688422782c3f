import { NewListForm } from '#features/lists/components/new-list-form.tsx';
import * as texts from '#features/lists/texts.ts';
import { Dialog } from '#ui/dialog.tsx';

interface NewListDialogProps {
  uid: string;
  onClose: () => void;
  onCreated: (listId: string) => void;
}

/** Dialog that creates an empty list. Places are added from their pages. */
export function NewListDialog({ uid, onClose, onCreated }: NewListDialogProps) {
  return (
    <Dialog title={texts.newList} onClose={onClose}>
      <NewListForm
        uid={uid}
        items={[]}
        submitLabel={texts.createList}
        onCreated={onCreated}
        onCancel={onClose}
      />
    </Dialog>
  );
}
