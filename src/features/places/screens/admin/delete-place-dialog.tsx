import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reloadAdminPlaces } from '#features/places/data/admin/admin-place-queries.ts';
import { removePlace } from '#features/places/data/place-removal-store.ts';
import type { Place } from '#features/places/model/place.ts';
import { adminPlaceRemovalErrors } from '#features/places/panel-texts.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';

interface DeletePlaceDialogProps {
  uid: string;
  place: Place;
  onClose: () => void;
  onDeleted: (id: string) => void;
}

/** Asks for confirmation before deleting a place with all its data. */
export function DeletePlaceDialog({ uid, place, onClose, onDeleted }: DeletePlaceDialogProps) {
  const client = useQueryClient();
  const toast = useToast();
  const removeMutation = useMutation({
    mutationFn: () => removePlace(place.id),
    // Also after a failure, because the place may be deleted or hidden.
    onSettled: () => reloadAdminPlaces(client, uid),
  });

  return (
    <ConfirmDialog
      title="Excluir este lugar?"
      confirmLabel="Excluir"
      busyLabel="Excluindo..."
      sentences={adminPlaceRemovalErrors}
      onClose={onClose}
      onConfirm={async () => {
        await removeMutation.mutateAsync();
        toast('Lugar excluído');
        onDeleted(place.id);
      }}
    >
      <p className="wrap-anywhere">
        <strong>{place.title}</strong> sai do guia com suas fotos, avaliações, ofertas e favoritos,
        e as reservas em aberto são canceladas. Não há como desfazer.
      </p>
      {place.isActive && (
        <p className="text-sm text-ink-muted">
          Para tirar o lugar do guia por um tempo, desative-o.
        </p>
      )}
    </ConfirmDialog>
  );
}
