import { useState } from 'react';
import { maxReasonLength } from '#features/reservations/model/reservation-request.ts';
import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';
import { declineReasons } from '#features/reservations/panel-texts.ts';
import { peopleText } from '#shared/formats/phrases.ts';
import { fullDateText } from '#shared/formats/stored-dates.ts';
import { TextArea } from '#ui/form/text-area.tsx';
import { lengthProblem, textLength } from '#shared/text/text-length.ts';
import { ToggleChip } from '#ui/chip.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

interface DeclineDialogProps {
  reservation: ReservationRequest;
  onClose: () => void;
  onDecline: (reason: string) => void;
}

/** Asks for confirmation and a reason before a reservation is declined. Mounted again for each reservation. */
export function DeclineDialog({ reservation, onClose, onDecline }: DeclineDialogProps) {
  const [reason, setReason] = useState('');
  const { name, people, date, time, status } = reservation;
  const wasConfirmed = status === 'confirmed';
  return (
    <ConfirmDialog
      title={wasConfirmed ? 'Desmarcar a reserva confirmada?' : 'Recusar o pedido?'}
      confirmLabel={wasConfirmed ? 'Desmarcar reserva' : 'Recusar pedido'}
      cancelLabel="Voltar"
      isStacked
      isBlocked={lengthProblem(reason, maxReasonLength) !== ''}
      onConfirm={() => {
        onDecline(reason);
      }}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        <bdi>{name}</bdi>, {peopleText(people)}, {fullDateText(date)}, às&nbsp;{time}.
      </p>
      <div role="group" aria-label="Motivos comuns" className="flex flex-wrap gap-2">
        {Object.entries(declineReasons).map(([label, sentence]) => (
          <ToggleChip
            key={label}
            pressed={reason === sentence}
            onToggle={() => {
              setReason(reason === sentence ? '' : sentence);
            }}
          >
            {label}
          </ToggleChip>
        ))}
      </div>
      <TextArea
        label="Motivo (opcional)"
        name="reason"
        rows={2}
        value={reason}
        onChange={setReason}
        measure={textLength(maxReasonLength)}
        hint="Quem pediu vê o motivo junto da resposta."
      />
    </ConfirmDialog>
  );
}
