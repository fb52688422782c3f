import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reportDecisionMutation } from '#features/moderation/data/reports/report-queries.ts';
import type {
  ReportedItem,
  ReportedEvent,
  ReportedReview,
} from '#features/moderation/data/reports/report-list-store.ts';
import { errorCode } from '#shared/app-error.ts';
import type { Review } from '#features/reviews/model/review.ts';
import { reportDecisionErrors } from '#features/moderation/panel-texts.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';

/** The decision to confirm. */
export interface ReportDecisionPrompt {
  reported: ReportedItem;
  /** The review that is removed, or that loses its images; null keeps the item. */
  reviewToRemove: Review | null;
}

interface DecisionDialogProps {
  adminId: string;
  decision: ReportDecisionPrompt;
  onClose: () => void;
  /** Called when the card is about to leave the list. */
  onDecided: () => void;
}

/** Asks for confirmation before reports are closed and the reported item is kept or removed. */
export function ReportDecisionDialog({ adminId, decision, onClose, onDecided }: DecisionDialogProps) {
  const toast = useToast();
  const decisionMutation = useMutation(reportDecisionMutation(useQueryClient(), adminId));
  const { reviewToRemove, reported } = decision;
  const texts = getDialogTexts(decision);
  const quotedText = getQuotedText(reported);

  return (
    <ConfirmDialog
      title={texts.title}
      confirmLabel={texts.submit}
      busyLabel="Salvando..."
      isHarmless={reviewToRemove === null}
      isStacked
      sentences={reportDecisionErrors}
      isFinal={(error) => errorCode(error) === 'permission-denied'}
      onClose={onClose}
      onConfirm={async () => {
        const outcome = await decisionMutation.mutateAsync(decision);
        toast(outcomeText(outcome, reported.kind) ?? texts.done);
        onDecided();
      }}
    >
      <p className="text-ink-muted">{texts.consequence}</p>
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
  return reported.review && (reported.review.text || 'Avaliação só com estrelas, sem texto.');
}

type Outcome = 'done' | 'gone' | 'decided' | 'changed';

/** Returns null if the decision was carried out as requested. */
function outcomeText(outcome: Outcome, kind: ReportedItem['kind']): string | null {
  if (outcome === 'done') return null;
  if (outcome === 'changed') return 'As fotos mudaram agora há pouco. Confira e decida de novo';
  return outcomeTexts[kind][outcome];
}

const outcomeTexts = {
  review: {
    gone: 'A avaliação já tinha sido excluída. As denúncias foram encerradas',
    decided: 'Outra pessoa já tinha decidido sobre esta avaliação',
  },
  event: {
    gone: 'O evento já tinha sido excluído. As denúncias foram encerradas',
    decided: 'Outra pessoa já tinha decidido sobre este evento',
  },
  pictures: {
    gone: 'As fotos não existiam mais. As denúncias foram encerradas',
    decided: 'Outra pessoa já tinha decidido sobre estas fotos',
  },
} as const;

function getDialogTexts({ reviewToRemove, reported }: ReportDecisionPrompt) {
  if (reported.kind === 'pictures') return getPicturesTexts(reviewToRemove !== null, reported);
  if (reviewToRemove) {
    return {
      title: 'Remover a avaliação?',
      consequence:
        'A avaliação sai do guia, e a nota do lugar é refeita sem ela. Não há como desfazer.',
      submit: 'Remover avaliação',
      done: 'Avaliação removida',
    };
  }
  if (reported.kind === 'event') return getEventTexts(reported);
  if (reported.review) {
    return {
      title: 'Manter a avaliação?',
      consequence: 'A avaliação fica no guia, e todas as denúncias dela são encerradas.',
      submit: 'Manter avaliação',
      done: 'Avaliação mantida',
    };
  }
  return {
    ...closingTexts,
    consequence: 'A avaliação não existe mais. As denúncias dela saem da lista de abertas.',
  };
}

const closingTexts = {
  title: 'Encerrar a denúncia?',
  submit: 'Encerrar denúncia',
  done: 'Denúncia encerrada',
} as const;

function getPicturesTexts(areRemoved: boolean, { review }: ReportedReview) {
  if (areRemoved) {
    return {
      title: 'Remover as fotos?',
      consequence: 'As fotos são apagadas, e a avaliação fica sem elas. Não há como desfazer.',
      submit: 'Remover fotos',
      done: 'Fotos removidas',
    };
  }
  if (!review?.pictures.length) {
    return {
      ...closingTexts,
      consequence: 'As fotos não existem mais. As denúncias delas saem da lista de abertas.',
    };
  }
  return {
    title: 'Manter as fotos?',
    consequence:
      'As fotos voltam a aparecer para todos, e uma nova denúncia não as esconde. As denúncias delas são encerradas.',
    submit: 'Manter fotos',
    done: 'Fotos mantidas',
  };
}

function getEventTexts({ event }: ReportedEvent) {
  const remainsText = event?.isActive
    ? 'O evento fica na agenda como está'
    : event
      ? 'O evento fica fora da agenda'
      : 'O evento não existe mais';
  return {
    ...closingTexts,
    consequence: `${remainsText}. As denúncias dele saem da lista de abertas.`,
  };
}
