import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removeUnsavedMutation } from '#features/pictures/data/upload-folder-queries.ts';
import type {
  PictureName,
  UnsavedPicture,
  UnsavedRemoval,
} from '#features/pictures/model/upload-folder.ts';
import * as texts from '#features/pictures/panel-texts.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

interface RemoveUnsavedDialogProps {
  uid: string;
  /** The images to delete. */
  pictures: readonly UnsavedPicture[];
  /** @param outcome text about deleted and retained images; '' if nothing was done */
  onClose: (outcome: string) => void;
}

/**
 * Asks for confirmation. If the deletion fails midway, the dialog shows how many images were deleted, and a new
 * confirmation retries the rest.
 */
export function RemoveUnsavedDialog({ uid, pictures, onClose }: RemoveUnsavedDialogProps) {
  const removeMutation = useMutation(removeUnsavedMutation(useQueryClient(), uid));
  const [result, setResult] = useState<UnsavedRemoval>({ removed: [], kept: [] });
  const handledKeys = new Set([...result.removed, ...result.kept].map(pictureKey));
  const remainingPictures = pictures.filter((picture) => !handledKeys.has(pictureKey(picture)));
  const count = remainingPictures.length;
  const outcome = outcomeOf(result);
  return (
    <ConfirmDialog
      title={texts.deletePhotosTitle(count)}
      confirmLabel={texts.deletePhotos(count)}
      busyLabel={texts.deletingPhotos}
      sentences={texts.unsavedRemovalErrors}
      onClose={() => {
        onClose(outcome);
      }}
      onConfirm={async () => {
        let mergedResult = result;
        try {
          await removeMutation.mutateAsync({
            pictures: remainingPictures,
            onResponse: ({ removed, kept }) => {
              mergedResult = {
                removed: [...mergedResult.removed, ...removed],
                kept: [...mergedResult.kept, ...kept],
              };
            },
          });
        } catch (error) {
          setResult(mergedResult);
          throw error;
        }
        onClose(outcomeOf(mergedResult));
      }}
    >
      <p role="status" className="font-medium empty:hidden">
        {outcome}
      </p>
      <p>{texts.deletePhotosHint(count)}</p>
    </ConfirmDialog>
  );
}

function pictureKey({ placeId, filename }: PictureName): string {
  return `${placeId}/${filename}`;
}

/** Returns the text about the deleted and retained images; '' if there are none. */
function outcomeOf({ removed, kept }: UnsavedRemoval): string {
  const savedCount = kept.filter(({ reason }) => reason === 'saved').length;
  return texts.photosDeleted({
    removedCount: removed.length,
    savedCount,
    recentCount: kept.length - savedCount,
  });
}
