import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removeFolderMutation } from '#data/uploads/upload-folder-queries.ts';
import { errorCode } from '#domain/app-error.ts';
import type { UploadFolderView } from '#domain/upload-folder.ts';
import { countText } from '#texts/formats.ts';
import { uploadFolderRemoveErrors } from '#texts/errors/admin.ts';
import { errorSentence } from '#texts/errors.ts';
import { FormAlert } from '#components/form-alert/form-alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { titleOf } from './folder-row.tsx';

interface RemoveFolderDialogProps {
  uid: string;
  /** The folder that is to go; null closes the dialog. */
  folder: UploadFolderView | null;
  onClose: () => void;
  /** @param message the server's sentence */
  onRemoved: (message: string) => void;
}

export function RemoveFolderDialog({ uid, folder, onClose, onRemoved }: RemoveFolderDialogProps) {
  const client = useQueryClient();
  const removal = useMutation(removeFolderMutation(client, uid));

  const close = () => {
    if (removal.isPending) return;
    removal.reset();
    onClose();
  };
  const remove = () => {
    if (!folder || removal.isPending) return;
    removal.mutate(folder.name, { onSuccess: onRemoved });
  };

  return (
    <Dialog title="Remover esta pasta?" open={folder !== null} onClose={close} closeLabel="Fechar">
      {folder && (
        <>
          <p className="mt-2 wrap-anywhere">
            <strong>{titleOf(folder)}</strong>
            {`: ${countText(folder.files, 'arquivo', 'arquivos')}, ${folder.sizeFormatted}.`}
          </p>
          <p className="mt-2 text-ink-muted">
            {folder.isOrphaned
              ? 'O lugar não existe mais: ninguém vê estas imagens. Não é possível desfazer.'
              : 'As imagens deixam de aparecer na página do lugar. Não é possível desfazer.'}
          </p>
          <div className="mt-4">
            <FormAlert
              text={
                removal.error
                  ? errorSentence(uploadFolderRemoveErrors, errorCode(removal.error))
                  : ''
              }
            />
          </div>
          <div className="mt-5 flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={close} aria-disabled={removal.isPending}>
              Cancelar
            </Button>
            <Button variant="danger" onClick={remove} aria-disabled={removal.isPending}>
              {removal.isPending ? 'Removendo...' : 'Remover pasta'}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
