import { useEffect } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Clock } from 'lucide-react';
import { redemptionQuery } from '#data/redemptions/redemption-queries.ts';
import { cancelRedemption } from '#data/redemptions/redemption-store.ts';
import type { RedemptionAnswer } from '#domain/api-contract.ts';
import type { User } from '#domain/user.ts';
import { memberKeys } from '#data/firestore/member-keys.ts';
import { linkTo } from '#domain/routes.ts';
import { redemptionErrors } from '#texts/errors/redemptions.ts';
import { formatCents, formatDateTime } from '#texts/formats.ts';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { ReceiptFigures } from '#components/redemption/receipt-figures.tsx';
import { refusalText } from '#components/refusal/refusal-text.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { RedemptionCard } from './redemption-card.tsx';

interface OpenRedemptionProps {
  user: User;
  id: string;
  placeName: string;
  onAgain: () => void;
}

/** The code while it is open, and then what became of it. */
export function OpenRedemption({ user, id, placeName, onAgain }: OpenRedemptionProps) {
  const client = useQueryClient();
  const query = useQuery(redemptionQuery(user.uid, id));
  const cancelling = useMutation({
    mutationFn: () => cancelRedemption(id),
    onSettled: () => query.refetch(),
  });
  const status = query.data?.status;

  useEffect(() => {
    // Receipts, savings and visits have changed with it.
    if (status === 'confirmed')
      void client.invalidateQueries({ queryKey: memberKeys.of(user.uid) });
  }, [status, client, user.uid]);

  return (
    <QueryView
      query={query}
      sentences={redemptionErrors}
      failure="line"
      loading="Gerando o código..."
      skeleton={<Skeleton className="mt-4 h-96 rounded-card" />}
    >
      {(redemption) => {
        if (redemption.status === 'confirmed') {
          return <Confirmed redemption={redemption} placeName={placeName} />;
        }
        if (redemption.proof === null) return <Ended redemption={redemption} onAgain={onAgain} />;
        return (
          <div className="mt-2 flex flex-col gap-4">
            <h1 className="text-2xl font-extrabold wrap-anywhere">{redemption.title}</h1>
            <p role="status">
              {redemption.status === 'verified'
                ? 'A equipe já leu seu código e está conferindo a conta.'
                : 'Mostre esta tela para a equipe.'}
            </p>
            <RedemptionCard
              user={user}
              placeName={placeName}
              proof={redemption.proof}
              expiresAt={new Date(redemption.expiresAt)}
            />
            <FormAlert
              text={cancelling.error ? refusalText(redemptionErrors, cancelling.error) : ''}
            />
            <Button
              variant="quiet"
              aria-disabled={cancelling.isPending}
              onClick={() => {
                if (!cancelling.isPending) cancelling.mutate();
              }}
            >
              {cancelling.isPending ? 'Cancelando...' : 'Cancelar'}
            </Button>
          </div>
        );
      }}
    </QueryView>
  );
}

interface ConfirmedProps {
  redemption: RedemptionAnswer;
  placeName: string;
}

function Confirmed({ redemption, placeName }: ConfirmedProps) {
  const { discountCents, title, confirmedAt } = redemption;
  return (
    <section className="mt-4 appear rounded-card bg-open-soft p-6">
      <div role="status" className="flex items-center gap-3 text-open">
        <CircleCheck aria-hidden size={36} className="shrink-0" />
        <h1 className="text-2xl font-extrabold">Você economizou {formatCents(discountCents)}</h1>
      </div>
      <p className="mt-3 font-semibold wrap-anywhere">
        {title} · {placeName}
      </p>
      <p className="mb-4 text-sm">{formatDateTime(confirmedAt ? new Date(confirmedAt) : null)}</p>
      <ReceiptFigures {...redemption} />
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={linkTo('/history')}>Ver no histórico</ButtonLink>
        <ButtonLink to={linkTo('/club')} variant="secondary">
          Outros benefícios
        </ButtonLink>
      </div>
    </section>
  );
}

const endings = {
  cancelled: { title: 'Código cancelado', text: 'Nada foi usado. Você pode gerar outro código.' },
  voided: { title: 'Desconto desfeito', text: 'A equipe do lugar desfez este desconto.' },
  expired: { title: 'O código expirou', text: 'Nada foi usado. Gere outro quando for pagar.' },
};

function Ended({ redemption, onAgain }: { redemption: RedemptionAnswer; onAgain: () => void }) {
  const { status } = redemption;
  const { title, text } =
    status === 'cancelled' || status === 'voided' ? endings[status] : endings.expired;
  return (
    <Notice
      as="h1"
      icon={<Clock aria-hidden size={28} />}
      title={title}
      actions={<Button onClick={onAgain}>Gerar outro código</Button>}
    >
      <p>{text}</p>
    </Notice>
  );
}
