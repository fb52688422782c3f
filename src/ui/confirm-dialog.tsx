import type { ReactNode } from 'react';
import type { ButtonVariant } from './button.tsx';
import { useDialogHold } from './dialog-hold.ts';
import { Dialog } from './dialog.tsx';
import { FormActions } from './form/form-actions.tsx';
import { useSubmission } from './form/use-submission.ts';
import type { SubmissionOptions } from './form/use-submission.ts';

interface QuestionProps extends SubmissionOptions {
  /** What is lost, and what stays. */
  children: ReactNode;
  confirmLabel: string;
  /** While it is under way: 'Excluindo...'. */
  busyLabel?: string;
  cancelLabel?: string;
  cancelVariant?: ButtonVariant;
  /** Something stands in the way, which the question says: it can only be closed. */
  isBarred?: boolean;
  /** For what takes nothing away. */
  isHarmless?: boolean;
  /** One button below the other, for long labels. */
  isStacked?: boolean;
  /** Does it; a rejection is shown in the dialog, which stays open until it is settled. */
  onConfirm: () => unknown;
  onClose: () => void;
  /** For long work: ends it before its next step. */
  onStop?: () => void;
}

interface ConfirmDialogProps extends QuestionProps {
  title: string;
  open?: boolean;
}

/** Asks once more before something is lost. */
export function ConfirmDialog({ title, open, ...question }: ConfirmDialogProps) {
  return (
    <Dialog title={title} open={open} onClose={question.onClose}>
      <Question {...question} />
    </Dialog>
  );
}

/**
 * The inside of a dialog that asks. Mounted with each opening: a failure of the last one is not shown again. Not a
 * form, since it may stand within one.
 */
export function Question({ children, onConfirm, onClose, ...question }: QuestionProps) {
  const { confirmLabel, busyLabel = confirmLabel, cancelLabel, isHarmless, isStacked } = question;
  const { run, ...submission } = useSubmission(question);
  const isFinal = submission.isFinal || question.isBarred === true;
  useDialogHold(submission.isBusy);
  return (
    <div className="mt-2 flex flex-col gap-4">
      {children}
      <FormActions
        form={{ ...submission, isFinal }}
        busyLabel={busyLabel}
        canRetry
        variant={isHarmless ? 'primary' : 'danger'}
        isStacked={isStacked}
        cancelLabel={cancelLabel}
        cancelVariant={question.cancelVariant}
        onCancel={onClose}
        onStop={question.onStop}
        onClick={() => {
          if (!submission.isBusy) void run(onConfirm);
        }}
      >
        {confirmLabel}
      </FormActions>
    </div>
  );
}
