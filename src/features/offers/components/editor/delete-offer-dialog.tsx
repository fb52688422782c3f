import { flushSync } from 'react-dom';
import { deleteOffer } from '#features/offers/data/offer-writes.ts';
import type { ClubOffer } from '#features/offers/model/club-offer.ts';
import type { User } from '#features/account/model/user.ts';
import { offerDeleteErrors } from '#features/offers/panel-texts.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { useOfferMutation } from './use-offer-mutation.ts';

interface DeleteOfferDialogProps {
  user: User;
  offer: ClubOffer;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks for confirmation before an offer is deleted. */
export function DeleteOfferDialog({ user, offer, onClose, onDeleted }: DeleteOfferDialogProps) {
  const toast = useToast();
  const deleteMutation = useOfferMutation(user, (author, id: string) => deleteOffer(author, id));

  return (
    <ConfirmDialog
      title="Excluir oferta"
      confirmLabel="Excluir"
      busyLabel="Excluindo..."
      sentences={offerDeleteErrors}
      onClose={onClose}
      onConfirm={async () => {
        await deleteMutation.mutateAsync(offer.id);
        // The card stays if the list is not reloaded. flushSync: closing the dialog restores the focus before the
        // toast.
        flushSync(onClose);
        toast('Oferta excluída');
        onDeleted();
      }}
    >
      <p className="wrap-anywhere">
        Tem certeza que deseja excluir “{offer.title}”? Ninguém a usou até agora.
      </p>
    </ConfirmDialog>
  );
}
