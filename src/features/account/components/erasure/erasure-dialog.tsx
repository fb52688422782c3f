import type { ReactNode } from 'react';
import { erasureConfirmation } from '#features/account/model/account-erasure.ts';
import * as texts from '#features/account/settings-texts.ts';
import type { ButtonVariant } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormActions } from '#ui/form/form-actions.tsx';
import { Form } from '#ui/form/form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import type { SubmissionOptions } from '#ui/form/use-submission.ts';

interface ErasureDialogProps {
  form: ReturnType<typeof useErasureForm>;
  title: string;
  /** Lists of erased and retained data. */
  children: ReactNode;
  busyLabel: string;
  cancelLabel?: string;
  cancelVariant?: ButtonVariant;
  onClose: () => void;
}

/** Dialog that lists the erased and the retained data, and requires a typed confirmation word. */
export function ErasureDialog(props: ErasureDialogProps) {
  const { form, title, children, onClose, ...actions } = props;
  return (
    <Dialog title={title} isBusy={form.isBusy} onClose={onClose}>
      <Form form={form} className="mt-2 flex flex-col gap-5">
        {children}
        <TextField
          label={texts.typeToConfirm(texts.erasureWord)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          maxLength={40}
          {...form.field('confirmation')}
        />
        <FormActions
          form={form}
          variant="danger"
          canRetry
          isStacked
          onCancel={onClose}
          {...actions}
        >
          {texts.eraseForGood}
        </FormActions>
      </Form>
    </Dialog>
  );
}

interface ErasureFormOptions extends SubmissionOptions {
  /** @param confirmation the word that the server expects, in any language of the page */
  onSubmit: (confirmation: string) => unknown;
}

/** Returns the form that erases an account after the confirmation word is typed. */
export function useErasureForm({ onSubmit, ...options }: ErasureFormOptions) {
  return useForm({
    ...options,
    start: { confirmation: '' },
    problemsOf: ({ confirmation }) => ({
      confirmation:
        confirmation.trim().toUpperCase() === texts.erasureWord
          ? ''
          : texts.confirmationMissing(texts.erasureWord),
    }),
    onSubmit: () => onSubmit(erasureConfirmation),
  });
}
