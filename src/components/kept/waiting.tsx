import { outbox } from '#data/outbox/device-outbox.ts';
import type { WaitingChange, WaitingReview } from '#features/reviews/model/waiting-change.ts';
import { waitingMarksText } from '#features/favorites/arrangement-texts.ts';
import { lostText } from '#features/profile/texts.ts';
import { waitingReviewText } from '#features/reviews/texts.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { useWaiting } from './use-waiting.ts';

const isReview = (change: WaitingChange): change is WaitingReview => change.kind === 'review';

/** Reviews that have not arrived: of one place, or of all. Nothing where there are none. */
export function WaitingReviews({ placeId }: { placeId?: string }) {
  const reviews = useWaiting()
    .filter(isReview)
    .filter(({ target }) => placeId === undefined || target === placeId);
  return reviews.map((review) => <WaitingReviewItem key={review.id} review={review} />);
}

function WaitingReviewItem({ review }: { review: WaitingReview }) {
  const toast = useToast();
  const { problem, placeTitle, draft } = review;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(draft.text);
      toast('Texto copiado');
    } catch {
      // No clipboard without https or permission: the text can be selected.
      toast('Selecione o texto para copiar.');
    }
  };
  const act = (done: Promise<void>) => {
    done.catch(() => {
      toast('Não foi possível agora. Tente novamente.');
    });
  };
  return (
    <section
      aria-label={`Avaliação de ${placeTitle}`}
      className="mt-4 flex flex-col items-start gap-3 rounded-card bg-sun-soft p-4"
    >
      <p role="status" className="font-medium">
        {waitingReviewText(review)}
      </p>
      <p className="text-sm">
        <bdi>{placeTitle}</bdi> · {draft.rating === 1 ? '1 estrela' : `${draft.rating} estrelas`}
      </p>
      {draft.text && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {draft.text}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {problem !== null && (
          <Button
            onClick={() => {
              act(outbox.insist(review));
            }}
          >
            Enviar de novo
          </Button>
        )}
        {draft.text && (
          <Button variant="secondary" onClick={() => void copy()}>
            Copiar texto
          </Button>
        )}
        <Button
          variant="quiet"
          onClick={() => {
            act(outbox.discard(review));
          }}
        >
          Descartar
        </Button>
      </div>
    </section>
  );
}

/** That marks on places and events have not arrived yet; nothing where none waits. */
export function WaitingMarks() {
  const count = useWaiting().filter(({ kind }) => kind !== 'review').length;
  return count > 0 && <p className="font-medium tabular">{waitingMarksText(count)}</p>;
}

interface LeaveDialogProps {
  /** Changes that have not arrived. */
  count: number;
  onLeave: () => Promise<void>;
  onClose: () => void;
}

/** Asks before changes are lost that were made without network. */
export function LeaveDialog({ count, onLeave, onClose }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      title="Sair da conta?"
      confirmLabel="Sair e perder"
      busyLabel="Saindo..."
      cancelLabel="Continuar aqui"
      sentences={{ default: 'Não foi possível sair da conta' }}
      onConfirm={onLeave}
      onClose={onClose}
    >
      <p>{lostText(count)} Com conexão, elas são enviadas sozinhas.</p>
    </ConfirmDialog>
  );
}
