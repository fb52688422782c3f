import {
  erasureConfirmation,
  isErasureConfirmation,
} from '#features/account/model/account-erasure.ts';
import { useForm } from '#ui/form/use-form.ts';
import type { SubmissionOptions } from '#ui/form/use-submission.ts';

interface ErasureFormOptions extends SubmissionOptions {
  /** @param confirmation the word as typed */
  onSubmit: (confirmation: string) => unknown;
}

/** Returns the form that erases an account after the confirmation word is typed. */
export function useErasureForm({ onSubmit, ...options }: ErasureFormOptions) {
  return useForm({
    ...options,
    start: { confirmation: '' },
    problemsOf: ({ confirmation }) => ({
      confirmation: isErasureConfirmation(confirmation)
        ? ''
        : `Digite ${erasureConfirmation} para confirmar.`,
    }),
    onSubmit: ({ confirmation }) => onSubmit(confirmation),
  });
}
