import { flushSync } from 'react-dom';
import { deleteOffer } from '#data/offers/offer-writes.ts';
import type { ClubOffer } from '#domain/club-offer.ts';
import type { User } from '#domain/user.ts';
import { offerDeleteErrors } from '#texts/errors/offers.ts';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { useOfferChange } from './use-offer-change.ts';

interface DeleteOfferDialogProps {
  user: User;
  offer: ClubOffer;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks once more before an offer goes. */
export function DeleteOfferDialog({ user, offer, onClose, onDeleted }: DeleteOfferDialogProps) {
  const toast = useToast();
  const deleting = useOfferChange(user, (keeper, id: string) => deleteOffer(keeper, id));
  const close = () => {
    if (!deleting.isPending) onClose();
  };
  const remove = () => {
    if (deleting.isPending) return;
    // The card is gone when the list is read again: what follows must not hang on it.
    deleting
      .mutateAsync(offer.id)
      .then(() => {
        // The card stays where the list is not read. At once: a closing dialog gives the focus back.
        flushSync(onClose);
        toast('Oferta excluída');
        onDeleted();
      })
      .catch(() => undefined);
  };

  return (
    <Dialog title="Excluir oferta" open onClose={close} closeLabel="Fechar">
      <div className="mt-2 flex flex-col gap-4">
        <p className="wrap-anywhere">
          Tem certeza que deseja excluir “{offer.title}”? Ninguém a usou até agora.
        </p>
        {deleting.error && !deleting.isPending && (
          <FailureLine sentences={offerDeleteErrors} error={deleting.error} onRetry={remove} />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" aria-disabled={deleting.isPending} onClick={close}>
            Cancelar
          </Button>
          <Button variant="danger" aria-disabled={deleting.isPending} onClick={remove}>
            {deleting.isPending ? 'Excluindo...' : 'Excluir'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
