import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removeFolderMutation } from '#features/pictures/data/upload-folder-queries.ts';
import type { UploadFolderView } from '#features/pictures/model/upload-folder.ts';
import * as texts from '#features/pictures/panel-texts.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { RichText } from '#ui/rich-text.tsx';

interface RemoveFolderDialogProps {
  uid: string;
  /** The folder to delete. */
  folder: UploadFolderView;
  title: string;
  /** @param message the server's message; '' if the folder was not deleted */
  onClose: (message: string) => void;
}

/** Asks for confirmation before an image folder is deleted. */
export function RemoveFolderDialog({ uid, folder, title, onClose }: RemoveFolderDialogProps) {
  const client = useQueryClient();
  const removeMutation = useMutation(removeFolderMutation(client, uid));

  return (
    <ConfirmDialog
      title={texts.removeFolderTitle}
      confirmLabel={texts.removeFolder}
      busyLabel={texts.removingFolder}
      sentences={texts.uploadFolderRemoveErrors}
      onClose={() => {
        onClose('');
      }}
      onConfirm={async () => {
        onClose(await removeMutation.mutateAsync(folder.name));
      }}
    >
      <p className="wrap-anywhere">
        <RichText
          text={texts.folderToRemove(folder.files, folder.sizeFormatted)}
          parts={{ title: () => <strong>{title}</strong> }}
        />
      </p>
      <p className="text-ink-muted">
        {folder.isOrphaned ? texts.removeOrphanHint : texts.removeFolderHint}
      </p>
    </ConfirmDialog>
  );
}
