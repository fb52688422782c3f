import { useEffect, useRef } from 'react';
import { emptyHours, findHoursProblems } from '#features/opening-hours/model/hours-draft.ts';
import type { HoursRange } from '#features/opening-hours/model/hours-draft.ts';
import { exceptionProblemText } from '#features/opening-hours/editor-texts.ts';
import { RangeRows } from '#features/opening-hours/components/hours/range-rows.tsx';
import * as texts from '#features/opening-hours/panel-texts.ts';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/form/form-actions.tsx';
import { useForm } from '#ui/form/use-form.ts';

interface SpecialHoursFormProps {
  periods: readonly HoursRange[];
  placeTitle: string;
  isBusy: boolean;
  onSave: (periods: HoursRange[]) => void;
  onCancel: () => void;
}

/** Edits the special hours of one day. */
export function SpecialHoursForm(props: SpecialHoursFormProps) {
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
