import type { ReactNode } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queueMutation } from '#features/moderation/data/queue-queries.ts';
import * as texts from '#features/moderation/panel-texts.ts';
import { maxAnswerLength } from '#features/notifications/model/notification-options.ts';
import { errorCode } from '#shared/app-error.ts';
import { cleanPlainText } from '#shared/text/plain-text.ts';
import { lengthProblem, textLength } from '#shared/text/text-length.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormActions } from '#ui/form/form-actions.tsx';
import { Form } from '#ui/form/form.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useOutcomeToast } from './decision.ts';
import type { Decision } from './decision.ts';

interface DecisionDialogProps {
  adminId: string;
  decision: Decision;
  onClose: () => void;
  /** Called after the decision, which removes the card of the decided item from the list. */
  onDecided: () => void;
}

/** Asks for confirmation of a decision, or for its reason, which the user receives. */
export function DecisionDialog({ adminId, decision, onClose, onDecided }: DecisionDialogProps) {
  const showOutcome = useOutcomeToast(adminId);
  const mutation = useMutation(queueMutation(useQueryClient(), adminId));
  const { dialog, sentences, busyLabel, label } = decision;
  if (!dialog) return null;
  const decide = async (answer: string) => {
    const outcome = await mutation.mutateAsync(decision.toChange(answer));
    showOutcome(decision, outcome);
    onDecided();
  };
  const { title, content, confirmLabel = label, isHarmless, answerMissing } = dialog;
  const sharedProps = { title, confirmLabel, busyLabel, sentences, onClose };
  return answerMissing === undefined ? (
    <ConfirmDialog
      {...sharedProps}
      isHarmless={isHarmless}
      isStacked
      isFinal={isFinalError}
      onConfirm={() => decide('')}
    >
      {content}
    </ConfirmDialog>
  ) : (
    <AnswerDialog {...sharedProps} answerMissing={answerMissing} onSend={decide}>
      {content}
    </AnswerDialog>
  );
}

/** Returns true for an error after which a retry would fail again: a missing permission. */
const isFinalError = (error: unknown) => errorCode(error) === 'permission-denied';

interface AnswerDialogProps extends Pick<Decision, 'busyLabel' | 'sentences'> {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  answerMissing: string;
  onSend: (answer: string) => Promise<void>;
  onClose: () => void;
}

function AnswerDialog({ title, children, confirmLabel, onClose, ...props }: AnswerDialogProps) {
  const { busyLabel, sentences, answerMissing, onSend } = props;
  const form = useForm({
    start: { answer: '' },
    sentences,
    isFinal: isFinalError,
    problemsOf: ({ answer }) => ({
      answer:
        cleanPlainText(answer) === '' ? answerMissing : lengthProblem(answer, maxAnswerLength),
    }),
    onSubmit: ({ answer }) => onSend(answer),
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <Form form={form} className="mt-2 flex flex-col gap-4">
        {children}
        <TextArea
          label={texts.answerToAuthorLabel}
          rows={4}
          measure={textLength(maxAnswerLength)}
          {...form.field('answer')}
        />
        <FormActions form={form} busyLabel={busyLabel} canRetry isStacked onCancel={onClose}>
          {confirmLabel}
        </FormActions>
      </Form>
    </Dialog>
  );
}
