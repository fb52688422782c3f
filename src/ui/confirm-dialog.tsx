import type { ReactNode } from 'react';
import type { ButtonVariant } from './button.tsx';
import { useKeepDialogOpen } from './dialog-hold.ts';
import { Dialog } from './dialog.tsx';
import { FormActions } from './form/form-actions.tsx';
import { useSubmission } from './form/use-submission.ts';
import type { SubmissionOptions } from './form/use-submission.ts';

interface ConfirmDialogContentProps extends SubmissionOptions {
  /** Explains which data the action deletes and which it keeps. */
  children: ReactNode;
  confirmLabel: string;
  /** Label while the action runs: 'Excluindo...'. */
  busyLabel?: string;
  cancelLabel?: string;
  cancelVariant?: ButtonVariant;
  /** True if the action is not possible. The dialog then explains why, and can only be closed. */
  isBlocked?: boolean;
  /** True if the action deletes nothing. */
  isHarmless?: boolean;
  /** Stacks the buttons vertically, for long labels. */
  isStacked?: boolean;
  /** Runs the action. A rejection is shown in the dialog, which stays open until the promise settles. */
  onConfirm: () => unknown;
  onClose: () => void;
  /** Stops a long action before its next step. */
  onStop?: () => void;
}

interface ConfirmDialogProps extends ConfirmDialogContentProps {
  title: string;
  open?: boolean;
}

/** Renders a dialog that asks for confirmation before a destructive action. */
export function ConfirmDialog({ title, open, ...content }: ConfirmDialogProps) {
  return (
    <Dialog title={title} open={open} onClose={content.onClose}>
      <ConfirmDialogContent {...content} />
    </Dialog>
  );
}

/**
 * Renders the content of a confirmation dialog. It is mounted at each opening, so that an earlier failure is not shown
 * again. It has no form element, because the dialog may be inside a form.
 */
export function ConfirmDialogContent({
  children,
  onConfirm,
  onClose,
  ...content
}: ConfirmDialogContentProps) {
  const { confirmLabel, busyLabel = confirmLabel, cancelLabel, isHarmless, isStacked } = content;
  const { run, ...submission } = useSubmission(content);
  const isFinal = submission.isFinal || content.isBlocked === true;
  useKeepDialogOpen(submission.isBusy);
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
        cancelVariant={content.cancelVariant}
        onCancel={onClose}
        onStop={content.onStop}
        onClick={() => {
          if (!submission.isBusy) void run(onConfirm);
        }}
      >
        {confirmLabel}
      </FormActions>
    </div>
  );
}
