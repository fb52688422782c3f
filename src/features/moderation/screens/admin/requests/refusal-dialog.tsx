import * as texts from '#features/moderation/panel-texts.ts';
import { errorCode } from '#shared/app-error.ts';
import { maxAnswerLength } from '#features/notifications/model/notification-options.ts';
import { cleanPlainText } from '#shared/text/plain-text.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { TextArea } from '#ui/form/text-area.tsx';
import { lengthProblem, textLength } from '#shared/text/text-length.ts';
import { Dialog } from '#ui/dialog.tsx';
import { FormActions } from '#ui/form/form-actions.tsx';
import { Form } from '#ui/form/form.tsx';
import { useForm } from '#ui/form/use-form.ts';

interface RefusalDialogProps {
  title: string;
  /** Text that explains the effect of the refusal. */
  consequence: string;
  /** Error shown if the reason is empty. */
  missingText: string;
  confirmLabel: string;
  sentences: ErrorSentences;
  onRefuse: (answer: string) => Promise<void>;
  onClose: () => void;
}

/** Returns true for an error after which a retry would fail again: a missing permission. */
export const isFinalError = (error: unknown) => errorCode(error) === 'permission-denied';

/** Asks for the reason of a refusal, which the user receives. */
export function RefusalDialog(props: RefusalDialogProps) {
  const { title, consequence, missingText, confirmLabel, sentences, onRefuse, onClose } = props;
  const form = useForm({
    start: { answer: '' },
    sentences,
    isFinal: isFinalError,
    problemsOf: ({ answer }) => ({
      answer: cleanPlainText(answer) === '' ? missingText : lengthProblem(answer, maxAnswerLength),
    }),
    onSubmit: ({ answer }) => onRefuse(answer),
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <Form form={form} className="mt-2 flex flex-col gap-4">
        <p className="text-ink-muted">{consequence}</p>
        <TextArea
          label={texts.answerToAuthorLabel}
          rows={4}
          measure={textLength(maxAnswerLength)}
          {...form.field('answer')}
        />
        <FormActions form={form} busyLabel={texts.saving} canRetry isStacked onCancel={onClose}>
          {confirmLabel}
        </FormActions>
      </Form>
    </Dialog>
  );
}
