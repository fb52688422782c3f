import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  claimDecisionMutation,
  claimUndoMutation,
} from '#features/moderation/data/claims/admin-claim-queries.ts';
import type { ListedClaim } from '#features/moderation/data/claims/claim-list-store.ts';
import * as texts from '#features/moderation/claim-panel-texts.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { useToast } from '#ui/toast.tsx';
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
  /** Called after the decision, which removes the card of the decided item from the list. */
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
      title={texts.declineClaimTitle}
      consequence={listed.claim.first ? texts.finalRefusalConsequence : texts.refusalConsequence}
      missingText={texts.refusalReasonMissing}
      confirmLabel={texts.declineClaim}
      sentences={texts.claimDecisionErrors}
      onRefuse={async (answer) => {
        const outcome = await decisionMutation.mutateAsync({ listed, status: 'declined', answer });
        toast(texts.claimOutcomeText(outcome, texts.claimRefused));
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
      title={texts.approveAnotherTitle}
      confirmLabel={texts.approveClaim}
      busyLabel={texts.approving}
      isHarmless
      isStacked
      sentences={texts.claimDecisionErrors}
      isFinal={isFinalError}
      onClose={onClose}
      onConfirm={async () => {
        const outcome = await decisionMutation.mutateAsync({
          listed,
          status: 'approved',
          answer: '',
        });
        toast(texts.claimOutcomeText(outcome, texts.claimApproved));
        onDecided();
      }}
    >
      <p className="wrap-anywhere">
        <RichText
          text={texts.otherManagersOf}
          parts={{ place: () => <span className="font-semibold">{place?.title}</span> }}
        />
      </p>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {otherManagers.map(({ uid, displayName, email }) => (
          <li key={uid} className="wrap-anywhere">
            <bdi>{displayName}</bdi>
            <span className="block text-ink-muted">{email}</span>
          </li>
        ))}
      </ul>
      <p className="text-ink-muted">{texts.otherManagersHint}</p>
    </ConfirmDialog>
  );
}

function UndoDialog({ adminId, prompt, onClose, onDecided }: ClaimDecisionDialogProps) {
  const toast = useToast();
  const undoMutation = useMutation(claimUndoMutation(useQueryClient(), adminId));
  const { claim, place, person } = prompt.listed;
  return (
    <ConfirmDialog
      title={texts.undoApprovalTitle}
      confirmLabel={texts.undo}
      busyLabel={texts.saving}
      isStacked
      sentences={texts.claimDecisionErrors}
      isFinal={isFinalError}
      onClose={onClose}
      onConfirm={async () => {
        const outcome = await undoMutation.mutateAsync(claim);
        toast(
          outcome === 'changed'
            ? texts.noLongerManaging
            : texts.claimOutcomeText(outcome, texts.approvalUndone),
        );
        onDecided();
      }}
    >
      <p className="font-semibold wrap-anywhere">{place?.title ?? texts.deletedPlace}</p>
      <p className="text-ink-muted">
        <RichText
          text={texts.undoApprovalConsequence}
          parts={{ person: () => <bdi>{person?.displayName}</bdi> }}
        />
      </p>
    </ConfirmDialog>
  );
}
