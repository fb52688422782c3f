import type { ReactNode } from 'react';
import * as texts from '#ui/texts.ts';
import { Button } from '../button.tsx';
import type { ButtonVariant } from '../button.tsx';
import { cx } from '../class-names.ts';
import { FormAlert } from './form-alert.tsx';
import type { Submission } from './use-submission.ts';

interface SubmitButtonProps {
  form: Submission;
  /** Label while the action runs: 'Salvando...'. */
  busyLabel: string;
  /** True if the user has nothing to correct. After a failure the button then becomes a retry button. */
  canRetry?: boolean;
  variant?: ButtonVariant;
  block?: boolean;
  className?: string;
  /** Action of the button when it is used outside a form. */
  onClick?: () => void;
  children: ReactNode;
}

export function SubmitButton(props: SubmitButtonProps) {
  const { form, busyLabel, canRetry, children, ...buttonProps } = props;
  const label = canRetry && form.failure ? texts.tryAgain : children;
  return (
    <Button
      type={buttonProps.onClick ? 'button' : 'submit'}
      aria-disabled={form.isBusy || form.isWaiting === true}
      {...buttonProps}
    >
      {form.isBusy ? busyLabel : label}
    </Button>
  );
}

interface FormActionsProps extends Omit<SubmitButtonProps, 'block' | 'className'> {
  /** Stacks the buttons vertically, for long labels. */
  isStacked?: boolean;
  cancelLabel?: string;
  cancelVariant?: ButtonVariant;
  onCancel: () => void;
  /** Stops the running action. If absent, the form cannot be left while it runs. */
  onStop?: () => void;
}

/**
 * Renders the end of a form in a dialog: error, submit and cancel. After a final error the dialog can only be closed.
 */
export function FormActions(props: FormActionsProps) {
  const { isStacked = false, cancelLabel = texts.cancel, onCancel, onStop, ...rest } = props;
  const { cancelVariant = 'secondary', ...submitButtonProps } = rest;
  const { isBusy, isFinal, failure } = submitButtonProps.form;
  const canStop = isBusy && onStop !== undefined;
  return (
    <>
      <FormAlert text={failure} />
      {/* In a row the submit button comes last. The DOM order matches the reading and Tab order. */}
      <div className={cx('flex gap-3', isStacked ? 'flex-col' : 'flex-wrap justify-end')}>
        {isStacked && !isFinal && <SubmitButton {...submitButtonProps} block />}
        <Button
          variant={cancelVariant}
          block={isStacked}
          aria-disabled={isBusy && !canStop}
          onClick={() => {
            if (canStop) onStop();
            else if (!isBusy) onCancel();
          }}
        >
          {canStop ? texts.stop : isFinal ? texts.close : cancelLabel}
        </Button>
        {!isStacked && !isFinal && <SubmitButton {...submitButtonProps} />}
      </div>
    </>
  );
}
