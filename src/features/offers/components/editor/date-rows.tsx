import { Plus, X } from 'lucide-react';
import { maxExcludedDates } from '#features/offers/model/club-offer-options.ts';
import * as texts from '#features/offers/panel-texts.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { controlClasses } from '#ui/form/field.tsx';

interface DateRowsProps {
  /** Dates as 'YYYY-MM-DD'; '' before a date is chosen. */
  value: readonly string[];
  name: string;
  /** Validation message; '' if valid. */
  error: string;
  onChange: (dates: string[]) => void;
}

/** Inputs for dates on which an offer cannot be used, such as holidays. */
export function DateRows({ value: dates, name, error, onChange }: DateRowsProps) {
  return (
    <fieldset className="min-w-0" data-problem={error ? true : undefined}>
      <legend className="text-sm font-semibold">{texts.excludedDatesLabel}</legend>
      <ul className="mt-2 grid gap-2 sm:grid-cols-2">
        {dates.map((date, position) => (
          <li key={position} className="flex items-center gap-1">
            <input
              type="date"
              name={name}
              aria-label={texts.excludedDateLabel(position + 1)}
              aria-invalid={(error && date === '') || undefined}
              value={date}
              onChange={({ target }) => {
                onChange(dates.map((other, index) => (index === position ? target.value : other)));
              }}
              className={cx(
                controlClasses,
                'max-w-64 min-w-0',
                error && date === '' && 'border-danger',
              )}
            />
            <IconButton
              label={texts.removeDate(position + 1)}
              onClick={() => {
                onChange(dates.filter((_date, index) => index !== position));
              }}
            >
              <X aria-hidden size={20} />
            </IconButton>
          </li>
        ))}
      </ul>
      {error && <p className="mt-1.5 text-sm font-medium text-danger">{error}</p>}
      {dates.length < maxExcludedDates && (
        <Button
          variant="quiet"
          className="-ml-3 px-3 text-sm"
          onClick={() => {
            onChange([...dates, '']);
          }}
        >
          <Plus aria-hidden size={18} />
          {texts.addDate}
        </Button>
      )}
    </fieldset>
  );
}
