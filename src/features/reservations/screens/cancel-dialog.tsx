import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancellationMutation } from '#features/reservations/data/reservation-queries.ts';
import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';
import * as texts from '#features/reservations/texts.ts';
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

  return (
    <ConfirmDialog
      title={texts.cancelTitle}
      confirmLabel={texts.confirmCancellation}
      busyLabel={texts.cancelling}
      cancelLabel={texts.keepReservation}
      isStacked
      sentences={refusalSentences(texts.reservationCancelErrors)}
      onClose={onClose}
      onConfirm={async () => {
        await cancelMutation.mutateAsync(reservation.id);
        toast(texts.reservationCancelled);
        onCancelled();
      }}
    >
      <p className="first-letter:uppercase">{texts.reservationSummary(reservation)}</p>
      <p className="text-ink-muted">{texts.cancelConsequence}</p>
    </ConfirmDialog>
  );
}
