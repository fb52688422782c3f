import { useMutation, useQueryClient } from '@tanstack/react-query';
import { disputeMutation } from '#features/reservations/data/reservation-queries.ts';
import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';
import * as texts from '#features/reservations/texts.ts';
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
  return (
    <ConfirmDialog
      title={texts.disputeTitle}
      confirmLabel={texts.confirmDispute}
      busyLabel={texts.disputing}
      cancelLabel={texts.goBack}
      isHarmless
      isStacked
      sentences={refusalSentences(texts.reservationDisputeErrors)}
      onClose={onClose}
      onConfirm={async () => {
        await disputeNoShowMutation.mutateAsync(reservation.id);
        toast(texts.noShowDisputed);
        onDisputed();
      }}
    >
      <p className="first-letter:uppercase">{texts.reservationSummary(reservation)}</p>
      <p className="text-ink-muted">{texts.disputeConsequence}</p>
    </ConfirmDialog>
  );
}
