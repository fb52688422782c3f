import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { dequal } from 'dequal/lite';
import { focusFirstProblem } from './focus-first-problem.ts';
import { useSubmission } from './use-submission.ts';
import type { Submission, SubmissionOptions } from './use-submission.ts';

/** Error sentences by field; '' or undefined for a valid field. */
export type Problems<Values> = { readonly [Name in keyof Values]?: string | undefined };

/** Values controlled by the caller, such as a draft store. */
interface ControlledValues<Values> {
  values: Values;
  onChange: (changes: Partial<Values>) => void;
}

type FormOptions<Values> = SubmissionOptions & {
  /**
   * Validates the values.
   * @param form for the native validation of the browser, such as an invalid e-mail
   */
  problemsOf?: (values: Values, form: HTMLFormElement) => Problems<Values>;
  /** True if the form cannot be submitted yet. The form must then explain why. */
  isWaiting?: boolean | ((values: Values) => boolean);
  /** Called with valid values; rejects if they are not accepted. */
  onSubmit: (values: Values) => unknown;
} & ({ start: Values } | ControlledValues<Values>);

/** State that `<Form>` and its parts need. */
export interface FormState extends Submission {
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * Manages the values, validation and submission of a form. On submit the first invalid field gets the focus; an error
 * disappears when its field changes. A second submit does nothing while the form is busy.
 */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const { onSubmit } = options;
  const problemsOf: NonNullable<typeof options.problemsOf> = options.problemsOf ?? (() => ({}));
  const [initialValues, setInitialValues] = useState(
    'start' in options ? options.start : options.values,
  );
  const [ownValues, setOwnValues] = useState(initialValues);
  const [problems, setProblems] = useState<Problems<Values>>({});
  const submittedForm = useRef<HTMLFormElement>(null);
  const { run, ...submission } = useSubmission(options);
  const values = 'start' in options ? ownValues : options.values;

  const isWaiting =
    typeof options.isWaiting === 'function'
      ? options.isWaiting(values)
      : options.isWaiting === true;

  const changeValues = (changes: Partial<Values>) => {
    if ('start' in options) setOwnValues((previousValues) => ({ ...previousValues, ...changes }));
    else options.onChange(changes);
    if (!submittedForm.current || Object.keys(problems).length === 0) return;
    // Errors of other fields that depend on the changed value are removed too.
    const remainingProblems = problemsOf({ ...values, ...changes }, submittedForm.current);
    setProblems(
      Object.fromEntries(
        Object.entries(problems).filter(
          ([name]) => !(name in changes) && Boolean(remainingProblems[name as keyof Values]),
        ),
      ) as Problems<Values>,
    );
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submission.isBusy || submission.isFinal || isWaiting) return;
    const form = event.currentTarget;
    submittedForm.current = form;
    const filledValues = { ...values, ...valuesFilledByBrowser(form, values) };
    const foundProblems = problemsOf(filledValues, form);
    const hasProblems = Object.values(foundProblems).some(Boolean);
    // The update is synchronous, because phones open the keyboard only for a focus within the tap handler.
    flushSync(() => {
      setProblems(foundProblems);
      if (hasProblems) submission.forget();
    });
    if (hasProblems) focusFirstProblem(form);
    else void run(() => onSubmit(filledValues));
  };

  return {
    ...submission,
    isWaiting,
    submit,
    /** Runs another action of the form, such as that of a separate button. Does nothing while the form is busy. */
    run,
    values,
    change: changeValues,
    isDirty: !dequal(values, initialValues),
    /** Resets the form to its initial values, or to new initial values. */
    reset: (newInitialValues = initialValues) => {
      setInitialValues(newInitialValues);
      setOwnValues(newInitialValues);
      setProblems({});
    },
    /** Returns the props of a field of the UI kit. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      name,
      value: values[name],
      onChange: (value: Values[Name]) => {
        changeValues({ [name]: value } as unknown as Partial<Values>);
      },
      error: problems[name] ?? '',
      readOnly: submission.isBusy,
    }),
    /** Returns the props of a switch. */
    toggle: (name: keyof Values) => ({
      checked: values[name] === true,
      onChange: (checked: boolean) => {
        changeValues({ [name]: checked } as unknown as Partial<Values>);
      },
    }),
  };
}

/** The form state for these values, as passed to the parts of a form. */
export type FormOf<Values extends object> = ReturnType<typeof useForm<Values>>;

/** Some password managers fill in fields without the events that React listens to. */
function valuesFilledByBrowser<Values extends object>(
  form: HTMLFormElement,
  values: Values,
): Partial<Values> {
  const filledValues = Object.entries(values).flatMap(([name, value]) => {
    const field = form.elements.namedItem(name);
    const isTextInput = typeof value === 'string' && field instanceof HTMLInputElement;
    return isTextInput && field.value !== value ? [[name, field.value]] : [];
  });
  return Object.fromEntries(filledValues) as Partial<Values>;
}
