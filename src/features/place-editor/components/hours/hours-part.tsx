import { findHoursProblems } from '#features/opening-hours/model/hours-draft.ts';
import { hoursFromText } from '#features/opening-hours/model/hours-from-text.ts';
import type { HoursDraft, HoursMode } from '#features/opening-hours/model/hours-draft.ts';
import { generalHoursProblemText } from '#features/opening-hours/editor-texts.ts';
import * as texts from '#features/place-editor/panel-texts.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { PlacePartProps } from '../fields/place-part-props.ts';
import { CardSection } from '#ui/card-section.tsx';
import { ChoiceInput } from '#ui/form/choice-input.tsx';
import { ExceptionList } from './exception-list.tsx';
import { WeekRows } from './week-rows.tsx';

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
