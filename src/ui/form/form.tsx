import type { ReactNode, Ref } from 'react';
import { useKeepDialogOpen } from '../dialog-hold.ts';
import type { FormState } from './use-form.ts';

interface FormProps {
  form: FormState;
  className?: string;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
}

/** Renders the form of `useForm`. While it is busy, it keeps an enclosing dialog open. */
export function Form({ form, className, ref, children }: FormProps) {
  useKeepDialogOpen(form.isBusy);
  return (
    <form ref={ref} noValidate onSubmit={form.submit} className={className}>
      {children}
    </form>
  );
}
