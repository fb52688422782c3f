import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removeUnsavedMutation } from '#features/pictures/data/upload-folder-queries.ts';
import type {
  PictureName,
  UnsavedPicture,
  UnsavedRemoval,
} from '#features/pictures/model/unsaved-picture.ts';
import { countText } from '#shared/formats/formats.ts';
import { unsavedRemovalErrors } from '#features/pictures/panel-texts.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

interface RemoveUnsavedDialogProps {
  uid: string;
  /** The images to delete. */
  pictures: readonly UnsavedPicture[];
  /** @param outcome text about deleted and kept images; '' if nothing was deleted */
  onClose: (outcome: string) => void;
}

/** Asks for confirmation. If the deletion fails midway, the dialog lists the deleted images and retries the rest. */
export function RemoveUnsavedDialog({ uid, pictures, onClose }: RemoveUnsavedDialogProps) {
  const removeMutation = useMutation(removeUnsavedMutation(useQueryClient(), uid));
  const [result, setResult] = useState<UnsavedRemoval>({ removed: [], kept: [] });
  const handledKeys = new Set([...result.removed, ...result.kept].map(pictureKey));
  const remainingPictures = pictures.filter((picture) => !handledKeys.has(pictureKey(picture)));
  const isSingle = remainingPictures.length === 1;
  const photoCountText = countText(remainingPictures.length, 'foto', 'fotos');
  const outcome = outcomeText(result);
  return (
    <ConfirmDialog
      title={isSingle ? 'Excluir esta foto?' : `Excluir ${photoCountText}?`}
      confirmLabel={isSingle ? 'Excluir foto' : `Excluir ${photoCountText}`}
      busyLabel="Excluindo..."
      sentences={unsavedRemovalErrors}
      onClose={() => {
        onClose(outcome);
      }}
      onConfirm={async () => {
        let mergedResult = result;
        try {
          await removeMutation.mutateAsync({
            pictures: remainingPictures,
            onResponse: ({ removed, kept }) => {
              mergedResult = { removed: [...mergedResult.removed, ...removed], kept: [...mergedResult.kept, ...kept] };
            },
          });
        } catch (error) {
          setResult(mergedResult);
          throw error;
        }
        onClose(outcomeText(mergedResult));
      }}
    >
      <p role="status" className="font-medium empty:hidden">
        {outcome}
      </p>
      <p>
        Quem ainda tiver um rascunho com {isSingle ? 'ela' : 'elas'} terá de enviar de novo. O que
        alguém tiver salvo enquanto isso não é excluído. Não é possível desfazer.
      </p>
    </ConfirmDialog>
  );
}

function pictureKey({ placeId, filename }: PictureName): string {
  return `${placeId}/${filename}`;
}

/** '' if nothing was done. */
function outcomeText({ removed, kept }: UnsavedRemoval): string {
  if (removed.length + kept.length === 0) return '';
  const savedCount = kept.filter(({ reason }) => reason === 'saved').length;
  const recentCount = kept.length - savedCount;
  const sentences = [
    countText(removed.length, 'foto excluída', 'fotos excluídas'),
    savedCount > 0 &&
      countText(
        savedCount,
        'foto foi salva enquanto isso e fica',
        'fotos foram salvas enquanto isso e ficam',
      ),
    recentCount > 0 &&
      countText(
        recentCount,
        'foto foi enviada há menos de uma hora e fica',
        'fotos foram enviadas há menos de uma hora e ficam',
      ),
  ];
  return sentences.flatMap((sentence) => (sentence ? [`${sentence}.`] : [])).join(' ');
}
