import { Copy } from 'lucide-react';
import { useState } from 'react';
import { allDayRange, copyDay, isAllDay } from '#features/opening-hours/model/hours-draft.ts';
import type { HoursRange, RangesProblem } from '#features/opening-hours/model/hours-draft.ts';
import * as texts from '#features/opening-hours/editor-texts.ts';
import { weekdayInSentence, weekdayNames } from '#shared/formats/weekdays.ts';
import { Button } from '#ui/button.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { RangeRows } from '../../../opening-hours/components/hours/range-rows.tsx';

/** Weekdays in display order, Monday first; 0 is Sunday. */
const weekOrder = [1, 2, 3, 4, 5, 6, 0] as const;

interface WeekRowsProps {
  days: readonly HoursRange[][];
  problems: readonly (RangesProblem | null)[];
  onChange: (days: HoursRange[][]) => void;
}

/** Edits the periods of the seven weekdays, Monday first. */
export function WeekRows({ days, problems, onChange }: WeekRowsProps) {
  const [copiedDay, setCopiedDay] = useState<number | null>(null);
  const setDay = (day: number, ranges: HoursRange[]) => {
    onChange(days.map((dayRanges, index) => (index === day ? ranges : dayRanges)));
  };
  return (
    <ul className="@container divide-y divide-line">
      {weekOrder.map((day) => {
        const ranges = days[day] ?? [];
        const name = weekdayNames[day];
        return (
          <li key={day} className="grid gap-x-3 gap-y-1 py-3 @sm:grid-cols-[5rem_minmax(0,1fr)]">
            <p className="flex min-h-11 items-center justify-between gap-2 self-start font-semibold">
              {name}
              {ranges.length === 0 && (
                <span className="font-medium text-ink-muted @sm:hidden">{texts.closedDay}</span>
              )}
            </p>
            <div className="min-w-0">
              {ranges.length === 0 && (
                <p className="flex min-h-11 items-center text-ink-muted @max-sm:hidden">
                  {texts.closedDay}
                </p>
              )}
              <RangeRows
                ranges={ranges}
                labelSubject={weekdayInSentence(day)}
                problem={texts.rangesProblemText(problems[day])}
                onChange={(newRanges) => {
                  setDay(day, newRanges);
                }}
              >
                {!isAllDay(ranges) && (
                  <Button
                    variant="quiet"
                    className="px-3! text-sm"
                    aria-label={texts.allDayOn(weekdayInSentence(day))}
                    onClick={() => {
                      setDay(day, [{ ...allDayRange }]);
                    }}
                  >
                    {texts.allDay}
                  </Button>
                )}
                <Button
                  variant="quiet"
                  className="px-3! text-sm"
                  aria-expanded={copiedDay === day}
                  aria-label={texts.copyToOtherDays(weekdayInSentence(day))}
                  onClick={() => {
                    setCopiedDay(copiedDay === day ? null : day);
                  }}
                >
                  <Copy aria-hidden size={16} />
                  {texts.copyHours}
                </Button>
              </RangeRows>
              {copiedDay === day && (
                <CopyHoursForm
                  sourceDay={day}
                  onCopy={(targetDays) => {
                    onChange(copyDay(days, day, targetDays));
                    setCopiedDay(null);
                  }}
                />
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const workdays = [1, 2, 3, 4, 5];

interface CopyHoursFormProps {
  sourceDay: number;
  onCopy: (targetDays: number[]) => void;
}

/** Selects the weekdays to which the hours of one day are copied. */
function CopyHoursForm({ sourceDay, onCopy }: CopyHoursFormProps) {
  const [selectedDays, setSelectedDays] = useState<readonly number[]>([]);
  const otherDays = weekOrder.filter((day) => day !== sourceDay);
  return (
    <fieldset className="mt-1 min-w-0 rounded-control bg-sunken p-3">
      <legend className="sr-only">{texts.copyHoursOf(weekdayInSentence(sourceDay))}</legend>
      <div className="flex flex-wrap gap-2">
        <ToggleChip
          pressed={otherDays.every((day) => selectedDays.includes(day))}
          onToggle={() => {
            setSelectedDays(otherDays.every((day) => selectedDays.includes(day)) ? [] : otherDays);
          }}
        >
          {texts.everyDay}
        </ToggleChip>
        <ToggleChip
          pressed={
            selectedDays.length > 0 &&
            otherDays.every((day) => workdays.includes(day) === selectedDays.includes(day))
          }
          onToggle={() => {
            setSelectedDays(otherDays.filter((day) => workdays.includes(day)));
          }}
        >
          {texts.workdaysLabel}
        </ToggleChip>
        {otherDays.map((day) => (
          <ToggleChip
            key={day}
            pressed={selectedDays.includes(day)}
            onToggle={() => {
              setSelectedDays((previous) =>
                previous.includes(day)
                  ? previous.filter((other) => other !== day)
                  : [...previous, day],
              );
            }}
          >
            {weekdayNames[day]}
          </ToggleChip>
        ))}
      </div>
      <Button
        variant="secondary"
        className="mt-3"
        aria-disabled={selectedDays.length === 0}
        onClick={() => {
          if (selectedDays.length > 0) onCopy([...selectedDays]);
        }}
      >
        {texts.confirmCopy}
      </Button>
    </fieldset>
  );
}
