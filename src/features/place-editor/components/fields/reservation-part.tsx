import type { ReservationMode } from '#features/places/model/place.ts';
import { reservationModeLabels } from '#features/place-editor/mode-panel-texts.ts';
import { placeProblemText } from '#features/places/field-texts.ts';
import { optionsOf, SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { PlacePartProps } from './place-part-props.ts';
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
  const isPhoneMode = mode === 'whatsapp' || mode === 'phone';
  return (
    <CardSection isForm title="Reservas">
      <SelectField
        label="Como reservar"
        name="reservation-mode"
        value={mode}
        options={optionsOf(modeOrder, reservationModeLabels)}
        onChange={(selectedMode) => {
          onChange({ reservation: { ...draft.reservation, mode: selectedMode } });
        }}
        hint={modeHints[mode]}
      />
      {(isPhoneMode || mode === 'url') && (
        <TextField
          label={isPhoneMode ? 'Número para reservas (opcional)' : 'Página de reservas'}
          name="reservation"
          type={isPhoneMode ? 'tel' : undefined}
          inputMode={isPhoneMode ? undefined : 'url'}
          autoComplete="off"
          value={value}
          onChange={(value) => {
            onChange({ reservation: { ...draft.reservation, value } });
          }}
          error={error}
          hint={isPhoneMode ? 'Em branco, vale o telefone do lugar.' : undefined}
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
          onChange={(enteredText) => {
            const digits = enteredText.replace(/\D/g, '');
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
