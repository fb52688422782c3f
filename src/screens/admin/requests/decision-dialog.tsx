import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  correctionDecisionMutation,
  correctionUndoMutation,
} from '#data/corrections/admin-correction-queries.ts';
import type { ListedCorrection } from '#data/corrections/correction-list-store.ts';
import { errorCode } from '#domain/app-error.ts';
import { maxAnswerLength } from '#domain/notice.ts';
import { cleanPlainText } from '#domain/plain-text.ts';
import { correctionDecisionErrors } from '#texts/errors/admin-corrections.ts';
import { lengthProblem, TextArea } from '#components/text-area/text-area.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormActions } from '#ui/form/form-actions.tsx';
import { Form } from '#ui/form/form.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useToast } from '#ui/toast.tsx';
import { outcomeText } from './outcome-text.ts';

/** What is asked about before it is done. */
export interface AskedDecision {
  kind: 'decline' | 'close' | 'undo';
  listed: ListedCorrection;
}

interface DecisionDialogProps {
  adminId: string;
  asked: AskedDecision;
  onClose: () => void;
  /** The card is on its way out of the list. */
  onDecided: () => void;
}

/** Asks for the reason of a refusal, or once more before a place leaves the guide or comes back as it was. */
export function DecisionDialog(props: DecisionDialogProps) {
  return props.asked.kind === 'decline' ? <DeclineDialog {...props} /> : <SureDialog {...props} />;
}

const isFinal = (error: unknown) => errorCode(error) === 'permission-denied';

function DeclineDialog({ adminId, asked: { listed }, onClose, onDecided }: DecisionDialogProps) {
  const toast = useToast();
  const deciding = useMutation(correctionDecisionMutation(useQueryClient(), adminId));
  const form = useForm({
    start: { answer: '' },
    sentences: correctionDecisionErrors,
    isFinal,
    problemsOf: ({ answer }) => ({
      answer:
        cleanPlainText(answer) === ''
          ? 'Conte à pessoa por que a correção não foi aplicada.'
          : lengthProblem(answer, maxAnswerLength),
    }),
    onSubmit: async ({ answer }) => {
      const outcome = await deciding.mutateAsync({ ...listed, status: 'declined', answer });
      toast(outcomeText(outcome, 'Correção recusada'));
      onDecided();
    },
  });
  return (
    <Dialog title="Recusar a correção?" onClose={onClose}>
      <Form form={form} className="mt-2 flex flex-col gap-4">
        <p className="text-ink-muted">O lugar fica como está. A pessoa recebe a sua resposta.</p>
        <TextArea
          label="Resposta à pessoa"
          rows={4}
          maxLength={maxAnswerLength}
          {...form.field('answer')}
        />
        <FormActions form={form} busyLabel="Salvando..." canRetry isStacked onCancel={onClose}>
          Recusar correção
        </FormActions>
      </Form>
    </Dialog>
  );
}

const sure = {
  close: {
    title: 'Tirar o lugar do guia?',
    consequence:
      'O lugar deixa de aparecer para todos. Você pode desfazer depois, na lista de decididas.',
    confirm: 'Tirar do guia',
    done: 'O lugar saiu do guia',
  },
  undo: {
    title: 'Desfazer a correção?',
    consequence: 'O lugar volta a ser como era antes dela, e a correção volta para a análise.',
    confirm: 'Desfazer',
    done: 'Correção desfeita',
  },
} as const;

function SureDialog({ adminId, asked, onClose, onDecided }: DecisionDialogProps) {
  const client = useQueryClient();
  const toast = useToast();
  const deciding = useMutation(correctionDecisionMutation(client, adminId));
  const undoing = useMutation(correctionUndoMutation(client, adminId));
  const { listed } = asked;
  const isUndo = asked.kind === 'undo';
  const texts = isUndo ? sure.undo : sure.close;
  return (
    <ConfirmDialog
      title={texts.title}
      confirmLabel={texts.confirm}
      busyLabel="Salvando..."
      isHarmless={isUndo}
      isStacked
      sentences={correctionDecisionErrors}
      isFinal={isFinal}
      onClose={onClose}
      onConfirm={async () => {
        const outcome = isUndo
          ? await undoing.mutateAsync(listed.correction)
          : await deciding.mutateAsync({ ...listed, status: 'applied', answer: '' });
        toast(outcomeText(outcome, texts.done));
        onDecided();
      }}
    >
      <p className="font-semibold wrap-anywhere">{listed.place?.title}</p>
      <p className="text-ink-muted">{texts.consequence}</p>
    </ConfirmDialog>
  );
}
