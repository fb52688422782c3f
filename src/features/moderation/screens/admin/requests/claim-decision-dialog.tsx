import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  claimDecisionMutation,
  claimUndoMutation,
} from '#features/moderation/data/claims/admin-claim-queries.ts';
import type { ListedClaim } from '#features/moderation/data/claims/claim-list-store.ts';
import { claimDecisionErrors } from '#features/moderation/claim-panel-texts.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { claimOutcomeText } from './claim-outcome-text.ts';
import { isFinalError, RefusalDialog } from './refusal-dialog.tsx';

/** A decision that needs a dialog. */
export interface ClaimDecisionPrompt {
  kind: 'decline' | 'approve' | 'undo';
  listed: ListedClaim;
}

interface ClaimDecisionDialogProps {
  adminId: string;
  prompt: ClaimDecisionPrompt;
  onClose: () => void;
  /** Called when the card is about to leave the list. */
  onDecided: () => void;
}

/** Asks for the reason of a refusal, or for confirmation if the place has other managers or an approval is undone. */
export function ClaimDecisionDialog(props: ClaimDecisionDialogProps) {
  switch (props.prompt.kind) {
    case 'decline':
      return <DeclineDialog {...props} />;
    case 'approve':
      return <ApproveDialog {...props} />;
    case 'undo':
      return <UndoDialog {...props} />;
  }
}

function DeclineDialog({ adminId, prompt, onClose, onDecided }: ClaimDecisionDialogProps) {
  const toast = useToast();
  const decisionMutation = useMutation(claimDecisionMutation(useQueryClient(), adminId));
  const { listed } = prompt;
  return (
    <RefusalDialog
      title="Recusar o pedido?"
      consequence={
        listed.claim.first
          ? 'É a segunda recusa, e ela é definitiva. A pessoa recebe a sua resposta.'
          : 'A pessoa recebe a sua resposta e pode pedir uma nova análise, uma vez.'
      }
      missingText="Conte à pessoa por que o pedido não foi aprovado."
      confirmLabel="Recusar pedido"
      sentences={claimDecisionErrors}
      onRefuse={async (answer) => {
        const outcome = await decisionMutation.mutateAsync({ listed, status: 'declined', answer });
        toast(claimOutcomeText(outcome, 'Pedido recusado'));
        onDecided();
      }}
      onClose={onClose}
    />
  );
}

function ApproveDialog({ adminId, prompt, onClose, onDecided }: ClaimDecisionDialogProps) {
  const toast = useToast();
  const decisionMutation = useMutation(claimDecisionMutation(useQueryClient(), adminId));
  const { listed } = prompt;
  const { claim, place, managers } = listed;
  const otherManagers = managers.filter(({ uid }) => uid !== claim.userId);
  return (
    <ConfirmDialog
      title="Aprovar mais uma pessoa?"
      confirmLabel="Aprovar pedido"
      busyLabel="Aprovando..."
      isHarmless
      isStacked
      sentences={claimDecisionErrors}
      isFinal={isFinalError}
      onClose={onClose}
      onConfirm={async () => {
        const outcome = await decisionMutation.mutateAsync({ listed, status: 'approved', answer: '' });
        toast(claimOutcomeText(outcome, 'Pedido aprovado'));
        onDecided();
      }}
    >
      <p className="wrap-anywhere">
        Quem já gerencia <span className="font-semibold">{place?.title}</span>:
      </p>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {otherManagers.map(({ uid, displayName, email }) => (
          <li key={uid} className="wrap-anywhere">
            <bdi>{displayName}</bdi>
            <span className="block text-ink-muted">{email}</span>
          </li>
        ))}
      </ul>
      <p className="text-ink-muted">
        Quem já gerencia continua, e cada um pode mudar tudo na página do lugar.
      </p>
    </ConfirmDialog>
  );
}

function UndoDialog({ adminId, prompt, onClose, onDecided }: ClaimDecisionDialogProps) {
  const toast = useToast();
  const undoMutation = useMutation(claimUndoMutation(useQueryClient(), adminId));
  const { claim, place, person } = prompt.listed;
  return (
    <ConfirmDialog
      title="Desfazer a aprovação?"
      confirmLabel="Desfazer"
      busyLabel="Salvando..."
      isStacked
      sentences={claimDecisionErrors}
      isFinal={isFinalError}
      onClose={onClose}
      onConfirm={async () => {
        const outcome = await undoMutation.mutateAsync(claim);
        toast(
          outcome === 'changed'
            ? 'Esta pessoa já não gerencia o lugar. Nada foi alterado'
            : claimOutcomeText(outcome, 'Aprovação desfeita'),
        );
        onDecided();
      }}
    >
      <p className="font-semibold wrap-anywhere">{place?.title ?? 'Lugar excluído'}</p>
      <p className="text-ink-muted">
        <bdi>{person?.displayName}</bdi> deixa de gerenciar o lugar e volta a ser membro, se não
        gerencia outro. O pedido volta para a análise.
      </p>
    </ConfirmDialog>
  );
}
