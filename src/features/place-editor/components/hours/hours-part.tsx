import { Plus, Trash2 } from 'lucide-react';
import { findHoursProblems } from '#features/opening-hours/model/hours-draft.ts';
import type {
  HoursDraft,
  HoursMode,
  ExceptionProblem,
} from '#features/opening-hours/model/hours-draft.ts';
import { hoursFromText } from '#features/opening-hours/model/hours-from-text.ts';
import {
  generalHoursProblemText,
  exceptionProblemText,
  rangesProblemText,
} from '#features/opening-hours/editor-texts.ts';
import * as texts from '#features/place-editor/panel-texts.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { PlacePartProps } from '#features/place-editor/components/fields/place-part-props.ts';
import { CardSection } from '#ui/card-section.tsx';
import { ChoiceInput } from '#ui/form/choice-input.tsx';
import type { OpeningException } from '#features/opening-hours/model/opening-hours.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Switch } from '#ui/switch.tsx';
import { WeekRows } from './week-rows.tsx';
import { RangeRows } from '../../../opening-hours/components/hours/range-rows.tsx';

/** Edits the opening hours: per weekday, plus dates with special hours. */
export function HoursPart({ draft, onChange, problems }: PlacePartProps) {
  const { hours } = draft;
  const change = (changes: Partial<HoursDraft>) => {
    onChange({ hours: { ...hours, ...changes } });
  };
  const hasPeriods = hours.mode === 'always' || hours.mode === 'weekly';
  // Errors are shown after the first attempt to continue.
  const shownProblems = problems.hours ? findHoursProblems(hours) : null;
  const modes: readonly HoursMode[] =
    hours.lines.length > 0 ? ['text', 'weekly', 'always', 'none'] : ['weekly', 'always', 'none'];
  const generalProblem = generalHoursProblemText(shownProblems?.general ?? null);

  return (
    <CardSection isForm title={texts.hoursTitle}>
      <fieldset className="min-w-0" data-problem={generalProblem ? true : undefined}>
        <legend className="sr-only">{texts.hoursLegend}</legend>
        <div className="flex flex-col">
          {modes.map((mode) => (
            <label key={mode} className="flex min-h-11 cursor-pointer items-center gap-3">
              <ChoiceInput
                type="radio"
                name="hours-mode"
                checked={hours.mode === mode}
                onChange={() => {
                  change({ mode });
                }}
              />
              {texts.hoursModeLabels[mode]}
            </label>
          ))}
        </div>
      </fieldset>
      {hours.mode === 'text' && (
        <div className="rounded-control bg-sunken p-4">
          <ul className="text-sm wrap-anywhere">
            {hours.lines.map((line, position) => (
              <li key={position}>{line}</li>
            ))}
          </ul>
          <p className="mt-2 text-sm text-ink-muted">{texts.textHoursHint}</p>
          <Button
            variant="secondary"
            className="mt-3"
            onClick={() => {
              onChange({ hours: { ...hoursFromText(hours.lines), lines: hours.lines } });
            }}
          >
            {texts.convertToWeekdays}
          </Button>
        </div>
      )}
      {hours.mode === 'weekly' && (
        <WeekRows
          days={hours.days}
          problems={shownProblems?.days ?? []}
          onChange={(days) => {
            change({ days });
          }}
        />
      )}
      {hasPeriods && (
        <>
          <ExceptionList
            exceptions={hours.exceptions}
            problems={shownProblems?.exceptions ?? []}
            onChange={(exceptions) => {
              change({ exceptions });
            }}
          />
          <TextField
            label={texts.hoursNoteLabel}
            name="hours-note"
            autoComplete="off"
            value={hours.note}
            onChange={(value) => {
              change({ note: value });
            }}
            hint={texts.hoursNoteHint}
          />
        </>
      )}
      {generalProblem && <p className="text-sm font-medium text-danger">{generalProblem}</p>}
    </CardSection>
  );
}

interface ExceptionListProps {
  exceptions: readonly OpeningException[];
  problems: readonly (ExceptionProblem | null)[];
  onChange: (exceptions: OpeningException[]) => void;
}

/** Edits the dates with special hours, such as holidays, closed weeks and long nights. */
function ExceptionList({ exceptions, problems, onChange }: ExceptionListProps) {
  return (
    <section aria-label={texts.specialDates} className="min-w-0">
      <h3 className="font-semibold">{texts.specialDates}</h3>
      <p className="text-sm text-ink-muted">{texts.specialDatesHint}</p>
      {exceptions.length > 0 && (
        <ol className="mt-3 flex flex-col gap-3">
          {exceptions.map((exception, position) => (
            <ExceptionCard
              key={position}
              number={position + 1}
              exception={exception}
              problem={problems[position] ?? null}
              onChange={(changes) => {
                onChange(
                  exceptions.map((other, index) =>
                    index === position ? { ...other, ...changes } : other,
                  ),
                );
              }}
              onRemove={() => {
                onChange(exceptions.filter((_, index) => index !== position));
              }}
            />
          ))}
        </ol>
      )}
      <Button
        variant="secondary"
        className="mt-3"
        onClick={() => {
          onChange([...exceptions, { date: '', closed: true, periods: [], label: '' }]);
        }}
      >
        <Plus aria-hidden size={20} />
        {texts.addDate}
      </Button>
    </section>
  );
}

interface ExceptionCardProps {
  number: number;
  exception: OpeningException;
  problem: ExceptionProblem | null;
  onChange: (changes: Partial<OpeningException>) => void;
  onRemove: () => void;
}

function ExceptionCard({ number, exception, problem, onChange, onRemove }: ExceptionCardProps) {
  const { date, closed, periods, label } = exception;
  const isTimesProblem = problem === 'incomplete' || problem === 'overlap';
  return (
    <li className="rounded-control border border-line p-3">
      <div className="flex items-start gap-2">
        <div className="grid min-w-0 flex-1 gap-3 sm:grid-cols-2">
          <TextField
            label={texts.dateLabel(number)}
            type="date"
            value={date}
            onChange={(value) => {
              onChange({ date: value });
            }}
            error={isTimesProblem ? undefined : exceptionProblemText(problem) || undefined}
          />
          <TextField
            label={texts.dateNameLabel}
            autoComplete="off"
            placeholder={texts.dateNameExample}
            value={label}
            onChange={(value) => {
              onChange({ label: value });
            }}
          />
        </div>
        <IconButton label={texts.removeDate(number)} onClick={onRemove}>
          <Trash2 aria-hidden size={20} />
        </IconButton>
      </div>
      <Switch
        checked={closed}
        onChange={(isClosed) => {
          const initialPeriods = periods.length > 0 ? periods : [{ open: '', close: '' }];
          onChange({ closed: isClosed, periods: isClosed ? periods : initialPeriods });
        }}
      >
        {texts.closedOnDate}
      </Switch>
      {!closed && (
        <RangeRows
          ranges={periods}
          labelSubject={texts.dateSubject(number)}
          problem={isTimesProblem ? rangesProblemText(problem) : ''}
          onChange={(next) => {
            onChange({ periods: next });
          }}
        />
      )}
    </li>
  );
}
