import type { ReservationMode } from '#features/places/model/place-options.ts';
import { reservationModeLabels } from '#features/place-editor/mode-panel-texts.ts';
import * as texts from '#features/place-editor/panel-texts.ts';
import { placeProblemText } from '#features/places/field-texts.ts';
import { optionsOf, SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { PlacePartProps } from './place-part-props.ts';
import { CardSection } from '#ui/card-section.tsx';

const modeOrder: readonly ReservationMode[] = ['none', 'request', 'whatsapp', 'phone', 'url'];

/** Renders the fields of the button Reservar: its mode, and the phone number, page or number of tables of that mode. */
export function ReservationPart({ draft, onChange, problems }: PlacePartProps) {
  const { mode, value, tables } = draft.reservation;
  const error = placeProblemText('reservation', problems.reservation, draft) || undefined;
  const isPhoneMode = mode === 'whatsapp' || mode === 'phone';
  return (
    <CardSection isForm title={texts.reservationsTitle}>
      <SelectField
        label={texts.reservationModeLabel}
        name="reservation-mode"
        value={mode}
        options={optionsOf(modeOrder, reservationModeLabels)}
        onChange={(selectedMode) => {
          onChange({ reservation: { ...draft.reservation, mode: selectedMode } });
        }}
        hint={texts.reservationModeHints[mode]}
      />
      {(isPhoneMode || mode === 'url') && (
        <TextField
          label={isPhoneMode ? texts.reservationPhoneLabel : texts.reservationPageLabel}
          name="reservation"
          type={isPhoneMode ? 'tel' : undefined}
          inputMode={isPhoneMode ? undefined : 'url'}
          autoComplete="off"
          value={value}
          onChange={(value) => {
            onChange({ reservation: { ...draft.reservation, value } });
          }}
          error={error}
          hint={isPhoneMode ? texts.reservationPhoneHint : undefined}
        />
      )}
      {mode === 'request' && (
        <TextField
          label={texts.tablesLabel}
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
          hint={texts.tablesHint}
        />
      )}
    </CardSection>
  );
}
