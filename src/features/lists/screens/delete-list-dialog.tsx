import type { NamedList } from '#features/lists/model/named-list.ts';
import * as texts from '#features/lists/texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { errorCode } from '#shared/app-error.ts';
import { useListAction } from '#features/lists/components/use-list-action.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';

interface DeleteListDialogProps {
  uid: string;
  list: NamedList;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks for confirmation before a list is deleted. The deletion can be undone afterwards. */
export function DeleteListDialog({ uid, list, onClose, onDeleted }: DeleteListDialogProps) {
  const runAction = useListAction(uid);
  const toast = useToast();
  const restoreList = async () => {
    try {
      await runAction({ kind: 'create', list });
    } catch (error) {
      toast(errorSentence(texts.listCreateErrors, errorCode(error)));
    }
  };
  return (
    <ConfirmDialog
      title={texts.deleteList}
      confirmLabel={texts.confirmDeletion}
      busyLabel={texts.deleting}
      sentences={texts.listDeleteErrors}
      onClose={onClose}
      onConfirm={async () => {
        await runAction({ kind: 'delete', id: list.id });
        onDeleted();
        toast(texts.listDeleted, { label: texts.undo, run: () => void restoreList() });
      }}
    >
      <p className="wrap-anywhere">{texts.deletionQuestion(list.name)}</p>
    </ConfirmDialog>
  );
}
