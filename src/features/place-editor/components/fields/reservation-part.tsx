import type { ReservationMode } from '#features/places/model/place.ts';
import { reservationModeLabels } from '#features/place-editor/mode-panel-texts.ts';
import { placeProblemText } from '#features/places/field-texts.ts';
import { optionsOf, SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { PlacePartProps } from './field-set.ts';
import { CardSection } from '#ui/card-section.tsx';

const modeOrder: readonly ReservationMode[] = ['none', 'request', 'whatsapp', 'phone', 'url'];

const modeHints: Record<ReservationMode, string> = {
  none: 'O botão Reservar não aparece.',
  request: 'O pedido chega ao painel do gerente, que confirma ou recusa.',
  whatsapp: 'O botão Reservar abre uma conversa no WhatsApp.',
  phone: 'O botão Reservar liga para o lugar.',
  url: 'O botão Reservar abre outro site.',
};

/** Renders the mode of the button Reservar and its target. */
export function ReservationPart({ draft, onChange, problems }: PlacePartProps) {
  const { mode, value, tables } = draft.reservation;
  const error = placeProblemText('reservation', problems.reservation, draft) || undefined;
  const isNumber = mode === 'whatsapp' || mode === 'phone';
  return (
    <CardSection isForm title="Reservas">
      <SelectField
        label="Como reservar"
        name="reservation-mode"
        value={mode}
        options={optionsOf(modeOrder, reservationModeLabels)}
        onChange={(chosen) => {
          onChange({ reservation: { ...draft.reservation, mode: chosen } });
        }}
        hint={modeHints[mode]}
      />
      {(isNumber || mode === 'url') && (
        <TextField
          label={isNumber ? 'Número para reservas (opcional)' : 'Página de reservas'}
          name="reservation"
          type={isNumber ? 'tel' : undefined}
          inputMode={isNumber ? undefined : 'url'}
          autoComplete="off"
          value={value}
          onChange={(value) => {
            onChange({ reservation: { ...draft.reservation, value } });
          }}
          error={error}
          hint={isNumber ? 'Em branco, vale o telefone do lugar.' : undefined}
        />
      )}
      {mode === 'request' && (
        <TextField
          label="Mesas por horário (opcional)"
          name="reservation"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={tables === undefined ? '' : String(tables)}
          onChange={(typed) => {
            const digits = typed.replace(/\D/g, '');
            onChange({
              reservation: { mode, value, ...(digits !== '' && { tables: Number(digits) }) },
            });
          }}
          error={error}
          hint="Em branco, o guia não conta mesas. Com um número, cada reserva ocupa uma e o guia recusa pedidos quando acabam."
        />
      )}
    </CardSection>
  );
}
