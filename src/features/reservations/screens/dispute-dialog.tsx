import { useMutation, useQueryClient } from '@tanstack/react-query';
import { disputeMutation } from '#features/reservations/data/reservation-queries.ts';
import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';
import { reservationDisputeErrors } from '#features/reservations/texts.ts';
import { peopleText } from '#shared/formats/phrases.ts';
import { fullDateText } from '#shared/formats/stored-dates.ts';
import { refusalSentences } from '#platform/api/refusal-text.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';

interface DisputeDialogProps {
  uid: string;
  reservation: ReservationRequest;
  onClose: () => void;
  onDisputed: () => void;
}

/** Asks for confirmation before a no-show is disputed. */
export function DisputeDialog({ uid, reservation, onClose, onDisputed }: DisputeDialogProps) {
  const toast = useToast();
  const disputeNoShowMutation = useMutation({ ...disputeMutation(useQueryClient(), uid) });
  const { id, date, time, people } = reservation;
  return (
    <ConfirmDialog
      title="Contestar a falta?"
      confirmLabel="Contestar falta"
      busyLabel="Contestando..."
      cancelLabel="Voltar"
      isHarmless
      isStacked
      sentences={refusalSentences(reservationDisputeErrors)}
      onClose={onClose}
      onConfirm={async () => {
        await disputeNoShowMutation.mutateAsync(id);
        toast('Falta contestada');
        onDisputed();
      }}
    >
      <p className="first-letter:uppercase">
        {fullDateText(date)}, às&nbsp;{time}, {peopleText(people)}.
      </p>
      <p className="text-ink-muted">
        Diga que você foi, ou que avisou. A falta deixa de contar, e o lugar vê que você a
        contestou.
      </p>
    </ConfirmDialog>
  );
}
