import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  correctionDecisionMutation,
  correctionUndoMutation,
} from '#features/moderation/data/corrections/admin-correction-queries.ts';
import type { ListedCorrection } from '#features/moderation/data/corrections/correction-list-store.ts';
import * as texts from '#features/moderation/panel-texts.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
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
  /** Called after the decision, which removes the card of the decided item from the list. */
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
      title={texts.declineCorrectionTitle}
      consequence={texts.declineCorrectionConsequence}
      missingText={texts.correctionRefusalReasonMissing}
      confirmLabel={texts.declineCorrection}
      sentences={texts.correctionDecisionErrors}
      onRefuse={async (answer) => {
        const outcome = await decisionMutation.mutateAsync({
          ...listed,
          status: 'declined',
          answer,
        });
        toast(texts.correctionOutcomeText(outcome, texts.correctionRefused));
        onDecided();
      }}
      onClose={onClose}
    />
  );
}

function ConfirmDecisionDialog({ adminId, prompt, onClose, onDecided }: DecisionDialogProps) {
  const client = useQueryClient();
  const toast = useToast();
  const decisionMutation = useMutation(correctionDecisionMutation(client, adminId));
  const undoMutation = useMutation(correctionUndoMutation(client, adminId));
  const { listed } = prompt;
  const isUndo = prompt.kind === 'undo';
  const { title, consequence, confirm, done } =
    texts.correctionConfirmations[isUndo ? 'undo' : 'close'];
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirm}
      busyLabel={texts.saving}
      isHarmless={isUndo}
      isStacked
      sentences={texts.correctionDecisionErrors}
      isFinal={isFinalError}
      onClose={onClose}
      onConfirm={async () => {
        const outcome = isUndo
          ? await undoMutation.mutateAsync(listed.correction)
          : await decisionMutation.mutateAsync({ ...listed, status: 'applied', answer: '' });
        toast(texts.correctionOutcomeText(outcome, done));
        onDecided();
      }}
    >
      <p className="font-semibold wrap-anywhere">{listed.place?.title}</p>
      <p className="text-ink-muted">{consequence}</p>
    </ConfirmDialog>
  );
}
