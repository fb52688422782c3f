import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { dequal } from 'dequal/lite';
import { focusFirstProblem } from './focus-first-problem.ts';
import { useSubmission } from './use-submission.ts';
import type { Submission, SubmissionOptions } from './use-submission.ts';

/** What is wrong, as sentences by field; '' or nothing where nothing is. */
export type Problems<Values> = { readonly [Name in keyof Values]?: string | undefined };

/** Values that somebody else holds, such as a store of drafts. */
interface HeldValues<Values> {
  values: Values;
  onChange: (changes: Partial<Values>) => void;
}

type FormOptions<Values> = SubmissionOptions & {
  /** @param form for what the browser itself finds wrong, such as an e-mail that is none */
  problemsOf?: (values: Values, form: HTMLFormElement) => Problems<Values>;
  /** It cannot be submitted yet; the form says why. */
  isWaiting?: boolean | ((values: Values) => boolean);
  /** Called with values without problems; rejects when they are not accepted. */
  onSubmit: (values: Values) => unknown;
} & ({ start: Values } | HeldValues<Values>);

/** What `<Form>` and the parts in it need to know. */
export interface FormState extends Submission {
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * The values of a form, what is wrong with them and how they are sent. At a submit the first field with a
 * problem gets the focus; a problem goes as soon as its field is changed. While the form is at work a second
 * submit does nothing.
 */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const { onSubmit } = options;
  const problemsOf: NonNullable<typeof options.problemsOf> = options.problemsOf ?? (() => ({}));
  const [start, setStart] = useState('start' in options ? options.start : options.values);
  const [own, setOwn] = useState(start);
  const [problems, setProblems] = useState<Problems<Values>>({});
  const submitted = useRef<HTMLFormElement>(null);
  const { run, ...submission } = useSubmission(options);
  const values = 'start' in options ? own : options.values;

  const isWaiting =
    typeof options.isWaiting === 'function'
      ? options.isWaiting(values)
      : options.isWaiting === true;

  const change = (changes: Partial<Values>) => {
    if ('start' in options) setOwn((known) => ({ ...known, ...changes }));
    else options.onChange(changes);
    if (!submitted.current || Object.keys(problems).length === 0) return;
    // Also what was wrong only beside the value that is changed.
    const left = problemsOf({ ...values, ...changes }, submitted.current);
    setProblems(
      Object.fromEntries(
        Object.entries(problems).filter(
          ([name]) => !(name in changes) && Boolean(left[name as keyof Values]),
        ),
      ) as Problems<Values>,
    );
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submission.isBusy || submission.isFinal || isWaiting) return;
    const form = event.currentTarget;
    submitted.current = form;
    const filled = { ...values, ...filledByOthers(form, values) };
    const found = problemsOf(filled, form);
    const isWrong = Object.values(found).some(Boolean);
    // At once: a phone opens its keyboard only for a focus within the tap.
    flushSync(() => {
      setProblems(found);
      if (isWrong) submission.forget();
    });
    if (isWrong) focusFirstProblem(form);
    else void run(() => onSubmit(filled));
  };

  return {
    ...submission,
    isWaiting,
    submit,
    /** Another way to the same end, such as a button beside the form: not while the form is at work. */
    run,
    values,
    change,
    isDirty: !dequal(values, start),
    /** The form as it begins, or with other values to begin with. */
    reset: (next = start) => {
      setStart(next);
      setOwn(next);
      setProblems({});
    },
    /** What a field of the kit needs. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      name,
      value: values[name],
      onChange: (value: Values[Name]) => {
        change({ [name]: value } as unknown as Partial<Values>);
      },
      error: problems[name] ?? '',
      readOnly: submission.isBusy,
    }),
    /** What a switch needs. */
    toggle: (name: keyof Values) => ({
      checked: values[name] === true,
      onChange: (checked: boolean) => {
        change({ [name]: checked } as unknown as Partial<Values>);
      },
    }),
  };
}

/** A form of these values, as its parts are given it. */
export type FormOf<Values extends object> = ReturnType<typeof useForm<Values>>;

/** Some password managers fill fields without the events that React listens to. */
function filledByOthers<Values extends object>(
  form: HTMLFormElement,
  values: Values,
): Partial<Values> {
  const filled = Object.entries(values).flatMap(([name, value]) => {
    const field = form.elements.namedItem(name);
    const isOther = typeof value === 'string' && field instanceof HTMLInputElement;
    return isOther && field.value !== value ? [[name, field.value]] : [];
  });
  return Object.fromEntries(filled) as Partial<Values>;
}
