import { useId } from 'react';
import { RotateCcw, X } from 'lucide-react';
import { repetitionKinds } from '#features/events/model/event-date-draft.ts';
import type { EventPatternDraft } from '#features/events/model/event-date-draft.ts';
import type { ListedDate } from '#features/events/model/event-date.ts';
import { expandPattern, getMonthPositions } from '#features/events/model/event-pattern.ts';
import { isoDateOf, wallClockAt } from '#shared/zoned-time.ts';
import * as texts from '#features/events/panel-texts.ts';
import { WeekdayChoice } from '#features/opening-hours/components/weekday-choice.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { optionsOf, SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { removeAndMoveFocus } from '#ui/remove-and-move-focus.ts';

interface PatternPartProps {
  name: string;
  value: EventPatternDraft;
  /** Error text; '' if the pattern is valid. */
  error: string;
  now: Date;
  onChange: (pattern: EventPatternDraft) => void;
}

/** Edits the dates to add: first day, times and repetition, with a preview of the dates. */
export function PatternPart({ name, value: pattern, error, now, onChange }: PatternPartProps) {
  const noteId = useId();
  const changePattern = (changes: Partial<EventPatternDraft>) => {
    onChange({ ...pattern, ...changes });
  };
  const today = isoDateOf(wallClockAt(now).dayNumber);
  const { repeats } = pattern;
  const isOnce = repeats === 'once';
  const monthPositions = getMonthPositions(pattern.day);
  const preview = expandPattern(pattern, now);
  // Errors are shown only after the required days are filled in or the form is submitted.
  const isFilledIn = pattern.day !== '' && (isOnce || pattern.until !== '');
  const noteText = error || (isFilledIn ? (preview.problems.map(toProblemText)[0] ?? '') : '');

  return (
    <div className="flex flex-col gap-5" data-problem={error ? true : undefined}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={texts.firstDayLabel}
          type="date"
          name={name}
          required
          min={today}
          value={pattern.day}
          aria-invalid={error ? true : undefined}
          aria-describedby={noteText ? noteId : undefined}
          onChange={(day) => {
            changePattern({ day, ...adaptWeekdays(day, pattern) });
          }}
        />
        <SelectField
          label={texts.repeatsLabel}
          value={repeats}
          options={optionsOf(repetitionKinds, texts.repetitionLabels)}
          onChange={(kind) => {
            changePattern({ repeats: kind, ...adaptWeekdays(pattern.day, pattern) });
          }}
        />
        <TextField
          label={texts.startTimeLabel}
          type="time"
          required
          value={pattern.start}
          onChange={(start) => {
            changePattern({ start });
          }}
        />
        <TextField
          label={texts.endTimeLabel}
          type="time"
          required
          value={pattern.end}
          onChange={(end) => {
            changePattern({ end });
          }}
          hint={isOnce ? undefined : texts.endTimeHint}
        />
        {isOnce ? (
          <TextField
            label={texts.otherEndDayLabel}
            type="date"
            min={pattern.day || today}
            value={pattern.endDay}
            onChange={(endDay) => {
              changePattern({ endDay });
            }}
            hint={texts.otherEndDayHint}
          />
        ) : (
          <>
            <TextField
              label={texts.repetitionUnits[repeats]}
              inputMode="numeric"
              value={pattern.every}
              onChange={(every) => {
                changePattern({ every });
              }}
            />
            <TextField
              label={texts.untilLabel}
              type="date"
              required
              min={pattern.day || today}
              value={pattern.until}
              onChange={(until) => {
                changePattern({ until });
              }}
            />
          </>
        )}
        {repeats === 'months' && monthPositions.length > 0 && (
          <SelectField
            label={texts.monthPositionLabel}
            value={String(pattern.week)}
            options={monthPositions.map(({ week, weekday }) => ({
              value: String(week),
              label: texts.monthPositionText(week, weekday),
            }))}
            onChange={(selectedWeek) => {
              changePattern(monthPositions.find(({ week }) => String(week) === selectedWeek) ?? {});
            }}
          />
        )}
      </div>
      {repeats === 'weeks' && (
        <WeekdayChoice
          legend={texts.repeatedWeekdaysLegend}
          weekdays={pattern.weekdays}
          onChange={(weekdays) => {
            changePattern({ weekdays });
          }}
        />
      )}
      {noteText && (
        <p id={noteId} className="text-sm font-medium text-danger">
          {noteText}
        </p>
      )}
      <p role="status" className="sr-only">
        {preview.dates.length > 0 && texts.previewHeading(preview)}
      </p>
      {preview.dates.length > 0 && (
        <section aria-label={texts.datesToCreate}>
          <p aria-hidden className="text-sm font-semibold">
            {texts.previewHeading(preview)}
          </p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {preview.dates.map((date) => (
              <li
                key={date.startsAt.getTime()}
                className="inline-flex min-h-11 items-center rounded-full bg-sunken pl-4 text-sm tabular"
              >
                {texts.dateSpanText(date)}
                {preview.dates.length > 1 ? (
                  <IconButton
                    label={texts.leaveDateOut(texts.dateSpanText(date))}
                    onClick={({ currentTarget }) => {
                      removeAndMoveFocus(currentTarget, () => {
                        changePattern({ except: [...preview.excludedDays, dayOf(date)] });
                      });
                    }}
                  >
                    <X aria-hidden size={18} />
                  </IconButton>
                ) : (
                  <span className="w-4" />
                )}
              </li>
            ))}
          </ul>
          {preview.excludedDays.length > 0 && (
            <Button
              variant="quiet"
              className="-ml-3 px-3 text-sm"
              onClick={({ currentTarget }) => {
                removeAndMoveFocus(currentTarget, () => {
                  changePattern({ except: [] });
                });
              }}
            >
              <RotateCcw aria-hidden size={18} />
              {texts.restoreDates}
            </Button>
          )}
        </section>
      )}
    </div>
  );
}

function dayOf({ startsAt }: ListedDate): string {
  return isoDateOf(wallClockAt(startsAt).dayNumber);
}

function toProblemText(problem: keyof typeof texts.eventProblemTexts): string {
  return texts.eventProblemTexts[problem];
}

/**
 * Returns the position of the first day in its month for a monthly series, and its weekday for a weekly series unless
 * the user selected other weekdays.
 */
function adaptWeekdays(firstDay: string, pattern: EventPatternDraft): Partial<EventPatternDraft> {
  const [previousPosition] = getMonthPositions(pattern.day);
  const monthPositions = getMonthPositions(firstDay);
  const monthPosition =
    monthPositions.find(({ week }) => week === pattern.week) ?? monthPositions[0];
  if (!monthPosition) return {};
  const isDefaultWeekday =
    !previousPosition || pattern.weekdays.every((day) => day === previousPosition.weekday);
  return { ...monthPosition, ...(isDefaultWeekday && { weekdays: [monthPosition.weekday] }) };
}
