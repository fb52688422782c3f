import { ArrowRight, PencilLine } from 'lucide-react';
import type { CorrectionDecision } from '#features/moderation/data/correction-decisions.ts';
import type { ListedCorrection } from '#features/moderation/data/queue-lists.ts';
import { hasAnyCorrection, toPlaceChanges } from '#features/moderation/model/correction.ts';
import { changedLines } from '#features/moderation/model/changed-lines.ts';
import type { ChangedLines } from '#features/moderation/model/changed-lines.ts';
import * as texts from '#features/moderation/correction-panel-texts.ts';
import * as panelTexts from '#features/moderation/panel-texts.ts';
import { fieldText } from '#features/place-editor/components/preview/field-text.ts';
import { placeFieldLabels } from '#features/places/field-texts.ts';
import type { PlaceFieldName } from '#features/places/model/place-fields.ts';
import { formatRelativeDate } from '#shared/formats/relative-dates.ts';
import type { Decision } from '../decision.ts';
import type { QueueProps } from '../queue-card.tsx';
import { QueueList } from '../queue-view.tsx';
import { QuotedText, RequestCard } from './request-card.tsx';

/** Renders one page of corrections: the suggested values next to the current ones, and the possible decisions. */
export function CorrectionQueue(props: QueueProps) {
  return (
    <QueueList
      {...props}
      kind="correction"
      sentences={texts.correctionListErrors}
      loading={texts.loadingCorrections}
      getKey={({ correction }) => correction.id}
      icon={<PencilLine aria-hidden size={28} />}
      emptyTexts={texts.emptyCorrectionLists}
    >
      {(listed, now) => (
        <RequestCard
          {...props}
          kind="correction"
          request={listed.correction}
          place={listed.place}
          now={now}
          sentAt={texts.correctionSentAt(formatRelativeDate(listed.correction.createdAt, now))}
          statusLabel={texts.correctionStatusLabels[listed.correction.status]}
          {...listDecisions(listed)}
        >
          <CorrectionContent listed={listed} />
        </RequestCard>
      )}
    </QueueList>
  );
}

/** Most corrections are applied with one tap. Renaming or closing a place and undoing ask for confirmation. */
function listDecisions(listed: ListedCorrection) {
  const { correction, place } = listed;
  const toDecision = (status: CorrectionDecision['status'], done: string) => ({
    done,
    outcomeTexts: texts.correctionOutcomeTexts,
    busyLabel: panelTexts.saving,
    sentences: texts.correctionDecisionErrors,
    toChange: (answer: string) =>
      ({ kind: 'decide-correction', decision: { ...listed, status, answer } }) as const,
  });
  const { close, rename, undo } = texts.correctionConfirmations;
  const toDialog = ({ title, consequence, isHarmless }: Omit<typeof close, 'done'>) => ({
    ...{ title, isHarmless },
    content: (
      <>
        <p className="font-semibold wrap-anywhere">{place?.title}</p>
        <p className="text-ink-muted">{consequence}</p>
      </>
    ),
  });
  const reversion: Decision = {
    ...toDecision('applied', undo.done),
    label: panelTexts.undo,
    outcomeTexts: texts.undoOutcomeTexts,
    toChange: () => ({ kind: 'undo-correction', correction }),
    dialog: toDialog(undo),
  };
  const { title: nextTitle } = correction.fields;
  const application: Decision = correction.isClosed
    ? {
        ...toDecision('applied', close.done),
        label: texts.removePlace,
        dialog: toDialog(close),
        undo: reversion,
      }
    : {
        ...toDecision('applied', texts.correctionApplied),
        label: texts.applyCorrection,
        busyLabel: texts.applying,
        undo: reversion,
        ...(nextTitle !== undefined && {
          dialog: toDialog({ ...rename, consequence: rename.toConsequence(nextTitle) }),
        }),
      };
  const refusal: Decision = {
    ...toDecision('declined', texts.correctionRefused),
    label: panelTexts.decline,
    variant: 'secondary',
    dialog: {
      title: texts.declineCorrectionTitle,
      content: <p className="text-ink-muted">{texts.declineCorrectionConsequence}</p>,
      confirmLabel: texts.declineCorrection,
      answerMissing: texts.correctionRefusalReasonMissing,
    },
  };
  return {
    grant: place && hasAnyCorrection(correction) ? application : null,
    refusal,
    undo: place && reversion,
  };
}

function CorrectionContent({ listed }: { listed: ListedCorrection }) {
  const { fields, status, message } = listed.correction;
  return (
    <>
      <CorrectionChanges listed={listed} />
      {status === 'pending' && fields.location && listed.place?.geo && (
        <p className="text-sm text-ink-muted">{texts.mapPointUnchanged}</p>
      )}
      {message && <QuotedText label={texts.correctionMessageLabel}>{message}</QuotedText>}
    </>
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
        const changes =
          currentText === nextText
            ? [{ labels: [], before: '', after: nextText }]
            : changedLines(currentText, nextText);
        return (
          <div key={name}>
            <dt className="text-sm font-semibold">{placeFieldLabels[name]}</dt>
            {changes.map((change) => (
              <ChangedValue key={`${change.labels.join()}: ${change.before}`} {...change} />
            ))}
          </div>
        );
      })}
    </dl>
  );
}

/** Renders the current value, struck through, and the suggested one after it. */
function ChangedValue({ labels, before, after }: ChangedLines) {
  return (
    <dd className="mt-1 wrap-anywhere">
      {labels.length > 0 && (
        <p className="text-sm text-ink-muted">{texts.changedDaysText(labels)}</p>
      )}
      <p className="flex flex-wrap items-center gap-x-2 whitespace-pre-line">
        {before && (
          <>
            <span className="sr-only">{texts.currentValueLabel} </span>
            <del className="text-ink-muted">{before}</del>
          </>
        )}
        {before && after && <ArrowRight aria-hidden size={16} className="shrink-0" />}
        {after && (
          <>
            <span className="sr-only">{texts.correctedValueLabel} </span>
            <span className="font-semibold">{after}</span>
          </>
        )}
      </p>
    </dd>
  );
}
