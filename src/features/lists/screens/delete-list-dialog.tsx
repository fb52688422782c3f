import type { NamedList } from '#features/lists/model/named-list.ts';
import { listCreateErrors, listDeleteErrors } from '#features/lists/texts.ts';
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
      toast(errorSentence(listCreateErrors, errorCode(error)));
    }
  };
  return (
    <ConfirmDialog
      title="Excluir lista"
      confirmLabel="Excluir"
      busyLabel="Excluindo..."
      sentences={listDeleteErrors}
      onClose={onClose}
      onConfirm={async () => {
        await runAction({ kind: 'delete', id: list.id });
        onDeleted();
        toast('Lista excluída', { label: 'Desfazer', run: () => void restoreList() });
      }}
    >
      <p className="wrap-anywhere">
        Tem certeza que deseja excluir “{list.name}”? As anotações dela são apagadas. Os lugares e
        seus favoritos continuam como estão.
      </p>
    </ConfirmDialog>
  );
}
