import { reservationModes } from '#domain/place.ts';
import type { ReservationMode } from '#domain/place.ts';
import { placeProblemText, reservationModeLabels } from '#texts/place-editor.ts';
import { TextField } from '#ui/text-field.tsx';
import type { PartProps } from './field-set.ts';
import { FormSection } from './form-section.tsx';
import { SelectField } from './select-field.tsx';

const order: readonly ReservationMode[] = ['none', 'request', 'whatsapp', 'phone', 'url'];

const hints: Record<ReservationMode, string> = {
  none: 'O botão Reservar não aparece.',
  request: 'O pedido chega ao painel do gerente, que confirma ou recusa.',
  whatsapp: 'O botão Reservar abre uma conversa no WhatsApp.',
  phone: 'O botão Reservar liga para o lugar.',
  url: 'O botão Reservar abre outro site.',
};

/** How the button Reservar acts, and where it leads. */
export function ReservationPart({ draft, onChange, problems }: PartProps) {
  const { mode, value } = draft.reservation;
  const error = placeProblemText('reservation', problems.reservation, draft) || undefined;
  const isNumber = mode === 'whatsapp' || mode === 'phone';
  return (
    <FormSection title="Reservas">
      <SelectField
        label="Como se reserva"
        name="reservation-mode"
        value={mode}
        onChange={(chosen) => {
          const next = reservationModes.find((known) => known === chosen) ?? 'none';
          onChange({ reservation: { mode: next, value } });
        }}
        hint={hints[mode]}
      >
        {order.map((known) => (
          <option key={known} value={known}>
            {reservationModeLabels[known]}
          </option>
        ))}
      </SelectField>
      {(isNumber || mode === 'url') && (
        <TextField
          label={isNumber ? 'Número para reservas (opcional)' : 'Página de reservas'}
          name="reservation"
          type={isNumber ? 'tel' : undefined}
          inputMode={isNumber ? undefined : 'url'}
          autoComplete="off"
          value={value}
          onChange={(event) => {
            onChange({ reservation: { mode, value: event.target.value } });
          }}
          error={error}
          hint={isNumber ? 'Vazio: o telefone do lugar é usado.' : undefined}
        />
      )}
    </FormSection>
  );
}
