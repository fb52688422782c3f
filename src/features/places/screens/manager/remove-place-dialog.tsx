import { useMutation, useQueryClient } from '@tanstack/react-query';
import { placeRemovalMutation } from '#features/places/data/managed-place-queries.ts';
import type { Place } from '#features/places/model/place.ts';
import { isSuperAdmin } from '#features/account/model/user.ts';
import type { User } from '#features/account/model/user.ts';
import { managerPlaceRemovalErrors } from '#features/places/panel-texts.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';

interface RemovePlaceDialogProps {
  user: User;
  place: Place;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks for confirmation before deleting a place with all its data. */
export function RemovePlaceDialog({ user, place, onClose, onRemoved }: RemovePlaceDialogProps) {
  const toast = useToast();
  const caller = { uid: user.uid, isSuperAdmin: isSuperAdmin(user) };
  const removeMutation = useMutation(placeRemovalMutation(useQueryClient(), caller));

  return (
    <ConfirmDialog
      title="Excluir o local?"
      confirmLabel="Excluir local"
      busyLabel="Excluindo..."
      cancelLabel="Manter local"
      isStacked
      sentences={managerPlaceRemovalErrors}
      onClose={onClose}
      onConfirm={async () => {
        await removeMutation.mutateAsync(place.id);
        toast('Local excluído');
        onRemoved();
      }}
    >
      <p className="wrap-anywhere">
        <strong>{place.title}</strong> sai do guia com fotos, avaliações e ofertas. As reservas
        abertas são canceladas. Não dá para desfazer.
      </p>
    </ConfirmDialog>
  );
}
