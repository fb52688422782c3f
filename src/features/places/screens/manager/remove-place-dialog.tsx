import { useMutation, useQueryClient } from '@tanstack/react-query';
import { placeRemovalMutation } from '#features/places/data/managed-place-queries.ts';
import type { Place } from '#features/places/model/place.ts';
import { isSuperAdmin } from '#features/account/model/user-rights.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/places/panel-texts.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { RichText } from '#ui/rich-text.tsx';

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
      title={texts.confirmOwnDeletion}
      confirmLabel={texts.deleteOwnPlace}
      busyLabel={texts.deleting}
      cancelLabel={texts.keepOwnPlace}
      isStacked
      sentences={texts.managerPlaceRemovalErrors}
      onClose={onClose}
      onConfirm={async () => {
        await removeMutation.mutateAsync(place.id);
        toast(texts.ownPlaceDeleted);
        onRemoved();
      }}
    >
      <p className="wrap-anywhere">
        <RichText
          text={texts.ownDeletionConsequence}
          parts={{ name: () => <strong>{place.title}</strong> }}
        />
      </p>
    </ConfirmDialog>
  );
}
