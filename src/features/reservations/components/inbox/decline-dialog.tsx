import { useState } from 'react';
import { reservationRecord } from '#features/reservations/model/reservation-request.ts';
import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';
import * as texts from '#features/reservations/panel-texts.ts';
import { TextArea } from '#ui/form/text-area.tsx';
import { lengthProblem, textLength } from '#shared/text/text-length.ts';
import { ToggleChip } from '#ui/chip.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { RichText } from '#ui/rich-text.tsx';

interface DeclineDialogProps {
  reservation: ReservationRequest;
  onClose: () => void;
  onDecline: (reason: string) => void;
}

/**
 * Asks for confirmation and a reason before a reservation is declined. The reservation id is its `key`, so each
 * reservation starts without a reason.
 */
export function DeclineDialog({ reservation, onClose, onDecline }: DeclineDialogProps) {
  const [reason, setReason] = useState('');
  const { name, status } = reservation;
  const wasConfirmed = status === 'confirmed';
  return (
    <ConfirmDialog
      title={wasConfirmed ? texts.declineConfirmedTitle : texts.declinePendingTitle}
      confirmLabel={wasConfirmed ? texts.declineConfirmed : texts.declinePending}
      cancelLabel={texts.goBack}
      isStacked
      isBlocked={lengthProblem(reason, reservationRecord.fields.reason.maxLength) !== ''}
      onConfirm={() => {
        onDecline(reason);
      }}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        <RichText
          text={texts.declinedReservation(reservation)}
          parts={{ name: () => <bdi>{name}</bdi> }}
        />
      </p>
      <div role="group" aria-label={texts.commonReasons} className="flex flex-wrap gap-2">
        {Object.entries(texts.declineReasons).map(([label, sentence]) => (
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
        label={texts.reasonLabel}
        name="reason"
        rows={2}
        value={reason}
        onChange={setReason}
        measure={textLength(reservationRecord.fields.reason.maxLength)}
        hint={texts.reasonHint}
      />
    </ConfirmDialog>
  );
}
