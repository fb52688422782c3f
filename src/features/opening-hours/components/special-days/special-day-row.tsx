import { useRef, useState, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { specialDayMutation } from '#features/opening-hours/data/special-day-queries.ts';
import type { Place } from '#features/places/model/place.ts';
import { linkTo } from '#shared/routes.ts';
import { findSpecialDay, findWeekRanges } from '#features/opening-hours/model/special-day.ts';
import type { SpecialDay } from '#features/opening-hours/model/special-day.ts';
import { isSuperAdmin } from '#features/account/model/user-rights.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/opening-hours/panel-texts.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { useKeepDialogOpen } from '#ui/dialog-hold.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { emptyHours, findHoursProblems } from '#features/opening-hours/model/hours-draft.ts';
import type { HoursRange } from '#features/opening-hours/model/hours-draft.ts';
import { exceptionProblemText } from '#features/opening-hours/editor-texts.ts';
import { RangeRows } from '#features/opening-hours/components/hours/range-rows.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/form/form-actions.tsx';
import { useForm } from '#ui/form/use-form.ts';

interface SpecialDayRowProps {
  user: User;
  place: Place;
  /** 'YYYY-MM-DD', like `today`. */
  date: string;
  /** Label of the day on the page of the place; '' for none. */
  name: string;
  today: string;
  /** Called after a save with the new hours of the day, and with undefined after an undo. */
  onSaved: (day: SpecialDay | undefined) => void;
  /** Shown after the status of the last save. */
  children: ReactNode;
}

/** Selects the hours of one place on a day: regular hours, closed, or special hours. */
export function SpecialDayRow(props: SpecialDayRowProps) {
  const { user, place, date, name, today, onSaved, children } = props;
  const { hours, title } = place;
  const writer = { uid: user.uid, isSuperAdmin: isSuperAdmin(user) };
  const saveMutation = useMutation(specialDayMutation(useQueryClient(), writer));
  const [isEditing, setEditing] = useState(false);
  /**
   * Special hours of the date before the last change, for undo: null for the weekly hours, undefined if there is
   * nothing to undo.
   */
  const [undoDay, setUndoDay] = useState<SpecialDay>();
  const [statusText, setStatusText] = useState('');
  const isLastChangeUndo = useRef(false);
  const groupRef = useRef<HTMLDivElement>(null);
  useKeepDialogOpen(saveMutation.isPending);

  if (hours.kind !== 'structured') return <MissingWeeklyHours place={place} />;
  const currentException = findSpecialDay(hours, date);
  const weeklyText = texts.weeklyHoursText(hours, date);
  const label = name || currentException?.label || '';

  const closeForm = () => {
    setEditing(false);
    // The focused button may be removed with the form or the undo button. The focus then moves to the first button of
    // the row.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) {
        groupRef.current?.querySelector('button')?.focus();
      }
    });
  };
  const save = (day: SpecialDay, isUndo = false) => {
    if (saveMutation.isPending) return;
    setStatusText('');
    isLastChangeUndo.current = isUndo;
    saveMutation.mutate(
      { place, date, day, today },
      {
        onSuccess: ({ kind }) => {
          closeForm();
          const isNewChoice = kind !== 'changed' && !isUndo;
          setUndoDay(isNewChoice ? currentException : undefined);
          onSaved(isNewChoice ? day : undefined);
          setStatusText(
            kind === 'changed' ? texts.changedByOther : isUndo ? texts.undone : texts.saved,
          );
        },
      },
    );
  };

  return (
    <li className="py-4">
      <p className="font-bold wrap-anywhere">{title}</p>
      <p className="text-sm text-ink-muted tabular">
        {currentException
          ? texts.changedDay(currentException, weeklyText)
          : texts.unchangedDay(weeklyText)}
      </p>
      <div ref={groupRef} role="group" aria-label={title} className="mt-3 flex flex-wrap gap-2">
        <ToggleChip
          pressed={currentException?.closed === true && !isEditing}
          onToggle={() => {
            if (currentException?.closed !== true) save({ closed: true, periods: [], label });
          }}
        >
          {texts.closedLabel}
        </ToggleChip>
        <ToggleChip
          pressed={isEditing || currentException?.closed === false}
          onToggle={() => {
            // A second tap does not close the form, so that no input is lost.
            setEditing(true);
          }}
        >
          {texts.specialHoursLabel}
        </ToggleChip>
        <ToggleChip
          pressed={currentException === null && !isEditing}
          onToggle={() => {
            if (currentException) save(null);
          }}
        >
          {texts.usualHoursLabel}
        </ToggleChip>
      </div>
      {isEditing && (
        <SpecialHoursForm
          periods={currentException?.periods ?? findWeekRanges(hours.hours, date)}
          placeTitle={title}
          isBusy={saveMutation.isPending}
          onSave={(periods) => {
            save({ closed: false, periods, label });
          }}
          onCancel={closeForm}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-3">
        <p role="status" className="text-sm text-ink-muted empty:hidden">
          {saveMutation.isPending ? texts.saving : statusText}
        </p>
        {undoDay !== undefined && !saveMutation.isPending && (
          <Button
            variant="quiet"
            className="px-2"
            aria-label={texts.undoAt(title)}
            onClick={() => {
              save(undoDay, true);
            }}
          >
            {texts.undo}
          </Button>
        )}
        {children}
      </div>
      {saveMutation.error && (
        <FailureLine
          sentences={texts.specialDayErrors}
          error={saveMutation.error}
          onRetry={() => {
            if (saveMutation.variables) save(saveMutation.variables.day, isLastChangeUndo.current);
          }}
        />
      )}
    </li>
  );
}

/**
 * Renders a link to the editor for a place without structured hours. Hours as text have no special dates, and must not
 * be lost here; the editor shows the text while the user enters the weekly hours.
 */
function MissingWeeklyHours({ place: { id, title, hours } }: { place: Place }) {
  return (
    <li className="py-4">
      <p className="font-bold wrap-anywhere">{title}</p>
      {hours.kind === 'text' ? (
        <>
          <p className="text-sm text-ink-muted">{texts.hoursAsTextHint}</p>
          <p className="mt-2 rounded-control bg-sunken p-3 text-sm wrap-anywhere">
            {hours.lines.join(' · ')}
          </p>
        </>
      ) : (
        <p className="text-sm text-ink-muted">{texts.weeklyHoursMissing}</p>
      )}
      <ButtonLink
        to={linkTo('/manager/places/:placeId/edit', { placeId: id })}
        variant="secondary"
        className="mt-3"
        aria-label={texts.enterHoursOf(title)}
      >
        {texts.enterHours}
      </ButtonLink>
    </li>
  );
}

interface SpecialHoursFormProps {
  periods: readonly HoursRange[];
  placeTitle: string;
  isBusy: boolean;
  onSave: (periods: HoursRange[]) => void;
  onCancel: () => void;
}

/** Edits the special hours of one day. */
function SpecialHoursForm(props: SpecialHoursFormProps) {
  const { periods, placeTitle, isBusy, onSave, onCancel } = props;
  const formRef = useRef<HTMLFormElement>(null);
  const form = useForm({
    start: { ranges: periods.length > 0 ? [...periods] : [{ open: '', close: '' }] },
    isBusy,
    problemsOf: ({ ranges }) => ({ ranges: periodsProblemText(ranges) }),
    onSubmit: ({ ranges }) => {
      onSave(ranges);
    },
  });
  const { value, error, onChange } = form.field('ranges');
  useEffect(() => {
    formRef.current?.querySelector('input')?.focus();
  }, []);
  return (
    <Form form={form} ref={formRef} className="mt-3">
      <RangeRows ranges={value} labelSubject={placeTitle} problem={error} onChange={onChange} />
      <FormActions form={form} busyLabel={texts.saving} onCancel={onCancel}>
        {texts.saveHours}
      </FormActions>
    </Form>
  );
}

function periodsProblemText(periods: HoursRange[]): string {
  const exceptions = [{ date: '2000-01-01', closed: false, periods, label: '' }];
  const { exceptions: problems } = findHoursProblems({ ...emptyHours, mode: 'weekly', exceptions });
  return exceptionProblemText(problems[0]);
}
