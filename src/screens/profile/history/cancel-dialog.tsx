import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancellationMutation } from '#data/reservations/reservation-queries.ts';
import type { ReservationRequest } from '#domain/reservation-request.ts';
import { peopleText, reservationDateText } from '#texts/reservations.ts';
import { reservationCancelErrors } from '#texts/errors/reservations.ts';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useToast } from '#ui/toast.tsx';

interface CancelDialogProps {
  uid: string;
  reservation: ReservationRequest;
  onClose: () => void;
  onCancelled: () => void;
}

/** Asks once more before a reservation is called off. */
export function CancelDialog({ uid, reservation, onClose, onCancelled }: CancelDialogProps) {
  const toast = useToast();
  const cancelling = useMutation({ ...cancellationMutation(useQueryClient(), uid) });
  const { id, date, time, people } = reservation;

  const close = () => {
    if (!cancelling.isPending) onClose();
  };
  const cancel = () => {
    if (cancelling.isPending) return;
    cancelling.mutate(id, {
      onSuccess: () => {
        toast('Reserva cancelada');
        onCancelled();
      },
    });
  };

  return (
    <Dialog title="Cancelar a reserva?" open onClose={close} closeLabel="Fechar">
      <div className="mt-2 flex flex-col gap-4">
        <p className="first-letter:uppercase">
          {reservationDateText(date)}, às&nbsp;{time}, {peopleText(people)}.
        </p>
        <p className="text-ink-muted">
          Depois de cancelar, para reservar neste mesmo dia você precisa ligar para o lugar.
        </p>
        {cancelling.error && !cancelling.isPending && (
          <FailureLine
            sentences={reservationCancelErrors}
            error={cancelling.error}
            onRetry={cancel}
          />
        )}
        <div className="flex flex-col gap-3">
          <Button variant="danger" block aria-disabled={cancelling.isPending} onClick={cancel}>
            {cancelling.isPending ? 'Cancelando...' : 'Cancelar reserva'}
          </Button>
          <Button variant="secondary" block aria-disabled={cancelling.isPending} onClick={close}>
            Manter reserva
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
