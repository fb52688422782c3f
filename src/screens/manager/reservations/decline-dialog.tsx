import type { ReservationRequest } from '#domain/reservation-request.ts';
import { peopleText, reservationDateText } from '#texts/reservations.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

interface DeclineDialogProps {
  /** Null while nothing is asked. */
  reservation: ReservationRequest | null;
  onClose: () => void;
  onDecline: (reservation: ReservationRequest) => void;
}

/** Asks once more before somebody is turned away. */
export function DeclineDialog({ reservation, onClose, onDecline }: DeclineDialogProps) {
  const wasConfirmed = reservation?.status === 'confirmed';
  return (
    <ConfirmDialog
      title={wasConfirmed ? 'Desmarcar a reserva confirmada?' : 'Recusar o pedido?'}
      open={reservation !== null}
      confirmLabel={wasConfirmed ? 'Desmarcar reserva' : 'Recusar pedido'}
      cancelLabel="Voltar"
      isStacked
      onConfirm={() => {
        if (reservation) onDecline(reservation);
      }}
      onClose={onClose}
    >
      {reservation && (
        <p className="wrap-anywhere">
          <bdi>{reservation.name}</bdi>, {peopleText(reservation.people)},{' '}
          {reservationDateText(reservation.date)}, às&nbsp;{reservation.time}.
        </p>
      )}
      <p className="text-ink-muted">
        A pessoa vê a recusa no histórico dela. Se puder, avise também pelo WhatsApp.
      </p>
    </ConfirmDialog>
  );
}
