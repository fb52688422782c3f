import { Plus, X } from 'lucide-react';
import { maxOfferShifts } from '#features/offers/model/club-offer-options.ts';
import type { OfferShift } from '#features/offers/model/club-offer.ts';
import * as texts from '#features/offers/panel-texts.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { controlClasses } from '#ui/form/field.tsx';

interface ShiftRowsProps {
  name: string;
  value: readonly OfferShift[];
  /** Validation message; '' if valid. */
  error: string;
  onChange: (shifts: OfferShift[]) => void;
}

/** Inputs for the daily hours of use, one row per shift. */
export function ShiftRows({ name, value: shifts, error, onChange }: ShiftRowsProps) {
  const renderInput = (position: number, side: 'start' | 'end', label: string) => (
    <input
      type="time"
      name={name}
      aria-label={label}
      aria-invalid={error ? true : undefined}
      value={shifts[position]?.[side]}
      onChange={({ target }) => {
        onChange(
          shifts.map((shift, index) =>
            index === position ? { ...shift, [side]: target.value } : shift,
          ),
        );
      }}
      className={cx(controlClasses, 'max-w-36 min-w-0 tabular', error && 'border-danger')}
    />
  );
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{texts.shiftsLabel}</legend>
      <p className="mb-2 text-sm text-ink-muted">{texts.shiftsHint}</p>
      <ul className="flex flex-col gap-2">
        {shifts.map((_, position) => (
          <li key={position} className="flex items-center gap-1.5">
            {renderInput(position, 'start', texts.shiftStart(position + 1))}
            <span className="text-sm text-ink-muted">{texts.shiftSeparator}</span>
            {renderInput(position, 'end', texts.shiftEnd(position + 1))}
            <IconButton
              label={texts.removeShift(position + 1)}
              onClick={() => {
                onChange(shifts.filter((_shift, index) => index !== position));
              }}
            >
              <X aria-hidden size={20} />
            </IconButton>
          </li>
        ))}
      </ul>
      {error && <p className="mt-1.5 text-sm font-medium text-danger">{error}</p>}
      {shifts.length < maxOfferShifts && (
        <Button
          variant="quiet"
          className="-ml-3 px-3 text-sm"
          onClick={() => {
            onChange([...shifts, { start: '', end: '' }]);
          }}
        >
          <Plus aria-hidden size={18} />
          {texts.addShift}
        </Button>
      )}
    </fieldset>
  );
}
