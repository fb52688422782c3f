import type { ReactNode } from 'react';
import { Plus, X } from 'lucide-react';
import * as texts from '#features/opening-hours/editor-texts.ts';
import { endsNextDay, isAllDay } from '#features/opening-hours/model/hours-draft.ts';
import type { HoursRange } from '#features/opening-hours/model/hours-draft.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { controlClasses } from '#ui/form/control-classes.ts';

interface RangeRowsProps {
  ranges: readonly HoursRange[];
  /** Name of the day, date or place for the labels, such as 'segunda'. */
  labelSubject: string;
  /** Error text; '' if the times are valid. */
  problem: string;
  /** Called with the new periods; an empty list means closed. */
  onChange: (ranges: HoursRange[]) => void;
  /** Further actions for the day. */
  children?: ReactNode;
}

/** Edits the opening and closing times of one day, one row per period. */
export function RangeRows({ ranges, labelSubject, problem, onChange, children }: RangeRowsProps) {
  const updateRange = (position: number, changes: Partial<HoursRange>) => {
    onChange(ranges.map((range, index) => (index === position ? { ...range, ...changes } : range)));
  };
  const addLabel = ranges.length === 0 ? texts.addHours : texts.addPeriod;
  return (
    <div className="min-w-0" data-problem={problem ? true : undefined}>
      <ul className="flex flex-col gap-2">
        {ranges.map((range, position) => (
          <li key={position} className="flex items-start gap-1.5">
            <div className="flex flex-wrap items-center gap-1.5">
              <TimeInput
                label={texts.opensLabel(labelSubject, position + 1)}
                value={range.open}
                isInvalid={problem !== ''}
                onChange={(open) => {
                  updateRange(position, { open });
                }}
              />
              <span className="flex items-center gap-1.5">
                <span className="text-sm text-ink-muted">{texts.betweenTimes}</span>
                <TimeInput
                  label={texts.closesLabel(labelSubject, position + 1)}
                  value={range.close}
                  isInvalid={problem !== ''}
                  onChange={(close) => {
                    updateRange(position, { close });
                  }}
                />
              </span>
            </div>
            <IconButton
              label={texts.removePeriod(position + 1, labelSubject)}
              onClick={() => {
                onChange(ranges.filter((_, index) => index !== position));
              }}
            >
              <X aria-hidden size={20} />
            </IconButton>
          </li>
        ))}
      </ul>
      {ranges.some(endsNextDay) && (
        <p className="mt-1 text-sm text-ink-muted">
          {isAllDay(ranges) ? texts.allDay : texts.closesNextDay}
        </p>
      )}
      {problem && <p className="mt-1 text-sm font-medium text-danger">{problem}</p>}
      <div className="-ml-3 flex flex-wrap">
        <Button
          variant="quiet"
          className="px-3! text-sm"
          aria-label={`${addLabel}: ${labelSubject}`}
          onClick={() => {
            onChange([...ranges, { open: '', close: '' }]);
          }}
        >
          <Plus aria-hidden size={18} />
          {addLabel}
        </Button>
        {children}
      </div>
    </div>
  );
}

interface TimeInputProps {
  label: string;
  value: string;
  isInvalid: boolean;
  onChange: (value: string) => void;
}

function TimeInput({ label, value, isInvalid, onChange }: TimeInputProps) {
  return (
    <input
      type="time"
      aria-label={label}
      aria-invalid={(isInvalid && value === '') || undefined}
      value={value}
      onChange={(event) => {
        onChange(event.target.value);
      }}
      className={cx(
        controlClasses,
        // Intrinsic width: the text is longer in browsers with a 12-hour clock.
        'max-w-fit tabular',
        isInvalid && value === '' && 'border-danger',
      )}
    />
  );
}
