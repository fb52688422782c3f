import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  correctionDecisionMutation,
  correctionUndoMutation,
} from '#features/moderation/data/corrections/admin-correction-queries.ts';
import type { ListedCorrection } from '#features/moderation/data/corrections/correction-list-store.ts';
import { correctionDecisionErrors } from '#features/moderation/panel-texts.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { correctionOutcomeText } from './correction-outcome-text.ts';
import { isFinalError, RefusalDialog } from './refusal-dialog.tsx';

/** A decision that needs a dialog. */
export interface CorrectionDecisionPrompt {
  kind: 'decline' | 'close' | 'undo';
  listed: ListedCorrection;
}

interface DecisionDialogProps {
  adminId: string;
  prompt: CorrectionDecisionPrompt;
  onClose: () => void;
  /** Called when the card is about to leave the list. */
  onDecided: () => void;
}

/** Asks for the reason of a refusal, or for confirmation before a place leaves the guide or is restored. */
export function CorrectionDecisionDialog(props: DecisionDialogProps) {
  return props.prompt.kind === 'decline' ? (
    <DeclineDialog {...props} />
  ) : (
    <ConfirmDecisionDialog {...props} />
  );
}

function DeclineDialog({ adminId, prompt: { listed }, onClose, onDecided }: DecisionDialogProps) {
  const toast = useToast();
  const decisionMutation = useMutation(correctionDecisionMutation(useQueryClient(), adminId));
  return (
    <RefusalDialog
      title="Recusar a correção?"
      consequence="O lugar fica como está. A pessoa recebe a sua resposta."
      missingText="Conte à pessoa por que a correção não foi aplicada."
      confirmLabel="Recusar correção"
      sentences={correctionDecisionErrors}
      onRefuse={async (answer) => {
        const outcome = await decisionMutation.mutateAsync({
          ...listed,
          status: 'declined',
          answer,
        });
        toast(correctionOutcomeText(outcome, 'Correção recusada'));
        onDecided();
      }}
      onClose={onClose}
    />
  );
}

const confirmTexts = {
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

function ConfirmDecisionDialog({ adminId, prompt, onClose, onDecided }: DecisionDialogProps) {
  const client = useQueryClient();
  const toast = useToast();
  const decisionMutation = useMutation(correctionDecisionMutation(client, adminId));
  const undoMutation = useMutation(correctionUndoMutation(client, adminId));
  const { listed } = prompt;
  const isUndo = prompt.kind === 'undo';
  const texts = isUndo ? confirmTexts.undo : confirmTexts.close;
  return (
    <ConfirmDialog
      title={texts.title}
      confirmLabel={texts.confirm}
      busyLabel="Salvando..."
      isHarmless={isUndo}
      isStacked
      sentences={correctionDecisionErrors}
      isFinal={isFinalError}
      onClose={onClose}
      onConfirm={async () => {
        const outcome = isUndo
          ? await undoMutation.mutateAsync(listed.correction)
          : await decisionMutation.mutateAsync({ ...listed, status: 'applied', answer: '' });
        toast(correctionOutcomeText(outcome, texts.done));
        onDecided();
      }}
    >
      <p className="font-semibold wrap-anywhere">{listed.place?.title}</p>
      <p className="text-ink-muted">{texts.consequence}</p>
    </ConfirmDialog>
  );
}
