import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeMutation } from '#features/reservations/data/reservation-queries.ts';
import type { Place } from '#features/places/model/place.ts';
import { isSameRequest } from '#features/reservations/model/reservation-request.ts';
import type {
  ReservationDraft,
  ReservationRequest,
} from '#features/reservations/model/reservation-request.ts';
import type { User } from '#features/account/model/user.ts';
import { toRequestFields } from '#features/reservations/components/request/request-draft.ts';
import { RequestForm } from '#features/reservations/components/request/request-form.tsx';
import * as texts from '#features/reservations/texts.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useToast } from '#ui/toast.tsx';

interface ChangeDialogProps {
  user: User;
  reservation: ReservationRequest;
  place: Place;
  onClose: () => void;
  onChanged: () => void;
}

/** Renders the reservation form with the current values. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { user, reservation, place, onClose, onChanged } = props;
  // The reservation as it was when the dialog opened, even if the list is refetched.
  const [initialReservation] = useState(reservation);
  const [fields, setFields] = useState(() => toRequestFields(initialReservation));
  const changeReservationMutation = useMutation({ ...changeMutation(useQueryClient(), user.uid) });
  const toast = useToast();

  const send = async (draft: ReservationDraft) => {
    if (isSameRequest(initialReservation, draft)) {
      onClose();
      return;
    }
    const { status } = await changeReservationMutation.mutateAsync({
      id: initialReservation.id,
      draft,
    });
    toast(status === 'pending' ? texts.changeSent : texts.reservationChanged);
    onChanged();
  };

  return (
    <Dialog title={texts.changeTitle} isSheet onClose={onClose}>
      <RequestForm
        place={place}
        user={user}
        existingReservation={initialReservation}
        knownPhone={initialReservation.phone}
        fields={fields}
        onChange={setFields}
        onSend={send}
      />
    </Dialog>
  );
}
