import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reloadAdminPlaces } from '#features/places/data/admin/admin-place-queries.ts';
import { removePlace } from '#features/places/data/place-removal-store.ts';
import type { Place } from '#features/places/model/place.ts';
import * as texts from '#features/places/panel-texts.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { RichText } from '#ui/rich-text.tsx';

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
      title={texts.confirmDeletion}
      confirmLabel={texts.deleteLabel}
      busyLabel={texts.deleting}
      sentences={texts.adminPlaceRemovalErrors}
      onClose={onClose}
      onConfirm={async () => {
        await removeMutation.mutateAsync();
        toast(texts.placeDeleted);
        onDeleted(place.id);
      }}
    >
      <p className="wrap-anywhere">
        <RichText
          text={texts.deletionConsequence}
          parts={{ name: () => <strong>{place.title}</strong> }}
        />
      </p>
      {place.isActive && <p className="text-sm text-ink-muted">{texts.deactivateHint}</p>}
    </ConfirmDialog>
  );
}
