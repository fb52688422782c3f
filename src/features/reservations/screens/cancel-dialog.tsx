import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancellationMutation } from '#features/reservations/data/reservation-queries.ts';
import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';
import { peopleText } from '#shared/formats/phrases.ts';
import { fullDateText } from '#shared/formats/stored-dates.ts';
import { reservationCancelErrors } from '#features/reservations/texts.ts';
import { refusalSentences } from '#platform/api/refusal-text.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';

interface CancelDialogProps {
  uid: string;
  reservation: ReservationRequest;
  onClose: () => void;
  onCancelled: () => void;
}

/** Asks for confirmation before a reservation is cancelled. */
export function CancelDialog({ uid, reservation, onClose, onCancelled }: CancelDialogProps) {
  const toast = useToast();
  const cancelMutation = useMutation({ ...cancellationMutation(useQueryClient(), uid) });
  const { id, date, time, people } = reservation;

  return (
    <ConfirmDialog
      title="Cancelar a reserva?"
      confirmLabel="Cancelar reserva"
      busyLabel="Cancelando..."
      cancelLabel="Manter reserva"
      isStacked
      sentences={refusalSentences(reservationCancelErrors)}
      onClose={onClose}
      onConfirm={async () => {
        await cancelMutation.mutateAsync(id);
        toast('Reserva cancelada');
        onCancelled();
      }}
    >
      <p className="first-letter:uppercase">
        {fullDateText(date)}, às&nbsp;{time}, {peopleText(people)}.
      </p>
      <p className="text-ink-muted">
        O lugar vê o cancelamento. Se mudar de ideia, peça de novo na página dele.
      </p>
    </ConfirmDialog>
  );
}
