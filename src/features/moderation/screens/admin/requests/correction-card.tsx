import { useMutation, useQueryClient } from '@tanstack/react-query';
import { correctionDecisionMutation } from '#features/moderation/data/corrections/admin-correction-queries.ts';
import type { ListedCorrection } from '#features/moderation/data/corrections/correction-list-store.ts';
import {
  toPlaceChanges,
  correctionDueAt,
  hasAnyCorrection,
} from '#features/moderation/model/correction.ts';
import type { Correction } from '#features/moderation/model/correction.ts';
import type { PlaceFieldName } from '#features/places/model/place-fields.ts';
import * as texts from '#features/moderation/panel-texts.ts';
import { placeFieldLabels } from '#features/places/field-texts.ts';
import { formatRelativeDate } from '#shared/formats/relative-dates.ts';
import { fieldText } from '#features/place-editor/components/preview/field-text.ts';
import { Badge } from '#ui/badge.tsx';
import type { BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { FailureLine } from '#ui/failure-line.tsx';
import { useToast } from '#ui/toast.tsx';
import type { CorrectionDecisionPrompt } from './decision-dialog.tsx';
import { DueDate, RequestedPlace, QuotedText } from './request-parts.tsx';

interface CorrectionCardProps {
  adminId: string;
  listed: ListedCorrection;
  now: Date;
  onAsk: (prompt: CorrectionDecisionPrompt) => void;
  onApplied: () => void;
}

const badgeTones: Record<Correction['status'], BadgeTone> = {
  pending: 'warning',
  applied: 'open',
  declined: 'neutral',
};

/** Renders a correction: the suggested values next to the current ones, and the possible decisions. */
export function CorrectionCard({ adminId, listed, now, onAsk, onApplied }: CorrectionCardProps) {
  const { correction, place } = listed;
  const { status, message, answer, createdAt } = correction;
  return (
    <article className="rounded-card border border-line bg-surface shadow-card">
      <div className="flex flex-wrap items-start justify-between gap-2 border-b border-line p-4">
        <div className="min-w-0">
          <RequestedPlace placeId={correction.placeId} place={place} />
          <p className="text-sm text-ink-muted">
            {texts.correctionSentAt(formatRelativeDate(createdAt, now))}
          </p>
        </div>
        {status === 'pending' ? (
          <DueDate at={correctionDueAt(correction)} now={now} />
        ) : (
          <Badge tone={badgeTones[status]}>{texts.correctionStatusLabels[status]}</Badge>
        )}
      </div>
      <div className="flex flex-col gap-4 p-4">
        <CorrectionChanges listed={listed} />
        {status === 'pending' && correction.fields.location && place?.geo && (
          <p className="text-sm text-ink-muted">{texts.mapPointUnchanged}</p>
        )}
        {message && <QuotedText label={texts.correctionMessageLabel}>{message}</QuotedText>}
        {answer && <QuotedText label={texts.answerLabel}>{answer}</QuotedText>}
        <CorrectionActions adminId={adminId} listed={listed} onAsk={onAsk} onApplied={onApplied} />
      </div>
    </article>
  );
}

function CorrectionChanges({ listed: { correction, place } }: { listed: ListedCorrection }) {
  const { isClosed, fields, status } = correction;
  if (isClosed) {
    return (
      <p className="font-semibold">
        {status === 'applied' ? texts.placeClosedAndRemoved : texts.placeClosed}
      </p>
    );
  }
  if (!hasAnyCorrection(correction)) {
    return <p className="text-ink-muted">{texts.nothingApplicable}</p>;
  }
  const fieldNames = Object.keys(fields) as PlaceFieldName[];
  const nextPlace = place && { ...place, ...toPlaceChanges(correction, place) };
  return (
    <dl className="flex flex-col gap-3">
      {fieldNames.map((name) => {
        const nextText = nextPlace
          ? fieldText(nextPlace, name, [])
          : String(correction.fields[name as 'title'] ?? '');
        const currentText = place && status !== 'applied' ? fieldText(place, name, []) : nextText;
        const [removedLines, addedLines] =
          currentText === nextText ? ['', nextText] : diffLines(currentText, nextText);
        return (
          <div key={name}>
            <dt className="text-sm font-semibold">{placeFieldLabels[name]}</dt>
            {removedLines && (
              <dd className="wrap-anywhere whitespace-pre-line text-ink-muted">
                <span className="sr-only">{texts.currentValueLabel} </span>
                <del>{removedLines}</del>
              </dd>
            )}
            <dd className="font-medium wrap-anywhere whitespace-pre-line">
              <span className="sr-only">{texts.correctedValueLabel} </span>
              {addedLines}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Returns only the lines that differ, such as the changed days of a week. */
function diffLines(currentText: string, nextText: string): [removed: string, added: string] {
  const [before, after] = [currentText.split('\n'), nextText.split('\n')];
  const excludeLines = (lines: string[], others: string[]) =>
    lines.filter((line) => !others.includes(line)).join('\n');
  return [excludeLines(before, after), excludeLines(after, before)];
}

type CorrectionActionsProps = Pick<
  CorrectionCardProps,
  'adminId' | 'listed' | 'onAsk' | 'onApplied'
>;

/**
 * Renders the buttons of the decision. Most corrections are applied with one tap. A refusal opens a dialog for its
 * reason; closing a place or undoing asks for confirmation.
 */
function CorrectionActions({ adminId, listed, onAsk, onApplied }: CorrectionActionsProps) {
  const toast = useToast();
  const decisionMutation = useMutation(correctionDecisionMutation(useQueryClient(), adminId));
  const { correction, place } = listed;
  const apply = async () => {
    if (decisionMutation.isPending) return;
    try {
      const outcome = await decisionMutation.mutateAsync({
        ...listed,
        status: 'applied',
        answer: '',
      });
      toast(texts.correctionOutcomeText(outcome, texts.correctionApplied));
      // If the place has changed, the card stays for another look.
      if (outcome !== 'changed') onApplied();
    } catch {
      // The card shows the error.
    }
  };
  if (correction.status === 'declined') return null;
  if (correction.status === 'applied') {
    return (
      place && (
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
  return (
    <>
      {decisionMutation.isError && (
        <FailureLine
          sentences={texts.correctionDecisionErrors}
          error={decisionMutation.error}
          onRetry={() => void apply()}
        />
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        {place && hasAnyCorrection(correction) && (
          <Button
            aria-disabled={decisionMutation.isPending}
            onClick={() => {
              if (correction.isClosed) onAsk({ kind: 'close', listed });
              else void apply();
            }}
          >
            {decisionMutation.isPending
              ? texts.applying
              : correction.isClosed
                ? texts.removePlace
                : texts.applyCorrection}
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
