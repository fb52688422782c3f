import { useMutation, useQueryClient } from '@tanstack/react-query';
import { claimDecisionMutation } from '#features/moderation/data/claims/admin-claim-queries.ts';
import type { ListedClaim } from '#features/moderation/data/claims/claim-list-store.ts';
import { claimDueAt, findClaimObstacle } from '#features/moderation/model/claim.ts';
import type { Claim } from '#features/moderation/model/claim.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/moderation/claim-panel-texts.ts';
import { formatRelativeDate } from '#shared/formats/relative-dates.ts';
import { roleLabels } from '#features/account/texts.ts';
import { Badge } from '#ui/badge.tsx';
import type { BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { FailureLine } from '#ui/failure-line.tsx';
import { useToast } from '#ui/toast.tsx';
import type { ClaimDecisionPrompt } from './claim-decision-dialog.tsx';
import { DueDate, RequestedPlace, QuotedText } from './request-parts.tsx';

interface ClaimCardProps {
  adminId: string;
  listed: ListedClaim;
  now: Date;
  onAsk: (prompt: ClaimDecisionPrompt) => void;
  onApproved: () => void;
}

const badgeTones: Record<Claim['status'], BadgeTone> = {
  pending: 'warning',
  approved: 'open',
  declined: 'neutral',
};

/** Renders a claim with its author, the current managers of the place and the possible decisions. */
export function ClaimCard({ adminId, listed, now, onAsk, onApproved }: ClaimCardProps) {
  const { claim, place, person, managers } = listed;
  const { status, message, first, answer, createdAt } = claim;
  const isOpen = status === 'pending';
  return (
    <article className="rounded-card border border-line bg-surface shadow-card">
      <div className="flex flex-wrap items-start justify-between gap-2 border-b border-line p-4">
        <div className="min-w-0">
          <RequestedPlace placeId={claim.placeId} place={place} />
          <p className="text-sm text-ink-muted">
            {texts.claimSentAt(formatRelativeDate(createdAt, now), first !== null)}
          </p>
        </div>
        {isOpen ? (
          <DueDate at={claimDueAt(claim)} now={now} />
        ) : (
          <Badge tone={badgeTones[status]}>{texts.claimStatusLabels[status]}</Badge>
        )}
      </div>
      <div className="flex flex-col gap-4 p-4">
        <dl className="flex flex-col gap-3">
          <div>
            <dt className="text-sm font-semibold">{texts.claimantLabel}</dt>
            <dd>{person ? <Person person={person} /> : texts.deletedAccount}</dd>
          </div>
          {isOpen && <ApprovalEffect person={person} managers={managers} />}
        </dl>
        {first && (
          <>
            <QuotedText label={texts.firstClaimLabel}>{first.message}</QuotedText>
            <QuotedText label={texts.firstRefusalLabel}>{first.answer}</QuotedText>
          </>
        )}
        <QuotedText label={first ? texts.appealMessageLabel : texts.claimMessageLabel}>
          {message}
        </QuotedText>
        {answer && <QuotedText label={texts.answerLabel}>{answer}</QuotedText>}
        <ClaimActions adminId={adminId} listed={listed} onAsk={onAsk} onApproved={onApproved} />
      </div>
    </article>
  );
}

function Person({ person: { displayName, email } }: { person: User }) {
  return (
    <span className="wrap-anywhere">
      <bdi>{displayName}</bdi>
      <span className="block text-ink-muted">{email}</span>
    </span>
  );
}

/** Renders the effect of an approval on the managers of the place and on the role of the user. */
function ApprovalEffect({ person, managers }: Pick<ListedClaim, 'person' | 'managers'>) {
  return (
    <>
      <div>
        <dt className="text-sm font-semibold">{texts.currentManagersLabel}</dt>
        {managers.length === 0 && <dd className="text-ink-muted">{texts.noManager}</dd>}
        {managers.map((manager) => (
          <dd key={manager.uid}>
            <Person person={manager} />
          </dd>
        ))}
      </div>
      {person?.role === 'member' && (
        <div>
          <dt className="text-sm font-semibold">{texts.claimantRoleLabel}</dt>
          <dd className="text-ink-muted">
            <span className="sr-only">{texts.currentRoleLabel} </span>
            <del>{roleLabels.member}</del>
          </dd>
          <dd className="font-medium">
            <span className="sr-only">{texts.roleAfterApprovalLabel} </span>
            {roleLabels.manager}
          </dd>
        </div>
      )}
    </>
  );
}

type ClaimActionsProps = Pick<ClaimCardProps, 'adminId' | 'listed' | 'onAsk' | 'onApproved'>;

/**
 * Renders the buttons of the decision. An approval takes one tap if the place has no other manager. A refusal opens a
 * dialog for its reason.
 */
function ClaimActions({ adminId, listed, onAsk, onApproved }: ClaimActionsProps) {
  const toast = useToast();
  const decisionMutation = useMutation(claimDecisionMutation(useQueryClient(), adminId));
  const { claim, place, person, managers } = listed;
  const otherManagers = managers.filter(({ uid }) => uid !== claim.userId);
  const approve = async () => {
    if (decisionMutation.isPending) return;
    try {
      const outcome = await decisionMutation.mutateAsync({
        listed,
        status: 'approved',
        answer: '',
      });
      toast(texts.claimOutcomeText(outcome, texts.claimApproved));
      if (outcome === 'done' || outcome === 'decided') onApproved();
    } catch {
      // The card shows the error.
    }
  };
  if (claim.status === 'declined') return null;
  if (claim.status === 'approved') {
    return (
      person && (
        <Button
          variant="secondary"
          className="self-start"
          onClick={() => {
            onAsk({ kind: 'undo', listed });
          }}
        >
          {texts.undo}
        </Button>
      )
    );
  }
  const obstacle = findClaimObstacle(person);
  const obstacleText = obstacle
    ? texts.claimObstacleTexts[obstacle]
    : place?.isActive
      ? ''
      : texts.placeNotListedObstacle;
  return (
    <>
      {obstacleText && (
        <p className="rounded-control bg-sunken px-4 py-3 text-sm">{obstacleText}</p>
      )}
      {decisionMutation.isError && (
        <FailureLine
          sentences={texts.claimDecisionErrors}
          error={decisionMutation.error}
          onRetry={() => void approve()}
        />
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        {!obstacleText && (
          <Button
            aria-disabled={decisionMutation.isPending}
            onClick={() => {
              if (otherManagers.length > 0) onAsk({ kind: 'approve', listed });
              else void approve();
            }}
          >
            {decisionMutation.isPending ? texts.approving : texts.approveClaim}
          </Button>
        )}
        <Button
          variant="secondary"
          aria-disabled={decisionMutation.isPending}
          onClick={() => {
            if (!decisionMutation.isPending) onAsk({ kind: 'decline', listed });
          }}
        >
          {texts.decline}
        </Button>
      </div>
    </>
  );
}
