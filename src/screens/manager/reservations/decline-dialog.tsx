import type { ReservationRequest } from '#domain/reservation-request.ts';
import { peopleText, reservationDateText } from '#texts/reservations.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

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
    <Dialog
      title={wasConfirmed ? 'Desmarcar a reserva confirmada?' : 'Recusar o pedido?'}
      open={reservation !== null}
      onClose={onClose}
      closeLabel="Fechar"
    >
      {reservation && (
        <div className="mt-2 flex flex-col gap-4">
          <p className="wrap-anywhere">
            <bdi>{reservation.name}</bdi>, {peopleText(reservation.people)},{' '}
            {reservationDateText(reservation.date)}, às&nbsp;{reservation.time}.
          </p>
          <p className="text-ink-muted">
            A pessoa vê a recusa no histórico dela. Se puder, avise também pelo WhatsApp.
          </p>
          <Button
            variant="danger"
            block
            onClick={() => {
              onDecline(reservation);
            }}
          >
            {wasConfirmed ? 'Desmarcar reserva' : 'Recusar pedido'}
          </Button>
          <Button variant="secondary" block onClick={onClose}>
            Voltar
          </Button>
        </div>
      )}
    </Dialog>
  );
}
