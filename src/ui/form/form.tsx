import type { ReactNode, Ref } from 'react';
import { useDialogHold } from '../dialog-hold.ts';
import type { FormState } from './use-form.ts';

interface FormProps {
  form: FormState;
  className?: string;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
}

/** The form of `useForm`. At work in a dialog, it keeps the dialog open. */
export function Form({ form, className, ref, children }: FormProps) {
  useDialogHold(form.isBusy);
  return (
    <form ref={ref} noValidate onSubmit={form.submit} className={className}>
      {children}
    </form>
  );
}
