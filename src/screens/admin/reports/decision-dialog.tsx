import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reportDecisionMutation } from '#data/reports/report-queries.ts';
import type { ReportedReview } from '#data/reports/report-list-store.ts';
import { errorCode } from '#domain/app-error.ts';
import type { Review } from '#domain/review.ts';
import { reportDecisionErrors } from '#texts/errors/admin-reports.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';

/** What is about to be decided. */
export interface Decision {
  reported: ReportedReview;
  /** The review that goes; null keeps what there is. */
  removes: Review | null;
}

interface DecisionDialogProps {
  adminId: string;
  decision: Decision;
  onClose: () => void;
  /** The card is on its way out of the list. */
  onDecided: () => void;
}

/** Asks before a reported review is kept or removed. */
export function DecisionDialog({ adminId, decision, onClose, onDecided }: DecisionDialogProps) {
  const toast = useToast();
  const deciding = useMutation(reportDecisionMutation(useQueryClient(), adminId));
  const { removes, reported } = decision;
  const texts = textsOf(decision);

  return (
    <ConfirmDialog
      title={texts.title}
      confirmLabel={texts.submit}
      busyLabel="Salvando..."
      isHarmless={removes === null}
      isStacked
      sentences={reportDecisionErrors}
      isFinal={(error) => errorCode(error) === 'permission-denied'}
      onClose={onClose}
      onConfirm={async () => {
        const outcome = await deciding.mutateAsync(decision);
        toast(outcome === 'done' ? texts.done : outcomeTexts[outcome]);
        onDecided();
      }}
    >
      <p className="text-ink-muted">{texts.consequence}</p>
      {reported.review && (
        <blockquote
          dir="auto"
          className="line-clamp-4 rounded-control bg-sunken px-4 py-3 wrap-anywhere"
        >
          {reported.review.text || 'Avaliação só com estrelas, sem texto.'}
        </blockquote>
      )}
    </ConfirmDialog>
  );
}

const outcomeTexts = {
  gone: 'A avaliação já tinha sido excluída. As denúncias foram encerradas',
  decided: 'Outra pessoa já tinha decidido sobre esta avaliação',
} as const;

function textsOf({ removes, reported }: Decision) {
  if (removes) {
    return {
      title: 'Remover a avaliação?',
      consequence:
        'A avaliação sai do guia, e a nota do lugar é refeita sem ela. Não há como desfazer.',
      submit: 'Remover avaliação',
      done: 'Avaliação removida',
    };
  }
  if (reported.review) {
    return {
      title: 'Manter a avaliação?',
      consequence: 'A avaliação fica no guia, e todas as denúncias dela são encerradas.',
      submit: 'Manter avaliação',
      done: 'Avaliação mantida',
    };
  }
  return {
    title: 'Encerrar a denúncia?',
    consequence: 'A avaliação não existe mais. As denúncias dela saem da lista de abertas.',
    submit: 'Encerrar denúncia',
    done: 'Denúncia encerrada',
  };
}
