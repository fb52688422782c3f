import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { withdrawMutation } from '#features/club/data/membership-queries.ts';
import { withdrawalDays } from '#features/club/model/membership.ts';
import type { User } from '#features/account/model/user.ts';
import { withdrawalErrors } from '#features/club/texts.ts';
import { formatCents, formatDate } from '#shared/formats/formats.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';

const dayMs = 86_400_000;

/** Renders the withdrawal with a full refund, possible in the first seven days. */
export function Withdrawal({ user, startedAt }: { user: User; startedAt: Date }) {
  const [isOpen, setOpen] = useState(false);
  const lastDay = new Date(startedAt.getTime() + withdrawalDays * dayMs);
  return (
    <section aria-labelledby="withdrawal" className="flex flex-col gap-3 border-t border-line pt-6">
      <h2 id="withdrawal" className="text-xl font-bold">
        Mudou de ideia?
      </h2>
      <p className="text-ink-muted">
        Até {formatDate(lastDay)} você pode desistir e receber de volta tudo o que pagou, sem
        explicar o motivo.
      </p>
      <Button
        variant="danger"
        onClick={() => {
          setOpen(true);
        }}
      >
        Desistir e receber reembolso
      </Button>
      {isOpen && (
        <WithdrawalDialog
          user={user}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </section>
  );
}

function WithdrawalDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const client = useQueryClient();
  const toast = useToast();
  const withdrawal = useMutation(withdrawMutation(client, user.uid));
  return (
    <ConfirmDialog
      title="Desistir da assinatura?"
      confirmLabel="Confirmar desistência"
      busyLabel="Devolvendo o valor..."
      cancelLabel="Continuar no clube"
      cancelVariant="quiet"
      isStacked
      sentences={withdrawalErrors}
      onClose={onClose}
      onConfirm={async () => {
        const refundedCents = await withdrawal.mutateAsync();
        onClose();
        toast(
          refundedCents > 0
            ? `Assinatura desfeita. ${formatCents(refundedCents)} voltam para o seu cartão.`
            : // Nothing was paid, or the payment is disputed at the bank.
              'Assinatura desfeita. Não há valor a devolver agora.',
        );
      }}
    >
      <p className="text-ink-muted">
        O clube termina agora, e o valor pago volta para o mesmo cartão. O banco pode levar alguns
        dias para mostrar o reembolso na fatura.
      </p>
      <p className="text-ink-muted">
        Se você assinar de novo dentro de doze meses, usa os benefícios a partir do oitavo dia.
      </p>
    </ConfirmDialog>
  );
}
