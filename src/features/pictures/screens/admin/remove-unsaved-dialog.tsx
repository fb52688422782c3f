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
  const removal = useMutation(removeUnsavedMutation(useQueryClient(), uid));
  const [done, setDone] = useState<UnsavedRemoval>({ removed: [], kept: [] });
  const settled = new Set([...done.removed, ...done.kept].map(keyOf));
  const left = pictures.filter((picture) => !settled.has(keyOf(picture)));
  const isOne = left.length === 1;
  const photos = countText(left.length, 'foto', 'fotos');
  const outcome = outcomeText(done);
  return (
    <ConfirmDialog
      title={isOne ? 'Excluir esta foto?' : `Excluir ${photos}?`}
      confirmLabel={isOne ? 'Excluir foto' : `Excluir ${photos}`}
      busyLabel="Excluindo..."
      sentences={unsavedRemovalErrors}
      onClose={() => {
        onClose(outcome);
      }}
      onConfirm={async () => {
        let sum = done;
        try {
          await removal.mutateAsync({
            pictures: left,
            onAnswer: ({ removed, kept }) => {
              sum = { removed: [...sum.removed, ...removed], kept: [...sum.kept, ...kept] };
            },
          });
        } catch (error) {
          setDone(sum);
          throw error;
        }
        onClose(outcomeText(sum));
      }}
    >
      <p role="status" className="font-medium empty:hidden">
        {outcome}
      </p>
      <p>
        Quem ainda tiver um rascunho com {isOne ? 'ela' : 'elas'} terá de enviar de novo. O que
        alguém tiver salvo enquanto isso não é excluído. Não é possível desfazer.
      </p>
    </ConfirmDialog>
  );
}

function keyOf({ placeId, filename }: PictureName): string {
  return `${placeId}/${filename}`;
}

/** '' if nothing was done. */
function outcomeText({ removed, kept }: UnsavedRemoval): string {
  if (removed.length + kept.length === 0) return '';
  const saved = kept.filter(({ reason }) => reason === 'saved').length;
  const recent = kept.length - saved;
  const sentences = [
    countText(removed.length, 'foto excluída', 'fotos excluídas'),
    saved > 0 &&
      countText(
        saved,
        'foto foi salva enquanto isso e fica',
        'fotos foram salvas enquanto isso e ficam',
      ),
    recent > 0 &&
      countText(
        recent,
        'foto foi enviada há menos de uma hora e fica',
        'fotos foram enviadas há menos de uma hora e ficam',
      ),
  ];
  return sentences.flatMap((sentence) => (sentence ? [`${sentence}.`] : [])).join(' ');
}
