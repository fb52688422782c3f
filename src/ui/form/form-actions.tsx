import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import type { ButtonVariant } from '../button.tsx';
import { cx } from '../class-names.ts';
import { FormAlert } from './form-alert.tsx';
import type { Submission } from './use-submission.ts';

interface SubmitButtonProps {
  form: Submission;
  /** While it is under way: 'Salvando...'. */
  busyLabel: string;
  /** Nothing has to be corrected: after a failure the button tries again. */
  canRetry?: boolean;
  variant?: ButtonVariant;
  block?: boolean;
  className?: string;
  /** What it does where there is no form around it. */
  onClick?: () => void;
  children: ReactNode;
}

export function SubmitButton(props: SubmitButtonProps) {
  const { form, busyLabel, canRetry, children, ...button } = props;
  const label = canRetry && form.failure ? 'Tentar novamente' : children;
  return (
    <Button
      type={button.onClick ? 'button' : 'submit'}
      aria-disabled={form.isBusy || form.isWaiting === true}
      {...button}
    >
      {form.isBusy ? busyLabel : label}
    </Button>
  );
}

interface FormActionsProps extends Omit<SubmitButtonProps, 'block' | 'className'> {
  /** One below the other, for long labels; side by side otherwise. */
  isStacked?: boolean;
  cancelLabel?: string;
  cancelVariant?: ButtonVariant;
  onCancel: () => void;
  /** While it is under way, the way out is to stop it. Without this there is none. */
  onStop?: () => void;
}

/** The end of a form in a dialog: why it was not accepted, do it, leave it. What is final can only be left. */
export function FormActions(props: FormActionsProps) {
  const { isStacked = false, cancelLabel = 'Cancelar', onCancel, onStop, ...rest } = props;
  const { cancelVariant = 'secondary', ...submit } = rest;
  const { isBusy, isFinal, failure } = submit.form;
  const canStop = isBusy && onStop !== undefined;
  return (
    <>
      <FormAlert text={failure} />
      {/* Side by side, what is done stands last; in the order in which it is read, and reached by Tab. */}
      <div className={cx('flex gap-3', isStacked ? 'flex-col' : 'flex-wrap justify-end')}>
        {isStacked && !isFinal && <SubmitButton {...submit} block />}
        <Button
          variant={cancelVariant}
          block={isStacked}
          aria-disabled={isBusy && !canStop}
          onClick={() => {
            if (canStop) onStop();
            else if (!isBusy) onCancel();
          }}
        >
          {canStop ? 'Parar' : isFinal ? 'Fechar' : cancelLabel}
        </Button>
        {!isStacked && !isFinal && <SubmitButton {...submit} />}
      </div>
    </>
  );
}
