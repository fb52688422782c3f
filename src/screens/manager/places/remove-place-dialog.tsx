import { useMutation, useQueryClient } from '@tanstack/react-query';
import { placeRemovalMutation } from '#data/places/managed-place-queries.ts';
import type { Place } from '#domain/place.ts';
import { isSuperAdmin } from '#domain/user.ts';
import type { User } from '#domain/user.ts';
import { placeRemovalErrors } from '#texts/errors/manager.ts';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useToast } from '#ui/toast.tsx';

interface RemovePlaceDialogProps {
  user: User;
  place: Place;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks once more before a place is gone with everything it has. */
export function RemovePlaceDialog({ user, place, onClose, onRemoved }: RemovePlaceDialogProps) {
  const toast = useToast();
  const person = { uid: user.uid, isSuperAdmin: isSuperAdmin(user) };
  const removing = useMutation(placeRemovalMutation(useQueryClient(), person));
  const close = () => {
    if (!removing.isPending) onClose();
  };
  const remove = () => {
    if (removing.isPending) return;
    removing.mutate(place.id, {
      onSuccess: () => {
        toast('Local excluído');
        onRemoved();
      },
    });
  };
  return (
    <Dialog title="Excluir o local?" open onClose={close} closeLabel="Fechar">
      <div className="mt-2 flex flex-col gap-4">
        <p className="wrap-anywhere">
          <strong>{place.title}</strong> sai do guia com fotos, avaliações e ofertas. As reservas
          abertas são canceladas. Não dá para desfazer.
        </p>
        {removing.error && !removing.isPending && (
          <FailureLine sentences={placeRemovalErrors} error={removing.error} onRetry={remove} />
        )}
        <Button variant="danger" block aria-disabled={removing.isPending} onClick={remove}>
          {removing.isPending ? 'Excluindo...' : 'Excluir local'}
        </Button>
        <Button variant="secondary" block aria-disabled={removing.isPending} onClick={close}>
          Manter local
        </Button>
      </div>
    </Dialog>
  );
}
