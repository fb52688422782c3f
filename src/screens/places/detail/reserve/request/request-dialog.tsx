import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reservationMutation } from '#data/reservations/reservation-queries.ts';
import type { RequestOutcome } from '#data/reservations/reservation-request-store.ts';
import type { Place } from '#domain/place.ts';
import type { ReservationDraft } from '#domain/reservation-request.ts';
import type { User } from '#domain/user.ts';
import { savePhone } from '#data/users/profile-writes.ts';
import { useSessionActions } from '#session/use-session.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { firstFields } from './request-draft.ts';
import type { RequestFields } from './request-draft.ts';
import { RequestForm } from './request-form.tsx';
import { RequestResult } from './request-result.tsx';

interface RequestDialogProps {
  place: Place;
  user: User;
  open: boolean;
  onClose: () => void;
}

/** What was typed and not sent, by person and place, until the page is closed. */
const drafts = new Map<string, RequestFields>();

/** Asks a place for a reservation. What was typed is still there when one comes back to it. */
export function RequestDialog({ place, user, open, onClose }: RequestDialogProps) {
  const key = `${user.uid} ${place.id}`;
  const [fields, setFields] = useState(
    () => drafts.get(key) ?? firstFields(place.hours, user, new Date()),
  );
  const [outcome, setOutcome] = useState<RequestOutcome | null>(null);
  const toast = useToast();
  const { refreshUser } = useSessionActions();
  const sending = useMutation(reservationMutation(useQueryClient(), user.uid));

  const type = (typed: RequestFields) => {
    drafts.set(key, typed);
    setFields(typed);
  };
  const send = async (draft: ReservationDraft) => {
    const phone = fields.keepsPhone ? draft.phone : '';
    setOutcome(await sending.mutateAsync({ placeId: place.id, draft }));
    if (phone === user.phone) return;
    try {
      await savePhone(user.uid, phone);
      await refreshUser();
    } catch {
      // The request has arrived: only the next one has its phone to be typed again.
      toast('Não foi possível guardar seu telefone. Você poderá informá-lo na próxima reserva.');
    }
  };
  const begin = () => {
    setOutcome(null);
    type({ ...fields, time: '', note: '' });
  };
  const close = () => {
    onClose();
    // What was sent is shown once; the next opening is another request.
    if (outcome) begin();
  };

  return (
    <Dialog title={titleOf(outcome)} open={open} onClose={close}>
      {outcome ? (
        <RequestResult place={place} outcome={outcome} onOtherTime={begin} onClose={close} />
      ) : (
        <RequestForm place={place} user={user} fields={fields} onChange={type} onSend={send} />
      )}
    </Dialog>
  );
}

function titleOf(outcome: RequestOutcome | null): string {
  if (!outcome) return 'Pedir reserva';
  return outcome.isNew ? 'Pedido enviado' : 'Você já tem um pedido';
}
