import { useMutation, useQueryClient } from '@tanstack/react-query';
import { rereadAdminPlaces } from '#data/places/admin-place-queries.ts';
import { removePlace } from '#data/places/place-removal-store.ts';
import type { Place } from '#domain/place.ts';
import { placeRemoveErrors } from '#texts/errors/place-keeping.ts';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { useRefusal } from '../use-refusal.ts';

interface DeletePlaceDialogProps {
  uid: string;
  place: Place;
  onClose: () => void;
  onDeleted: (id: string) => void;
}

/** Asks once more before a place goes with everything that hangs on it. */
export function DeletePlaceDialog({ uid, place, onClose, onDeleted }: DeletePlaceDialogProps) {
  const client = useQueryClient();
  const toast = useToast();
  const onRefused = useRefusal();
  const removing = useMutation({
    mutationFn: () => removePlace(place.id),
    // Also after a failure: the place may be gone, or hidden, all the same.
    onSettled: () => rereadAdminPlaces(client, uid),
    onError: onRefused,
  });
  const close = () => {
    if (!removing.isPending) onClose();
  };
  const remove = () => {
    if (removing.isPending) return;
    removing.mutate(undefined, {
      onSuccess: () => {
        toast('Lugar excluído');
        onDeleted(place.id);
      },
    });
  };

  return (
    <Dialog title="Excluir este lugar?" open onClose={close} closeLabel="Fechar">
      <div className="mt-2 flex flex-col gap-4">
        <p className="wrap-anywhere">
          <strong>{place.title}</strong> sai do guia com suas fotos, avaliações, ofertas e
          favoritos, e as reservas em aberto são canceladas. Não há como desfazer.
        </p>
        {place.isActive && (
          <p className="text-sm text-ink-muted">
            Para tirar o lugar do guia por um tempo, desative-o.
          </p>
        )}
        {removing.error !== null && !removing.isPending && (
          <FailureLine sentences={placeRemoveErrors} error={removing.error} onRetry={remove} />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" aria-disabled={removing.isPending} onClick={close}>
            Cancelar
          </Button>
          <Button variant="danger" aria-disabled={removing.isPending} onClick={remove}>
            {removing.isPending ? 'Excluindo...' : 'Excluir'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
