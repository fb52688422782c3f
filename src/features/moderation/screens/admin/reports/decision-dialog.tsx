import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reportDecisionMutation } from '#features/moderation/data/reports/report-queries.ts';
import type {
  ReportedItem,
  ReportedEvent,
  ReportedReview,
} from '#features/moderation/data/reports/report-list-store.ts';
import { errorCode } from '#shared/app-error.ts';
import type { Review } from '#features/reviews/model/review.ts';
import * as texts from '#features/moderation/panel-texts.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';

/** The decision to confirm. */
export interface ReportDecisionPrompt {
  reported: ReportedItem;
  /** The review to remove, or whose images are removed; null if the decision removes nothing. */
  reviewToRemove: Review | null;
}

interface DecisionDialogProps {
  adminId: string;
  decision: ReportDecisionPrompt;
  onClose: () => void;
  /** Called after the decision, which removes the card of the decided item from the list. */
  onDecided: () => void;
}

/** Asks for confirmation before reports are closed and the reported item is kept or removed. */
export function ReportDecisionDialog({
  adminId,
  decision,
  onClose,
  onDecided,
}: DecisionDialogProps) {
  const toast = useToast();
  const decisionMutation = useMutation(reportDecisionMutation(useQueryClient(), adminId));
  const { reviewToRemove, reported } = decision;
  const dialogTexts = getDialogTexts(decision);
  const quotedText = getQuotedText(reported);

  return (
    <ConfirmDialog
      title={dialogTexts.title}
      confirmLabel={dialogTexts.submit}
      busyLabel={texts.saving}
      isHarmless={reviewToRemove === null}
      isStacked
      sentences={texts.reportDecisionErrors}
      isFinal={(error) => errorCode(error) === 'permission-denied'}
      onClose={onClose}
      onConfirm={async () => {
        const outcome = await decisionMutation.mutateAsync(decision);
        toast(outcomeText(outcome, reported.kind) ?? dialogTexts.done);
        onDecided();
      }}
    >
      <p className="text-ink-muted">{dialogTexts.consequence}</p>
      {quotedText !== null && (
        <blockquote
          dir="auto"
          className="line-clamp-4 rounded-control bg-sunken px-4 py-3 wrap-anywhere"
        >
          {quotedText}
        </blockquote>
      )}
    </ConfirmDialog>
  );
}

/** Returns a text that identifies the reported item; null if it was deleted. */
function getQuotedText(reported: ReportedItem): string | null {
  if (reported.kind === 'event') return reported.event && reported.event.title;
  return reported.review && (reported.review.text || texts.reviewWithoutText);
}

type Outcome = 'done' | 'gone' | 'decided' | 'changed';

/** Returns null if the decision was carried out as requested. */
function outcomeText(outcome: Outcome, kind: ReportedItem['kind']): string | null {
  if (outcome === 'done') return null;
  if (outcome === 'changed') return texts.reportedPicturesChanged;
  return texts.reportOutcomes[kind][outcome];
}

function getDialogTexts({ reviewToRemove, reported }: ReportDecisionPrompt): texts.ReportDecision {
  const { reportDecisions } = texts;
  if (reported.kind === 'pictures') return getPicturesTexts(reviewToRemove !== null, reported);
  if (reviewToRemove) return reportDecisions.removeReview;
  if (reported.kind === 'event') return getEventTexts(reported);
  return reported.review ? reportDecisions.keepReview : reportDecisions.closeForDeletedReview;
}

function getPicturesTexts(areRemoved: boolean, { review }: ReportedReview): texts.ReportDecision {
  const { reportDecisions } = texts;
  if (areRemoved) return reportDecisions.removePictures;
  return review?.pictures.length
    ? reportDecisions.keepPictures
    : reportDecisions.closeForDeletedPictures;
}

function getEventTexts({ event }: ReportedEvent): texts.ReportDecision {
  const { reportDecisions } = texts;
  if (!event) return reportDecisions.closeForDeletedEvent;
  return event.isActive
    ? reportDecisions.closeForListedEvent
    : reportDecisions.closeForUnlistedEvent;
}
