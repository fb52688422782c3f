import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removeFolderMutation } from '#features/pictures/data/upload-folder-queries.ts';
import type { UploadFolderView } from '#features/pictures/model/upload-folder.ts';
import { countText } from '#shared/formats/formats.ts';
import { uploadFolderRemoveErrors } from '#features/pictures/panel-texts.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
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

  return (
    <ConfirmDialog
      title="Remover esta pasta?"
      open={folder !== null}
      confirmLabel="Remover pasta"
      busyLabel="Removendo..."
      sentences={uploadFolderRemoveErrors}
      onClose={onClose}
      onConfirm={async () => {
        if (folder) onRemoved(await removal.mutateAsync(folder.name));
      }}
    >
      {folder && (
        <>
          <p className="wrap-anywhere">
            <strong>{titleOf(folder)}</strong>
            {`: ${countText(folder.files, 'arquivo', 'arquivos')}, ${folder.sizeFormatted}.`}
          </p>
          <p className="text-ink-muted">
            {folder.isOrphaned
              ? 'O lugar não existe mais: ninguém vê estas imagens. Não é possível desfazer.'
              : 'As imagens deixam de aparecer na página do lugar. Não é possível desfazer.'}
          </p>
        </>
      )}
    </ConfirmDialog>
  );
}
