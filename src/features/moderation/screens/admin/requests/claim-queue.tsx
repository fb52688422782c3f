import { Store } from 'lucide-react';
import type { ClaimDecision } from '#features/moderation/data/claim-decisions.ts';
import type { ListedClaim } from '#features/moderation/data/queue-lists.ts';
import { findClaimObstacle } from '#features/moderation/model/claim.ts';
import type { User } from '#features/account/model/user.ts';
import { roleLabels } from '#features/account/texts.ts';
import * as texts from '#features/moderation/claim-panel-texts.ts';
import * as panelTexts from '#features/moderation/panel-texts.ts';
import { formatRelativeDate } from '#shared/formats/relative-dates.ts';
import { RichText } from '#ui/rich-text.tsx';
import type { Decision } from '../decision.ts';
import type { QueueProps } from '../queue-card.tsx';
import { QueueList } from '../queue-view.tsx';
import { QuotedText, RequestCard } from './request-card.tsx';

/** Renders one page of claims with their authors, the current managers of the place and the possible decisions. */
export function ClaimQueue(props: QueueProps) {
  return (
    <QueueList
      {...props}
      kind="claim"
      sentences={texts.claimListErrors}
      loading={texts.loadingClaims}
      getKey={({ claim }) => claim.id}
      icon={<Store aria-hidden size={28} />}
      emptyTexts={texts.emptyClaimLists}
    >
      {(listed, now) => {
        const { claim, place } = listed;
        const sentAt = formatRelativeDate(claim.createdAt, now);
        return (
          <RequestCard
            {...props}
            {...{ kind: 'claim', request: claim, place, now }}
            sentAt={texts.claimSentAt(sentAt, claim.first !== null)}
            statusLabel={texts.claimStatusLabels[claim.status]}
            obstacle={obstacleText(listed)}
            {...listDecisions(listed)}
          >
            <ClaimContent listed={listed} />
          </RequestCard>
        );
      }}
    </QueueList>
  );
}

/** Returns why the claim cannot be approved; '' if it can. */
function obstacleText({ person, place }: ListedClaim): string {
  const obstacle = findClaimObstacle(person);
  if (obstacle) return texts.claimObstacleTexts[obstacle];
  return place?.isActive ? '' : texts.placeNotListedObstacle;
}

/** An approval takes one tap if the place has no other manager. */
function listDecisions(listed: ListedClaim) {
  const { claim, place, person, managers } = listed;
  const toDecision = (status: ClaimDecision['status'], done: string) => ({
    done,
    outcomeTexts: texts.claimOutcomeTexts,
    busyLabel: panelTexts.saving,
    sentences: texts.claimDecisionErrors,
    toChange: (answer: string) =>
      ({ kind: 'decide-claim', decision: { listed, status, answer } }) as const,
  });
  const otherManagers = managers.filter(({ uid }) => uid !== claim.userId);
  const approval: Decision = {
    ...toDecision('approved', texts.claimApproved),
    label: texts.approveClaim,
    busyLabel: texts.approving,
    ...(otherManagers.length > 0 && {
      dialog: {
        title: texts.approveAnotherTitle,
        isHarmless: true,
        content: (
          <>
            <p className="wrap-anywhere">
              <RichText
                text={texts.otherManagersOf}
                parts={{ place: () => <span className="font-semibold">{place?.title}</span> }}
              />
            </p>
            <ul className="flex list-disc flex-col gap-1 pl-5">
              {otherManagers.map((manager) => (
                <li key={manager.uid}>
                  <Person person={manager} />
                </li>
              ))}
            </ul>
            <p className="text-ink-muted">{texts.otherManagersHint}</p>
          </>
        ),
      },
    }),
  };
  const refusal: Decision = {
    ...toDecision('declined', texts.claimRefused),
    label: panelTexts.decline,
    variant: 'secondary',
    dialog: {
      title: texts.declineClaimTitle,
      content: (
        <p className="text-ink-muted">
          {claim.first ? texts.finalRefusalConsequence : texts.refusalConsequence}
        </p>
      ),
      confirmLabel: texts.declineClaim,
      answerMissing: texts.refusalReasonMissing,
    },
  };
  const undo: Decision = {
    ...toDecision('approved', texts.approvalUndone),
    label: panelTexts.undo,
    toChange: () => ({ kind: 'undo-claim', claim }),
    outcomeTexts: { ...texts.claimOutcomeTexts, changed: texts.noLongerManaging },
    dialog: {
      title: texts.undoApprovalTitle,
      content: (
        <>
          <p className="font-semibold wrap-anywhere">{place?.title ?? panelTexts.deletedPlace}</p>
          <p className="text-ink-muted">
            <RichText
              text={texts.undoApprovalConsequence}
              parts={{ person: () => <bdi>{person?.displayName}</bdi> }}
            />
          </p>
        </>
      ),
    },
  };
  return { grant: obstacleText(listed) ? null : approval, refusal, undo: person && undo };
}

function ClaimContent({ listed }: { listed: ListedClaim }) {
  const { person, managers } = listed;
  const { status, first, message } = listed.claim;
  return (
    <>
      <dl className="flex flex-col gap-3">
        <div>
          <dt className="text-sm font-semibold">{texts.claimantLabel}</dt>
          <dd>{person ? <Person person={person} /> : texts.deletedAccount}</dd>
        </div>
        {status === 'pending' && <ApprovalEffect person={person} managers={managers} />}
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
    </>
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
