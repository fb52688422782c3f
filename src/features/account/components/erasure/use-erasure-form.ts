import {
  erasureConfirmation,
  isErasureConfirmation,
} from '#features/account/model/account-erasure.ts';
import * as texts from '#features/account/settings-texts.ts';
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
        : texts.confirmationMissing(erasureConfirmation),
    }),
    onSubmit: ({ confirmation }) => onSubmit(confirmation),
  });
}
