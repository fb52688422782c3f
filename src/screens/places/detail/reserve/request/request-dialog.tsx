import { useState } from 'react';
import type { RequestOutcome } from '#data/reservations/reservation-request-store.ts';
import type { Place } from '#domain/place.ts';
import type { User } from '#domain/user.ts';
import { Dialog } from '#ui/dialog.tsx';
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
    () => drafts.get(key) ?? firstFields(place.hours, user.displayName, new Date()),
  );
  const [outcome, setOutcome] = useState<RequestOutcome | null>(null);

  const type = (typed: RequestFields) => {
    drafts.set(key, typed);
    setFields(typed);
  };
  const begin = () => {
    setOutcome(null);
    type({ ...fields, time: '', note: '' });
  };
  const close = () => {
    onClose();
    // What was sent is told once; the next opening is another request.
    if (outcome) begin();
  };

  return (
    <Dialog title={titleOf(outcome)} open={open} onClose={close} closeLabel="Fechar">
      {outcome ? (
        <RequestResult place={place} outcome={outcome} onOtherDate={begin} onClose={close} />
      ) : (
        <RequestForm
          place={place}
          user={user}
          fields={fields}
          onChange={type}
          onSent={setOutcome}
        />
      )}
    </Dialog>
  );
}

function titleOf(outcome: RequestOutcome | null): string {
  if (!outcome) return 'Pedir reserva';
  return outcome.isNew ? 'Pedido enviado' : 'Você já tem um pedido';
}
