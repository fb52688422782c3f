import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reportDecisionMutation } from '#data/reports/report-queries.ts';
import type { ReportedReview } from '#data/reports/report-list-store.ts';
import { errorCode } from '#domain/app-error.ts';
import type { Review } from '#domain/review.ts';
import { reportDecisionErrors } from '#texts/errors/admin-reports.ts';
import { errorSentence } from '#texts/errors.ts';
import { FormAlert } from '#components/form-alert/form-alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
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
  const close = () => {
    if (!deciding.isPending) onClose();
  };
  const decide = () => {
    if (deciding.isPending) return;
    deciding.mutate(decision, {
      onSuccess: (outcome) => {
        toast(outcome === 'done' ? texts.done : outcomeTexts[outcome]);
        onDecided();
      },
    });
  };
  const code = deciding.error && !deciding.isPending ? errorCode(deciding.error) : null;
  const isRefused = code === 'permission-denied';

  return (
    <Dialog title={texts.title} open onClose={close} closeLabel="Fechar">
      <div className="mt-2 flex flex-col gap-5">
        <p className="text-ink-muted">{texts.consequence}</p>
        {reported.review && (
          <blockquote
            dir="auto"
            className="line-clamp-4 rounded-control bg-sunken px-4 py-3 wrap-anywhere"
          >
            {reported.review.text || 'Avaliação só com estrelas, sem texto.'}
          </blockquote>
        )}
        <FormAlert text={code === null ? '' : errorSentence(reportDecisionErrors, code)} />
        <div className="flex flex-col gap-3">
          {!isRefused && (
            <Button
              variant={removes ? 'danger' : 'primary'}
              block
              aria-disabled={deciding.isPending}
              onClick={decide}
            >
              {deciding.isPending
                ? 'Salvando...'
                : code === null
                  ? texts.submit
                  : 'Tentar novamente'}
            </Button>
          )}
          <Button variant="secondary" block onClick={close} disabled={deciding.isPending}>
            {isRefused ? 'Fechar' : 'Cancelar'}
          </Button>
        </div>
      </div>
    </Dialog>
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
