import { Plus, Trash2 } from 'lucide-react';
import type { ExceptionProblem } from '#features/opening-hours/model/hours-draft.ts';
import type { OpeningException } from '#features/opening-hours/model/opening-hours.ts';
import { exceptionProblemText, rangesProblemText } from '#features/opening-hours/editor-texts.ts';
import * as texts from '#features/place-editor/panel-texts.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { RangeRows } from '../../../opening-hours/components/hours/range-rows.tsx';

interface ExceptionListProps {
  exceptions: readonly OpeningException[];
  problems: readonly (ExceptionProblem | null)[];
  onChange: (exceptions: OpeningException[]) => void;
}

/** Edits the dates with special hours, such as holidays, closed weeks and long nights. */
export function ExceptionList({ exceptions, problems, onChange }: ExceptionListProps) {
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
