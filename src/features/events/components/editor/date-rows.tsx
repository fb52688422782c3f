import { useId, useState } from 'react';
import { Pencil, X } from 'lucide-react';
import type { EventDateDraft } from '#features/events/model/event-date-draft.ts';
import { eventDateStatuses } from '#features/events/model/event-date.ts';
import type { EventDateStatus } from '#features/events/model/event-date.ts';
import * as texts from '#features/events/panel-texts.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { optionsOf, SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { removeAndMoveFocus } from '#ui/remove-and-move-focus.ts';

interface DateRowsProps {
  value: readonly EventDateDraft[];
  /** Keys of past dates, which are collapsed. */
  endedKeys: ReadonlySet<string>;
  /** Error text; '' if the dates are valid. */
  error: string;
  onChange: (dates: EventDateDraft[]) => void;
}

/**
 * Edits the dates of an event: each date can be moved, cancelled or removed, and all future dates can be changed
 * together.
 */
export function DateRows({ value: dates, endedKeys, error, onChange }: DateRowsProps) {
  const [isEndedShown, setEndedShown] = useState(false);
  const upcomingDates = dates.filter(({ key }) => !endedKeys.has(key));
  const endedCount = dates.length - upcomingDates.length;
  const shownDates = isEndedShown ? dates : upcomingDates;
  const changeUpcomingDates = (changes: Partial<EventDateDraft>) => {
    onChange(dates.map((date) => (endedKeys.has(date.key) ? date : { ...date, ...changes })));
  };
  return (
    <fieldset className="min-w-0" data-problem={error ? true : undefined}>
      <legend className="sr-only">{texts.eventDatesLegend}</legend>
      {endedCount > 0 && !isEndedShown && (
        <Button
          variant="quiet"
          className="-ml-3 px-3 text-sm"
          onClick={({ currentTarget }) => {
            removeAndMoveFocus(currentTarget, () => {
              setEndedShown(true);
            });
          }}
        >
          {texts.showEndedDates(endedCount)}
        </Button>
      )}
      <ul>
        {shownDates.map((date) => (
          <DateRow
            key={date.key}
            date={date}
            onChange={(changes) => {
              onChange(
                dates.map((otherDate) =>
                  otherDate.key === date.key ? { ...otherDate, ...changes } : otherDate,
                ),
              );
            }}
            onRemove={() => {
              onChange(dates.filter(({ key }) => key !== date.key));
            }}
          />
        ))}
      </ul>
      {error && <p className="mt-1.5 text-sm font-medium text-danger">{error}</p>}
      {upcomingDates.length > 1 && (
        <UpcomingDatesFields dates={upcomingDates} onChange={changeUpcomingDates} />
      )}
    </fieldset>
  );
}

interface DateRowProps {
  date: EventDateDraft;
  onChange: (changes: Partial<EventDateDraft>) => void;
  onRemove: () => void;
}

function DateRow({ date, onChange, onRemove }: DateRowProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const name = texts.dateDraftText(date);
  return (
    <li className="border-t border-line py-2 first:border-t-0">
      <div className="flex flex-wrap items-center gap-x-2">
        <p className="min-w-0 flex-1 basis-44 text-sm font-semibold tabular">{name}</p>
        <SelectField
          label={texts.statusOfDate(name)}
          isLabelHidden
          className="w-40"
          value={date.status}
          options={optionsOf(eventDateStatuses, texts.eventDateStatusLabels)}
          onChange={(status) => {
            onChange({ status });
          }}
        />
        <button
          type="button"
          aria-label={texts.moveDate(name)}
          title={texts.moveDate(name)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          className="inline-grid size-11 place-content-center rounded-full hover:bg-sunken"
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          <Pencil aria-hidden size={20} />
        </button>
        <IconButton
          label={texts.removeDate(name)}
          onClick={({ currentTarget }) => {
            removeAndMoveFocus(currentTarget, onRemove);
          }}
        >
          <X aria-hidden size={20} />
        </IconButton>
      </div>
      {isOpen && (
        <div id={id} className="mt-2 mb-2 grid gap-3 sm:grid-cols-2">
          <TextField
            label={texts.dayLabel}
            type="date"
            value={date.day}
            onChange={(day) => {
              // A moved date keeps its duration in days.
              onChange({ day, endDay: moveEndDay(date, day) });
            }}
          />
          <TextField
            label={texts.startTimeLabel}
            type="time"
            value={date.start}
            onChange={(start) => {
              onChange({ start });
            }}
          />
          <TextField
            label={texts.endDayLabel}
            type="date"
            value={date.endDay}
            onChange={(endDay) => {
              onChange({ endDay });
            }}
          />
          <TextField
            label={texts.endTimeLabel}
            type="time"
            value={date.end}
            onChange={(end) => {
              onChange({ end });
            }}
          />
        </div>
      )}
    </li>
  );
}

interface UpcomingDatesFieldsProps {
  dates: readonly EventDateDraft[];
  onChange: (changes: Partial<EventDateDraft>) => void;
}

/** Changes a value of all future dates. A value that differs between the dates is shown as empty. */
function UpcomingDatesFields({ dates, onChange }: UpcomingDatesFieldsProps) {
  const getSharedValue = <Name extends keyof EventDateDraft>(name: Name) =>
    dates.every((date) => date[name] === dates[0]?.[name]) ? dates[0]?.[name] : undefined;
  const statuses: { value: EventDateStatus | ''; label: string }[] = [
    ...(getSharedValue('status') === undefined
      ? [{ value: '' as const, label: texts.severalStatuses }]
      : []),
    ...optionsOf(eventDateStatuses, texts.eventDateStatusLabels),
  ];
  return (
    <fieldset className="mt-3 min-w-0 rounded-control bg-sunken p-3">
      <legend className="sr-only">{texts.upcomingDatesLegend}</legend>
      <p aria-hidden className="mb-2 text-sm font-semibold">
        {texts.changeUpcomingDates}
      </p>
      <div className="grid gap-3 sm:grid-cols-3">
        <SelectField
          label={texts.statusOfAllLabel}
          value={getSharedValue('status') ?? ''}
          options={statuses}
          onChange={(status) => {
            if (status) onChange({ status });
          }}
        />
        <TextField
          label={texts.startOfAllLabel}
          type="time"
          value={getSharedValue('start') ?? ''}
          onChange={(start) => {
            if (start) onChange({ start });
          }}
        />
        <TextField
          label={texts.endOfAllLabel}
          type="time"
          value={getSharedValue('end') ?? ''}
          onChange={(end) => {
            if (end) onChange({ end });
          }}
        />
      </div>
    </fieldset>
  );
}

function moveEndDay({ day, endDay }: EventDateDraft, newDay: string): string {
  const newEndMs = Date.parse(newDay) + Date.parse(endDay) - Date.parse(day);
  return Number.isNaN(newEndMs) ? endDay : new Date(newEndMs).toISOString().slice(0, 10);
}
