import { flushSync } from 'react-dom';
import { deleteOffer } from '#features/offers/data/offer-writes.ts';
import type { ClubOffer } from '#features/offers/model/club-offer.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/offers/panel-texts.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { RichText } from '#ui/rich-text.tsx';
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
  const deleteMutation = useOfferMutation(user, (editor, id: string) => deleteOffer(editor, id));

  return (
    <ConfirmDialog
      title={texts.deleteOfferTitle}
      confirmLabel={texts.deleteOffer}
      busyLabel={texts.deletingOffer}
      sentences={texts.offerDeleteErrors}
      onClose={onClose}
      onConfirm={async () => {
        await deleteMutation.mutateAsync(offer.id);
        // flushSync() closes the dialog and so restores the focus before the toast is shown. If the list could not be
        // reloaded, the card is still there to get the focus.
        flushSync(onClose);
        toast(texts.offerDeleted);
        onDeleted();
      }}
    >
      <p className="wrap-anywhere">
        <RichText text={texts.confirmOfferDeletion} parts={{ title: () => offer.title }} />
      </p>
    </ConfirmDialog>
  );
}
